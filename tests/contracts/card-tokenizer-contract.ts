import type {
  CardField,
  CardTokenizer,
  TypedCard,
} from '../../src/application/ports/cards/card-tokenizer.ts';
import { failures } from '../../src/domain/failure.ts';
import { failed, succeeded } from '../../src/domain/result.ts';
import { someTypedCard } from '../fakes/cards/some-typed-card.ts';
import { successOf } from './services/contract.ts';

/** A tokenizer with what its provider does. */
export interface TokenizerStage {
  readonly tokenizer: CardTokenizer;
  /** Lets it have what it needs, or keeps that away. */
  provide(isThere: boolean): void;
  /** One that the provider refuses, and the field that it names. */
  readonly refused: { readonly card: TypedCard; readonly field: CardField };
  close?(): Promise<void> | void;
}

/** What every tokenizer has to do, an integrator's too. Called within a test file. */
export function cardTokenizerContract(name: string, open: () => Promise<TokenizerStage>): void {
  describe(`CardTokenizer: ${name}`, () => {
    let stage: TokenizerStage;
    beforeEach(async () => {
      stage = await open();
    });
    afterEach(() => stage.close?.());

    it('gets ready as often as it is asked to', async () => {
      stage.provide(true);
      const { tokenizer } = stage;
      const asked = [tokenizer.prepare(), tokenizer.prepare(), tokenizer.prepare()];
      expect(await Promise.all(asked)).toEqual(Array(3).fill(succeeded(null)));
    });

    it('says that it cannot, and gets ready the next time', async () => {
      stage.provide(false);
      const outcome = await stage.tokenizer.prepare();
      const known = [failures.tokenizerBlocked, failures.tokenizerNotLoaded].map((failure) =>
        failed(failure),
      );
      expect(known).toContainEqual(outcome);
      stage.provide(true);
      expect(await stage.tokenizer.prepare()).toEqual(succeeded(null));
    });

    it('makes another token each time, which tells nothing of the card', async () => {
      stage.provide(true);
      await stage.tokenizer.prepare();
      const make = async () => successOf(await stage.tokenizer.tokenize(someTypedCard()));
      const tokens = [await make(), await make()];
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) {
        // As the platform takes them.
        expect(token).toMatch(/^[\x21-\x7e]{8,500}$/);
        expect(token).not.toMatch(/41111111|52998224725|LIMA/);
      }
    });

    it('names the field of a card that is refused, and then takes another card', async () => {
      stage.provide(true);
      await stage.tokenizer.prepare();
      const { card, field } = stage.refused;
      expect(await stage.tokenizer.tokenize(card)).toEqual(failed({ ...failures.cardRefused, field }));
      expect(await stage.tokenizer.tokenize(someTypedCard())).toEqual(succeeded(expect.any(String)));
    });
  });
}
