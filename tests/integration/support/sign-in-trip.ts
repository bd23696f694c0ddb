import type { AddressInfo } from 'node:net';
import { newSignIn, TestBrowser } from './test-browser.ts';
import type { TestPlatform } from './test-platform.ts';

/** Lets the platform listen, which its stand-ins need; gives its address. */
export async function listening({ app }: TestPlatform): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export interface Trip {
  /** What /callback was opened with. */
  back: URLSearchParams;
  /** What the app sends of it. */
  finish: { code: string; codeVerifier: string; nonce: string; redirectUri: string };
}

/** Goes to a stand-in by the address that `begin` gives, chooses the person (null: cancels) and comes back. */
export async function comeBackAs(
  site: string,
  subject: string | null,
  begin: (request: object) => Promise<string>,
  browser = new TestBrowser(),
): Promise<Trip> {
  const { codeVerifier, ...request } = newSignIn(`${site}/callback`);
  const back = await browser.signIn(await begin(request), subject);
  if (back.get('state') !== request.state) throw new Error('The state did not come back.');
  const { nonce, redirectUri } = request;
  return { back, finish: { code: back.get('code') ?? '', codeVerifier, nonce, redirectUri } };
}
