import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** On a busy machine the answers may come too late for the first page, but not for the second. */
export async function served(request: APIRequestContext, address: string, headers = {}): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address, { headers: { accept: 'text/html', ...headers } })).text();
    expect(html).toContain(withFirstView);
  }).toPass({ timeout: 20_000 });
  return html;
}

export const withFirstView = 'id="first-answers"';

/** Opens a page with its first view. Kept views grow old in seconds, so the one that was `served` may be gone. */
export async function openServed(
  page: Page,
  request: APIRequestContext,
  address: string,
  origin = '',
): Promise<void> {
  await expect(async () => {
    await served(request, address);
    const answer = await page.goto(origin + address, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain(withFirstView);
  }).toPass({ timeout: 30_000 });
}
