/** Simulates a provider's script, because jsdom loads no scripts. */
export class TokenizerScript {
  isAvailable = true;
  readonly #run: (element: HTMLScriptElement) => void;
  readonly #observer: MutationObserver;

  /** `run`: called when the script loads. */
  constructor(run: (element: HTMLScriptElement) => void) {
    this.#run = run;
    this.#observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) this.#answer(node);
      }
    });
    this.#observer.observe(document.head, { childList: true });
  }

  /** Removes the script from the document. */
  close(): void {
    this.#observer.disconnect();
    document.head.replaceChildren();
  }

  #answer(element: HTMLScriptElement): void {
    if (this.isAvailable) this.#run(element);
    element.dispatchEvent(new Event(this.isAvailable ? 'load' : 'error'));
  }
}
