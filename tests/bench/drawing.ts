import sharp from 'sharp';
import { openCatalogue } from '../../demo/open-catalogue.ts';
import { type Figure, median, percentile } from './figures.ts';

/**
 * How long a page of the demo takes to draw on one core: the second page and one of the middle of every edition. Its
 * cover goes first and is not counted, since it loads letters and tables; a wide opening counts as its two pages.
 */
export async function measureDrawing(): Promise<Figure[]> {
  sharp.concurrency(1);
  const begun = performance.now();
  const { issues, draw } = await openCatalogue();
  const opened = performance.now() - begun;
  const wanted = issues.flatMap(({ editions }) =>
    editions.flatMap(({ pages }) =>
      [0, 1, Math.floor(pages.length / 2)].flatMap((index) => {
        const page = pages[index];
        return page ? [{ index, ...page }] : [];
      }),
    ),
  );
  const times: number[] = [];
  for (const { index, recipe, width, height } of wanted) {
    const before = performance.now();
    await draw(recipe);
    const isOpening = width > height;
    if (index > 0) times.push((performance.now() - before) / (isOpening ? 2 : 1));
  }
  const budget = { unit: 'ms', budget: 150 };
  return [
    { name: 'demo: every script read', value: opened, unit: 'ms' },
    { name: `demo: a page drawn, p50 of ${times.length}`, value: median(times), ...budget },
    { name: `demo: a page drawn, p95 of ${times.length}`, value: percentile(times, 0.95), ...budget },
  ];
}
