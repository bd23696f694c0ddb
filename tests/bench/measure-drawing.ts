import sharp from 'sharp';
import { openCatalogue } from '../../demo/open-catalogue.ts';
import { type Figure, median, percentile } from './figures.ts';

/**
 * Time to draw a page of the demo on one core: the second and the middle page of every edition. Its cover
 * is drawn first and not measured, because it loads fonts and tables. A wide spread counts as two pages.
 */
export async function measureDrawing(): Promise<Figure[]> {
  sharp.concurrency(1);
  const startedAt = performance.now();
  const { issues, draw } = await openCatalogue();
  const openingMs = performance.now() - startedAt;
  const pagesToDraw = issues.flatMap(({ editions }) =>
    editions.flatMap(({ pages }) =>
      [0, 1, Math.floor(pages.length / 2)].flatMap((index) => {
        const page = pages[index];
        return page ? [{ index, ...page }] : [];
      }),
    ),
  );
  const times: number[] = [];
  for (const { index, recipe, width, height } of pagesToDraw) {
    const before = performance.now();
    await draw(recipe);
    const isSpread = width > height;
    if (index > 0) times.push((performance.now() - before) / (isSpread ? 2 : 1));
  }
  const budget = { unit: 'ms', budget: 150 };
  return [
    { name: 'demo: all scripts read', value: openingMs, unit: 'ms' },
    { name: `demo: one page drawn, p50 of ${times.length}`, value: median(times), ...budget },
    { name: `demo: one page drawn, p95 of ${times.length}`, value: percentile(times, 0.95), ...budget },
  ];
}
