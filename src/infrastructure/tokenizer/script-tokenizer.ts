import type {
  CardTokenizer,
  TokenizerFailure,
  TypedCard,
} from '../../application/ports/cards/card-tokenizer.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import { failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { ProviderScript } from './provider-script.ts';
import type { TokenizerEnvironment, TokenizerProvider } from './tokenizer-provider.ts';
import { withTimeout } from './with-timeout.ts';

/** Works with any provider whose script creates tokens in the page. */
export class ScriptTokenizer implements CardTokenizer {
  readonly #provider: TokenizerProvider;
  readonly #environment: TokenizerEnvironment;
  readonly #script: ProviderScript;
  readonly #browser: Window;

  constructor(provider: TokenizerProvider, environment: TokenizerEnvironment, browser: Window) {
    this.#provider = provider;
    this.#environment = environment;
    this.#script = new ProviderScript(provider.script, provider.isLoaded, browser);
    this.#browser = browser;
  }

  prepare() {
    return this.#script.load();
  }

  async tokenize(card: TypedCard): Promise<Result<string, TokenizerFailure>> {
    if (!this.#provider.isLoaded()) return failed(paymentFailures.tokenizerNotLoaded);
    try {
      const token = await withTimeout(this.#provider.tokenize(card, this.#environment), this.#browser);
      if (token === null) return failed(failures.timeout);
      return token === '' ? failed(failures.unknown) : succeeded(token);
    } catch (error) {
      const field = this.#provider.refusedField(error);
      if (field) return failed({ ...paymentFailures.cardRefused, field });
      // Browsers throw a TypeError if a server does not answer.
      return failed(error instanceof TypeError ? failures.networkConnection : failures.unknown);
    }
  }
}
