import sharp from 'sharp';
import { confidentFrom } from '../../../../../server/media/panels/confidence.ts';
import { proposePanels } from '../../../../../server/media/panels/propose-panels.ts';
import { generateComicPage } from '../../../../support/comic-pages/generate-comic-page.ts';
import type { ComicKind } from '../../../../support/comic-pages/page-style.ts';
import { scoreCorpus, scorePage } from '../../../../support/comic-pages/score-panels.ts';
import { box, drawPage, drawSvg, expectPanels } from './draw-page.ts';

const topLeft = box(30, 30, 260, 400);
const topRight = box(310, 30, 260, 400);
const bottomLeft = box(30, 450, 260, 420);
const bottomRight = box(310, 450, 260, 420);
const grid = [topLeft, topRight, bottomLeft, bottomRight];
const wide = box(30, 450, 540, 420);

it('finds the panels of a grid', async () => {
  const { panels, confidence } = await proposePanels(await drawPage(grid), 'ltr');
  expectPanels(panels, grid);
  expect(confidence).toBeGreaterThan(confidentFrom);
});

it('starts each row at the right if the comic is read from right to left', async () => {
  const { panels } = await proposePanels(await drawPage(grid), 'rtl');
  expectPanels(panels, [topRight, topLeft, bottomRight, bottomLeft]);
});

it.each([
  { paper: '#000', ink: '#fff' },
  { paper: '#000', ink: '#000' },
  { paper: '#274b7a', ink: '#111' },
  { paper: '#f3ead2', ink: '#111' },
])('finds panels between gutters of the colour $paper with frames of the colour $ink', async (colours) => {
  const { panels } = await proposePanels(await drawPage(grid, colours), 'ltr');
  expectPanels(panels, grid);
});

it('finds white panels by their frames', async () => {
  const { panels } = await proposePanels(await drawPage(grid, { fill: '#fff' }), 'ltr');
  expectPanels(panels, grid);
});

it('finds a column beside a tall panel', async () => {
  const page = await drawPage([box(30, 30, 260, 840), topRight, bottomRight]);
  const { panels } = await proposePanels(page, 'ltr');
  expectPanels(panels, [box(30, 30, 260, 840), topRight, bottomRight]);
});

it('finds panels that a slanted gutter separates', async () => {
  const page = await drawSvg(
    '<rect width="100%" height="100%" fill="#fff"/><path d="M30 30H330L270 430H30ZM350 30H570V430H290Z" fill="#9bc" stroke="#111" stroke-width="3"/>',
  );
  const { panels } = await proposePanels(page, 'ltr');
  expectPanels(panels, [box(30, 30, 300, 400), box(290, 30, 280, 400)]);
});

it('separates panels that a balloon joins', async () => {
  const balloon = '<ellipse cx="300" cy="150" rx="70" ry="50" fill="#fff" stroke="#111" stroke-width="3"/>';
  const { panels } = await proposePanels(
    await drawPage([topLeft, topRight, wide], { above: balloon }),
    'ltr',
  );
  expectPanels(panels, [topLeft, topRight, wide]);
});

it('ignores a figure that protrudes into the margin', async () => {
  const figure = '<path d="M100 200L140 2L180 200Z" fill="#522"/>';
  const { panels } = await proposePanels(await drawPage(grid, { above: figure }), 'ltr');
  expectPanels(panels, grid);
});

it('finds an inset after the panel that contains it', async () => {
  const inset =
    '<rect x="340" y="480" width="210" height="170" fill="#fff"/><rect x="350" y="490" width="190" height="150" fill="#465" stroke="#111" stroke-width="3"/>';
  const { panels } = await proposePanels(await drawPage([topLeft, topRight, wide], { above: inset }), 'ltr');
  expectPanels(panels, [topLeft, topRight, wide, box(350, 490, 190, 150)]);
});

it('finds panels that bleed', async () => {
  const page = await drawPage([box(-5, -5, 610, 430), box(-5, 445, 300, 460), box(315, 445, 290, 460)]);
  const { panels } = await proposePanels(page, 'ltr');
  expectPanels(panels, [box(0, 0, 600, 430), box(0, 440, 300, 460), box(310, 440, 290, 460)]);
});

it('returns one panel for a page that is one picture', async () => {
  const { panels } = await proposePanels(await drawPage([box(30, 30, 540, 840)]), 'ltr');
  expectPanels(panels, [box(30, 30, 540, 840)]);
});

it('ignores the page number', async () => {
  const number = '<text x="290" y="893" font-size="16">12</text>';
  const { panels } = await proposePanels(await drawPage(grid, { above: number }), 'ltr');
  expectPanels(panels, grid);
});

it('returns no panels for an empty page', async () => {
  expect(await proposePanels(await drawPage([]), 'ltr')).toEqual({ panels: [], confidence: 0 });
});

it('is not confident if drawings have no frames', async () => {
  const drawings = Array.from(
    { length: 40 },
    (_, index) =>
      `<circle cx="${(index * 197) % 600}" cy="${(index * 331) % 900}" r="${20 + (index % 5) * 12}" fill="#745"/>`,
  );
  const { confidence } = await proposePanels(await drawPage([], { above: drawings.join('') }), 'ltr');
  expect(confidence).toBeLessThan(confidentFrom / 2);
});

it('returns no panels for a tiny image', async () => {
  const tiny = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await proposePanels(tiny, 'ltr')).panels).toEqual([]);
});

it('rejects a broken image', async () => {
  const page = await drawPage(grid);
  await expect(proposePanels(page.subarray(0, 400), 'ltr')).rejects.toThrow();
  await expect(proposePanels(Buffer.from('no image'), 'ltr')).rejects.toThrow();
});

// Random pages with balloons over gutters, bleeds, slants, insets, noise and strong compression.
it.each([
  { kind: 'western', minF1: 0.83 },
  { kind: 'manga', minF1: 0.71 },
] as const)(
  'finds most panels of generated $kind pages',
  async ({ kind, minF1 }: { kind: ComicKind; minF1: number }) => {
    const scores = [];
    for (let seed = 0; seed < 12; seed += 1) {
      const { bytes, direction, panels } = await generateComicPage(kind, `test-${seed}`);
      scores.push(scorePage(await proposePanels(bytes, direction), panels));
    }
    expect(scoreCorpus(scores).f1).toBeGreaterThanOrEqual(minF1);
  },
);
