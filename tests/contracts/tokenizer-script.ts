/** A provider's script as a test has it, in jsdom, which fetches none by itself. */
export class TokenizerScript {
  isThere = true;
  readonly #run: (element: HTMLScriptElement) => void;
  readonly #observer: MutationObserver;

  /** `run`: what the script does when it comes. */
  constructor(run: (element: HTMLScriptElement) => void) {
    this.#run = run;
    this.#observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) this.#answer(node);
      }
    });
    this.#observer.observe(document.head, { childList: true });
  }

  /** Nothing of it stays. */
  close(): void {
    this.#observer.disconnect();
    document.head.replaceChildren();
  }

  #answer(element: HTMLScriptElement): void {
    if (this.isThere) this.#run(element);
    element.dispatchEvent(new Event(this.isThere ? 'load' : 'error'));
  }
}
