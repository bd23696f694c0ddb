import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for the first view: on a busy machine, data may arrive too late for the first attempt. */
export async function fetchFirstView(
  request: APIRequestContext,
  address: string,
  headers = {},
): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address, { headers: { accept: 'text/html', ...headers } })).text();
    expect(html).toContain(firstViewMarker);
  }).toPass({ timeout: 20_000 });
  return html;
}

export const firstViewMarker = 'id="first-answers"';

/** Opens a page with its first view. Cached views expire within seconds, so it may take several attempts. */
export async function openFirstView(
  page: Page,
  request: APIRequestContext,
  address: string,
  origin = '',
): Promise<void> {
  await expect(async () => {
    await fetchFirstView(request, address);
    const response = await page.goto(origin + address, { waitUntil: 'commit' });
    expect(await response?.text()).toContain(firstViewMarker);
  }).toPass({ timeout: 30_000 });
}
