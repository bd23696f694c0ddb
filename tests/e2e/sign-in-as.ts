import type { Page } from '@playwright/test';
import { demo } from '../../demo/demo.ts';

/** Opens a session of a demo account before the app starts. */
export async function signInAs(page: Page, username: string): Promise<void> {
  const account = demo.accounts.find((each) => each.username === username);
  if (!account) throw new Error(`The demo has no account ${username}.`);
  const { email, password } = account;
  const response = await page.request.post('/api/identity/auth/login', { data: { entry: email, password } });
  const { data } = await response.json();
  await page.addInitScript(
    (session) => localStorage.setItem('banca.session', session),
    JSON.stringify({ token: data.token, readerId: data.uuid }),
  );
}
