import type { Browser } from '@playwright/test';
import type { Figure } from './figures.ts';
import type { BenchPlatform } from './platform.ts';

/** What each screen loads before it stands, as it goes over the wire. */
export async function measureWeight(browser: Browser, platform: BenchPlatform): Promise<Figure[]> {
  const figures: Figure[] = [];
  const screens = [
    ['home', '/'],
    ['catalogue', '/catalog'],
    ['issue', `/issue/${platform.issue.slug}`],
    ['sign-in', '/auth/login'],
  ] as const;
  for (const [name, path] of screens) {
    const { script, style, requests } = await load(browser, `${platform.address}${path}`);
    figures.push(
      { name: `${name}: script, brotli`, value: script / 1000, unit: 'kB', budget: 180 },
      { name: `${name}: style, brotli`, value: style / 1000, unit: 'kB', budget: 15 },
      { name: `${name}: requests`, value: requests, unit: '', budget: 30 },
    );
  }
  return figures;
}

async function load(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const sizes = { script: 0, style: 0, requests: 0 };
  page.on('requestfinished', async (request) => {
    sizes.requests += 1;
    const type = request.resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    const { responseBodySize } = await request.sizes();
    sizes[type === 'script' ? 'script' : 'style'] += responseBodySize;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return sizes;
}
