import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/**
 * What of a process is counted: all that it holds; or what is its own, without the files of the browser and without the
 * decoded images, which it shares with the process that takes them away when memory is short.
 */
type Counted = 'VmRSS' | 'RssAnon';

/** Bytes of the largest renderer, which is that of the page that is looked at. Linux only; elsewhere not a number. */
export async function memoryOfRenderer(browser: Browser, counted: Counted = 'VmRSS'): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return Math.max(
    ...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentBytes(id, counted)),
  );
}

function residentBytes(process: number, counted: Counted): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    const kibibytes = new RegExp(`${counted}:\\s+(\\d+)`).exec(status)?.[1];
    return Number(kibibytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
