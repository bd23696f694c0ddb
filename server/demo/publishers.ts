import { Brush } from './drawing/brush.ts';
import { fade } from './drawing/definitions.ts';
import { manners } from './drawing/manners.ts';
import { createRandom } from './drawing/random.ts';
import { rasterise } from './drawing/raster.ts';
import type { Art } from './drawing/scene.ts';
import { ellipse, place, polygon, rectangle, star } from './drawing/svg.ts';

export interface DemoPublisher {
  username: string;
  name: string;
  description: string;
  /** The square logo, 512 × 512 PNG. */
  drawPicture(): Promise<Buffer>;
}

/** Marks are drawn in a square of 128 units. */
type Mark = (brush: Brush) => string;

const petals = (brush: Brush): string =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      place(brush.inked('M0 0C-30 -14 -30 -50 0 -52C30 -50 30 -14 0 0Z', '#ffc82e', 0.5), 64, 66, 1, turn),
    )
    .join('') + brush.inked(ellipse(64, 66, 12), '#e8732a', 0.5);

const ipeMark: Mark = (brush) =>
  brush.flat(rectangle(0, 0, 128, 128), '#4a1c6b') +
  brush.flat(ellipse(64, 64, 58), '#6a2c93') +
  petals(brush);

const midnightMark: Mark = (brush) =>
  brush.flat(rectangle(0, 0, 128, 128), fade('#1a1046', '#b0256f')) +
  brush.flat('M78 12A36 36 0 1 1 38 62A32 32 0 0 0 78 12Z', '#fff0c4') +
  brush.flat(
    `M0 104H128V128H0ZM44 104C38 84 46 72 58 68L54 50L66 58H76L88 50L84 68C96 74 98 92 94 104Z`,
    '#0a0618',
  ) +
  brush.flat(ellipse(66, 68, 3) + ellipse(78, 68, 3), '#2fe0e8') +
  brush.stroke('M92 100Q112 98 108 80', '#0a0618', 6);

const tramMark: Mark = (brush) =>
  brush.flat(rectangle(0, 0, 128, 128), '#f7f1e3') +
  brush.flat(star(64, 64, [62, 62], [54, 54], 24), '#d8342e') +
  brush.flat('M36 96V44Q36 30 50 30H78Q92 30 92 44V96Z', '#f7f1e3') +
  brush.flat(
    `${rectangle(42, 40, 20, 24)}${rectangle(66, 40, 20, 24)}${rectangle(30, 94, 68, 8)}`,
    '#1a1820',
  ) +
  brush.flat(ellipse(46, 80, 6) + ellipse(82, 80, 6), '#ffc82e') +
  brush.flat(
    polygon([
      [60, 30],
      [64, 12],
      [68, 30],
    ]) + rectangle(44, 10, 40, 5),
    '#1a1820',
  );

const markArt =
  (mark: Mark): Art =>
  (_brush, area) =>
    place(mark(new Brush(manners.bright, area.width / 128)), 0, 0, area.width / 128);

export const marks = {
  ipe: markArt(ipeMark),
  midnight: markArt(midnightMark),
  tram: markArt(tramMark),
} as const;

const pictureArea = { width: 512, height: 512 };
const picture = (mark: Art) => (): Promise<Buffer> =>
  rasterise(mark(new Brush(manners.bright), pictureArea, createRandom('mark')), pictureArea);

export const demoPublishers: readonly DemoPublisher[] = [
  {
    username: 'ipe-amarelo',
    name: 'Ipê Amarelo',
    description: 'Histórias que florescem na seca: cordel, bichos e gente miúda do Brasil inteiro.',
    drawPicture: picture(marks.ipe),
  },
  {
    username: 'meia-noite',
    name: 'Meia-Noite Quadrinhos',
    description: 'Mistério, neon e asfalto molhado. Para ler com uma luz acesa.',
    drawPicture: picture(marks.midnight),
  },
  {
    username: 'bonde-treze',
    name: 'Bonde Treze',
    description: 'Humor, esporte e vizinhança. Passa de quinze em quinze dias, quando passa.',
    drawPicture: picture(marks.tram),
  },
];
