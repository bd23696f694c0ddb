import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/**
 * 'VmRSS': all resident memory. 'RssAnon': only private memory, without files and without decoded images, which are in
 * memory shared with the process that evicts them.
 */
type MemoryKind = 'VmRSS' | 'RssAnon';

/** Bytes of the largest renderer process, which belongs to the visible page. NaN except on Linux. */
export async function readRendererMemory(browser: Browser, counted: MemoryKind = 'VmRSS'): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return Math.max(
    ...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readBytes(id, counted)),
  );
}

function readBytes(process: number, counted: MemoryKind): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    const kibibytes = new RegExp(`${counted}:\\s+(\\d+)`).exec(status)?.[1];
    return Number(kibibytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
