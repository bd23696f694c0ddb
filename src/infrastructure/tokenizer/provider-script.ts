import type { TokenizerFailure } from '../../application/ports/cards/card-tokenizer.ts';
import { failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { isScriptKeptAway } from './is-kept-away.ts';
import { trustedScript } from './trusted-script.ts';

/** Milliseconds after which a script is not waited for any longer. */
const timeoutMs = 20_000;

/** The script of a payment provider: fetched once, and again after it did not come. */
export class ProviderScript {
  readonly #address: string;
  readonly #isThere: () => boolean;
  readonly #browser: Window;
  #loading: Promise<Result<null, TokenizerFailure>> | null = null;

  /** `isThere`: whether the script has done its work, such as putting the provider's object on the window. */
  constructor(address: string, isThere: () => boolean, browser: Window) {
    this.#address = new URL(address, browser.location.href).href;
    this.#isThere = isThere;
    this.#browser = browser;
  }

  async load(): Promise<Result<null, TokenizerFailure>> {
    if (this.#isThere()) return succeeded(null);
    this.#loading ??= this.#load();
    const outcome = await this.#loading;
    if (!outcome.ok) this.#loading = null;
    return outcome;
  }

  async #load(): Promise<Result<null, TokenizerFailure>> {
    const event = await this.#append();
    if (event === 'load' && this.#isThere()) return succeeded(null);
    if (event === 'timeout') return failed(failures.tokenizerNotLoaded);
    // A script that came and did nothing is what blockers put in the place of one.
    const isBlocked = event === 'load' || (await isScriptKeptAway(this.#address, this.#browser));
    return failed(isBlocked ? failures.tokenizerBlocked : failures.tokenizerNotLoaded);
  }

  #append(): Promise<'load' | 'error' | 'timeout'> {
    const script = this.#browser.document.createElement('script');
    script.async = true;
    // Browsers that know Trusted Types take no text here, and the types of the DOM know nothing but texts.
    script.src = trustedScript(this.#address, this.#browser) as string;
    return new Promise((resolve) => {
      const end = (event: 'load' | 'error' | 'timeout') => {
        this.#browser.clearTimeout(waiting);
        // One that did its work stays: some find their own address by it later.
        if (event !== 'load' || !this.#isThere()) script.remove();
        resolve(event);
      };
      const waiting = this.#browser.setTimeout(() => end('timeout'), timeoutMs);
      script.addEventListener('load', () => end('load'));
      script.addEventListener('error', () => end('error'));
      this.#browser.document.head.append(script);
    });
  }
}
