import sharp from 'sharp';
import { openDemoCatalogue } from '../../demo/open-catalogue.ts';
import { type Figure, median, percentile } from './figures.ts';

/**
 * How long a page of the demo takes to draw on one core: the second page and one of the middle of every edition. Its
 * cover goes first and is not counted, since it loads letters and tables; a wide opening counts as its two pages.
 */
export async function measureDrawing(): Promise<Figure[]> {
  sharp.concurrency(1);
  const begun = performance.now();
  const { issues, drawPage } = await openDemoCatalogue();
  const opened = performance.now() - begun;
  const wanted = issues.flatMap(({ slug, editions }) =>
    editions.flatMap(({ language, pages }) =>
      [0, 1, Math.floor(pages.length / 2)].map((page) => ({ slug, language, page, size: pages[page] })),
    ),
  );
  const times: number[] = [];
  for (const { slug, language, page, size } of wanted) {
    const before = performance.now();
    await drawPage(slug, language, page);
    const isOpening = size !== undefined && size.width > size.height;
    if (page > 0) times.push((performance.now() - before) / (isOpening ? 2 : 1));
  }
  const budget = { unit: 'ms', budget: 150 };
  return [
    { name: 'demo: every script read', value: opened, unit: 'ms' },
    { name: `demo: a page drawn, p50 of ${times.length}`, value: median(times), ...budget },
    { name: `demo: a page drawn, p95 of ${times.length}`, value: percentile(times, 0.95), ...budget },
  ];
}
