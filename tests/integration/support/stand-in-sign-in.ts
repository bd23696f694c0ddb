import type { AddressInfo } from 'node:net';
import { createSignInRequest, TestBrowser } from './test-browser.ts';
import type { TestPlatform } from './test-platform.ts';

/** Makes the platform listen, which its stand-ins need. Returns its address. */
export async function startListening({ app }: TestPlatform): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export interface StandInSignIn {
  /** The parameters of /callback. */
  callback: URLSearchParams;
  /** The body with which the app finishes the sign-in. */
  finish: { code: string; codeVerifier: string; nonce: string; redirectUri: string };
}

/** Signs in at a stand-in: opens the address from `begin`, chooses a person (null to cancel), and returns to the app. */
export async function signInAtStandIn(
  site: string,
  subject: string | null,
  begin: (request: object) => Promise<string>,
  browser = new TestBrowser(),
): Promise<StandInSignIn> {
  const { codeVerifier, ...request } = createSignInRequest(`${site}/callback`);
  const callback = await browser.signIn(await begin(request), subject);
  if (callback.get('state') !== request.state) throw new Error('The callback has another state.');
  const { nonce, redirectUri } = request;
  return { callback, finish: { code: callback.get('code') ?? '', codeVerifier, nonce, redirectUri } };
}
