import { flushPromises } from '../../../../fakes/flush-promises.ts';

type Answer = 'nothing' | { readonly status: number } | 'opaque';

/** The window of jsdom. The test controls when scripts load and how addresses answer. */
export class FakeBrowser {
  /** By path, or by host for other hosts. The default is status 200. */
  readonly answers = new Map<string, Answer>();
  isOnline = true;
  readonly window: Window;

  constructor() {
    this.window = new Proxy(window, {
      get: (target, name) => {
        if (name === 'fetch') return (address: string) => this.#answer(new URL(address));
        if (name === 'navigator') return { onLine: this.isOnline };
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** The script elements in the document. */
  get scripts(): readonly HTMLScriptElement[] {
    return [...document.querySelectorAll<HTMLScriptElement>('head script')];
  }

  /** Ends the loading of the last script. */
  async end(event: 'load' | 'error'): Promise<void> {
    this.scripts.at(-1)?.dispatchEvent(new Event(event));
    await flushPromises();
  }

  async #answer({ host, pathname }: URL): Promise<Response> {
    const answer = this.answers.get(host === location.host ? pathname : host) ?? { status: 200 };
    if (answer === 'nothing') throw new TypeError('Failed to fetch');
    if (answer === 'opaque') return { ok: false, status: 0, type: 'opaque' } as Response;
    return { ok: answer.status < 400, status: answer.status, type: 'basic' } as Response;
  }
}
