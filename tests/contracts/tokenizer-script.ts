/** Simulates a provider's script, because jsdom loads no scripts. */
export class TokenizerScript {
  isAvailable = true;
  readonly #onLoad: (element: HTMLScriptElement) => void;
  readonly #observer: MutationObserver;

  /** `onLoad`: called with the script element when it loads. */
  constructor(onLoad: (element: HTMLScriptElement) => void) {
    this.#onLoad = onLoad;
    this.#observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) this.#loadScript(node);
      }
    });
    this.#observer.observe(document.head, { childList: true });
  }

  /** Removes all scripts from the head of the document. */
  close(): void {
    this.#observer.disconnect();
    document.head.replaceChildren();
  }

  #loadScript(element: HTMLScriptElement): void {
    if (this.isAvailable) this.#onLoad(element);
    element.dispatchEvent(new Event(this.isAvailable ? 'load' : 'error'));
  }
}
