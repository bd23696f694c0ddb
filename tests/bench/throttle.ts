import type { Page } from '@playwright/test';

interface Conditions {
  /** Slow 4G: 1.6 Mbps down, 0.75 Mbps up, 150 ms. */
  readonly network?: 'slow 4G';
  /** Slowdown factor of the processor. */
  readonly processor?: number;
}

export async function throttle(page: Page, { network, processor }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}
