import { settled } from '../../../../fakes/hold-answers.ts';

type Answer = 'nothing' | { readonly status: number } | 'opaque';

/** jsdom's window, in which scripts come as the test has it, and addresses answer so. */
export class SomeBrowser {
  /** By the address's path, or its host where it is somebody else's; everything else answers with 200. */
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

  /** The scripts that were asked for and have neither come nor failed. */
  get scripts(): readonly HTMLScriptElement[] {
    return [...document.querySelectorAll<HTMLScriptElement>('head script')];
  }

  /** The script that was asked for comes, or does not. */
  async end(event: 'load' | 'error'): Promise<void> {
    this.scripts.at(-1)?.dispatchEvent(new Event(event));
    await settled();
  }

  async #answer({ host, pathname }: URL): Promise<Response> {
    const answer = this.answers.get(host === location.host ? pathname : host) ?? { status: 200 };
    if (answer === 'nothing') throw new TypeError('Failed to fetch');
    if (answer === 'opaque') return { ok: false, status: 0, type: 'opaque' } as Response;
    return { ok: answer.status < 400, status: answer.status, type: 'basic' } as Response;
  }
}
