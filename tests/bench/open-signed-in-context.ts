import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { BenchPlatform } from './bench-platform.ts';
import { portuguese } from './portuguese.ts';

/** A signed-in browser context with an empty cache. */
export async function openSignedInContext(
  browser: Browser,
  { session }: BenchPlatform,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...portuguese, ...options });
  await context.addInitScript((credentials) => {
    localStorage.setItem('banca.session', credentials);
  }, JSON.stringify(session));
  return context;
}
