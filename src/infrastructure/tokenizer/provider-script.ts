import type { TokenizerFailure } from '../../application/ports/cards/card-tokenizer.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { trustedScript } from '../browser/trusted-script.ts';
import { isFailedScriptBlocked } from './script-blocking.ts';

const timeoutMs = 20_000;

/** The script of a payment provider. It is loaded once; a failed load is retried by the next call. */
export class ProviderScript {
  readonly #address: string;
  readonly #isLoaded: () => boolean;
  readonly #browser: Window;
  #loading: Promise<Result<null, TokenizerFailure>> | null = null;

  /** `isLoaded`: whether the script has run, for example whether it has added the provider's object to the window. */
  constructor(address: string, isLoaded: () => boolean, browser: Window) {
    this.#address = new URL(address, browser.location.href).href;
    this.#isLoaded = isLoaded;
    this.#browser = browser;
  }

  async load(): Promise<Result<null, TokenizerFailure>> {
    if (this.#isLoaded()) return succeeded(null);
    this.#loading ??= this.#load();
    const outcome = await this.#loading;
    if (!outcome.ok) this.#loading = null;
    return outcome;
  }

  async #load(): Promise<Result<null, TokenizerFailure>> {
    const event = await this.#append();
    if (event === 'load' && this.#isLoaded()) return succeeded(null);
    if (event === 'timeout') return failed(paymentFailures.tokenizerNotLoaded);
    // Blockers replace a script with an empty one.
    const isBlocked = event === 'load' || (await isFailedScriptBlocked(this.#address, this.#browser));
    return failed(isBlocked ? paymentFailures.tokenizerBlocked : paymentFailures.tokenizerNotLoaded);
  }

  #append(): Promise<'load' | 'error' | 'timeout'> {
    const script = this.#browser.document.createElement('script');
    script.async = true;
    // Browsers with Trusted Types reject a string here, but the DOM types allow only strings.
    script.src = trustedScript('banca-tokenizer', this.#address, this.#browser) as string;
    return new Promise((resolve) => {
      const end = (event: 'load' | 'error' | 'timeout') => {
        this.#browser.clearTimeout(timer);
        // A loaded script stays in the document, because some read their address from it later.
        if (event !== 'load' || !this.#isLoaded()) script.remove();
        resolve(event);
      };
      const timer = this.#browser.setTimeout(() => end('timeout'), timeoutMs);
      script.addEventListener('load', () => end('load'));
      script.addEventListener('error', () => end('error'));
      this.#browser.document.head.append(script);
    });
  }
}
