import type { Brush } from '../../drawing/brush/brush.ts';
import { type Area, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';
import { crowd } from './crowd.ts';
import { halftoneShape } from './moods.ts';
import { net } from './net.ts';

/** The iron trusses of the roof. */
function trusses(brush: Brush, { width }: Area, top: number, high: number): string {
  const step = high * 1.1;
  let zigzag = `M${-bleed} ${top + high}`;
  for (let x = -bleed, up = true; x < width + bleed; x += step, up = !up)
    zigzag += `l${step} ${up ? -high : high}`;
  const beams =
    rectangle(-bleed, top - 8, width + 2 * bleed, 16) + rectangle(-bleed, top + high, width + 2 * bleed, 16);
  return brush.line(zigzag, 1.6) + brush.ink(beams, '#ffffff', 0.8);
}

function windows(brush: Brush, { width }: Area, top: number, high: number, glass: string): string {
  const wide = high * 1.5;
  const count = Math.ceil((width + 2 * bleed) / (wide * 1.25));
  const panes = Array.from({ length: count }, (_, index) => -bleed + index * wide * 1.25);
  return (
    brush.ink(panes.map((x) => rectangle(x, top, wide, high)).join(''), glass, 0.8) +
    brush.line(
      panes.map((x) => `M${x + wide / 2} ${top}v${high}M${x} ${top + high / 2}h${wide}`).join(''),
      0.5,
    )
  );
}

const floor = (brush: Brush, { width, height }: Area, horizon: number): string => {
  const ground = height * horizon;
  const middle = width / 2;
  const boards = [-2.2, -1.4, -0.7, 0, 0.7, 1.4, 2.2]
    .map((lean) => `M${middle + lean * width * 0.28} ${ground}L${middle + lean * width} ${height + 10}`)
    .join('');
  const court = polygon([
    [middle - width * 0.3, ground + (height - ground) * 0.18],
    [middle + width * 0.3, ground + (height - ground) * 0.18],
    [middle + width * 0.62, height + 30],
    [middle - width * 0.62, height + 30],
  ]);
  return (
    halftoneShape(rectangle(-bleed, ground, width + 2 * bleed, height - ground + 10), 2) +
    brush.line(boards, 0.35) +
    `<path d="${court}" fill="#ffffff"/>` +
    brush.line(court, 0.9)
  );
};

const benches: Art = (brush, { width, height }) =>
  brush.ink(
    [0.1, 0.34, 0.58, 0.82].map((share) => bandAcross(height * share, height * 0.15, width)).join(''),
    '#777777',
    0.7,
  );

const hallWith =
  (stands: Art): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    return (
      brush.fill(rectangle(-bleed, -2, width + 2 * bleed, height), '#ffffff') +
      windows(brush, area, height * 0.15, height * 0.17, '#ffffff') +
      trusses(brush, area, height * 0.02, height * 0.09) +
      placeDrawing(stands(brush, { width, height: height * 0.24 }, random), 0, height * 0.4) +
      brush.ink(rectangle(-bleed, height * 0.63, width + 2 * bleed, height * 0.05), '#22121f', 0.8) +
      floor(brush, area, 0.68)
    );
  };

const hall = hallWith(crowd);
const empty = hallWith(benches);

const roof: Art = (brush, area) => {
  const { width, height } = area;
  const beams = Array.from({ length: 9 }, (_, index) => {
    const x = width * 0.5 + (index - 4) * width * 0.24;
    return polygon([
      [width * 0.5 + (index - 4) * 26, height * 0.2],
      [width * 0.5 + (index - 4) * 26 + 7, height * 0.2],
      [x + 44, height + 10],
      [x, height + 10],
    ]);
  }).join('');
  return (
    halftoneShape(rectangle(-bleed, 0, width + 2 * bleed, height), 3) +
    brush.ink(beams, '#ffffff', 0.7) +
    trusses(brush, area, height * 0.16, height * 0.14) +
    trusses(brush, area, height * 0.56, height * 0.22)
  );
};

const night: Art = (brush, area) => {
  const { width, height } = area;
  const patch = (x: number): string =>
    polygon([
      [x, height * 0.78],
      [x + width * 0.14, height * 0.78],
      [x + width * 0.06, height * 0.97],
      [x - width * 0.12, height * 0.97],
    ]);
  return (
    halftoneShape(rectangle(-bleed, 0, width + 2 * bleed, height), 8) +
    windows(brush, area, height * 0.14, height * 0.18, '#ffffff') +
    trusses(brush, area, height * 0.02, height * 0.09) +
    `<path d="${rectangle(-bleed, height * 0.7, width + 2 * bleed, height)}" fill="#141414"/>` +
    `<path d="${[0.14, 0.42, 0.7].map((share) => patch(share * width)).join('')}" fill="#ffffff"/>`
  );
};

const together =
  (...arts: readonly Art[]): Art =>
  (brush, area, random) =>
    arts.map((art) => art(brush, area, random)).join('');

const views: Record<string, Art> = {
  duel: together(hall, net),
  net: together(empty, net),
  hall,
  empty,
  roof,
  night,
  crowd,
};

/**
 * The school gymnasium. The views 'duel' (along the net), 'hall' and 'crowd' have spectators; 'net', 'empty', 'roof' and
 * 'night' do not.
 */
export const gym = (view = 'hall'): Art => views[view] ?? hall;
