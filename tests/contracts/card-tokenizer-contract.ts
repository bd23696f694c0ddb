import type {
  CardField,
  CardTokenizer,
  TypedCard,
} from '../../src/application/ports/cards/card-tokenizer.ts';
import { paymentFailures } from '../../src/domain/checkout/payment-failures.ts';
import { failed, succeeded } from '../../src/domain/result.ts';
import { buildTypedCard } from '../fakes/cards/build-typed-card.ts';
import { successOf } from './services/contract.ts';

/** A tokenizer, and functions that control its provider. */
export interface TokenizerSetup {
  readonly tokenizer: CardTokenizer;
  /** Makes the provider's script available or not. */
  setAvailable(isAvailable: boolean): void;
  /** A card that the provider rejects, and the field that is reported. */
  readonly rejected: { readonly card: TypedCard; readonly field: CardField };
  close?(): Promise<void> | void;
}

/** Tests that every tokenizer must pass, including those of integrators. Called in a test file. */
export function cardTokenizerContract(name: string, open: () => Promise<TokenizerSetup>): void {
  describe(`CardTokenizer: ${name}`, () => {
    let setup: TokenizerSetup;
    beforeEach(async () => {
      setup = await open();
    });
    afterEach(() => setup.close?.());

    it('can be prepared repeatedly', async () => {
      setup.setAvailable(true);
      const { tokenizer } = setup;
      const outcomes = [tokenizer.prepare(), tokenizer.prepare(), tokenizer.prepare()];
      expect(await Promise.all(outcomes)).toEqual(Array(3).fill(succeeded(null)));
    });

    it('fails to prepare without its script, and succeeds the next time', async () => {
      setup.setAvailable(false);
      const outcome = await setup.tokenizer.prepare();
      const expected = [paymentFailures.tokenizerBlocked, paymentFailures.tokenizerNotLoaded].map((failure) =>
        failed(failure),
      );
      expect(expected).toContainEqual(outcome);
      setup.setAvailable(true);
      expect(await setup.tokenizer.prepare()).toEqual(succeeded(null));
    });

    it('returns a new token each time, without data of the card', async () => {
      setup.setAvailable(true);
      await setup.tokenizer.prepare();
      const createToken = async () => successOf(await setup.tokenizer.tokenize(buildTypedCard()));
      const tokens = [await createToken(), await createToken()];
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) {
        // The platform accepts tokens in this format.
        expect(token).toMatch(/^[\x21-\x7e]{8,500}$/);
        expect(token).not.toMatch(/41111111|52998224725|LIMA/);
      }
    });

    it('reports the field of a rejected card, and then accepts another card', async () => {
      setup.setAvailable(true);
      await setup.tokenizer.prepare();
      const { card, field } = setup.rejected;
      expect(await setup.tokenizer.tokenize(card)).toEqual(failed({ ...paymentFailures.cardRefused, field }));
      expect(await setup.tokenizer.tokenize(buildTypedCard())).toEqual(succeeded(expect.any(String)));
    });
  });
}
