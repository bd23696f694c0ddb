import { createHash, randomBytes } from 'node:crypto';

const createRandomText = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Creates the random values of one sign-in. `codeVerifier` stays in the browser. */
export function createSignInRequest(redirectUri: string) {
  const codeVerifier = createRandomText(32);
  return {
    state: createRandomText(16),
    nonce: createRandomText(16),
    codeVerifier,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    redirectUri,
  };
}

/** Signs in on the pages of a stand-in like a browser without scripts: redirects, cookies by path, and a form. */
export class TestBrowser {
  readonly #cookies = new Map<string, { path: string; value: string }>();

  /** Signs in as the person with the subject; null cancels. Returns the parameters of /callback. */
  async signIn(address: string, subject: string | null): Promise<URLSearchParams> {
    const page = await this.#follow(await this.open(address));
    const html = await page.text();
    const actionEnd = subject === null ? '/cancel' : `/as/${subject}`;
    const action = [...html.matchAll(/formaction="([^"]+)"/g)].find(([, buttonAction]) =>
      buttonAction?.endsWith(actionEnd),
    )?.[1];
    if (!action) throw new Error(`The page has no button for ${actionEnd}: ${html}`);
    const answer = await this.open(new URL(action, page.url).href, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    const callback = await this.#follow(answer, (target) => target.pathname === '/callback');
    return new URL(callback.headers.get('location') ?? '').searchParams;
  }

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  async #follow(response: Response, isLast: (target: URL) => boolean = () => false): Promise<Response> {
    const location = response.headers.get('location');
    if (!location) return response;
    const target = new URL(location, response.url);
    return isLast(target) ? response : this.#follow(await this.open(target.href), isLast);
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
    const key = `${name} ${path}`;
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(key);
    else this.#cookies.set(key, { path, value });
  }
}
