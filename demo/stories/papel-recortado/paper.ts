import type { Brush } from '../../drawing/brush/brush.ts';
import type { Random } from '../../drawing/ink/random.ts';
import {
  type Area,
  curve,
  ellipse,
  type Point,
  placeDrawing,
  polygon,
  rectangle,
  star,
} from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

export const ground = ({ width, height }: Area): string =>
  rectangle(-bleed, -2, width + 2 * bleed, height + 4);

/** A sheet of paper with an irregular upper edge, down to the foot of the panel. */
export function band({ width, height }: Area, random: Random, y: number, swing: number): string {
  const points: Point[] = [];
  for (let x = -bleed - 40; x < width + bleed + 160; x += 130)
    points.push([x, y + random.between(-swing, swing)]);
  return `${curve(points)}V${height + 60}H${-bleed - 40}Z`;
}

export const cloud = (brush: Brush, x: number, y: number, size: number, colour = '#fffaf0'): string =>
  placeDrawing(
    brush.ink(
      'M-90 20C-120 20 -120 -20 -84 -22C-80 -60 -30 -66 -14 -40C10 -66 60 -54 58 -20C96 -24 104 20 74 20Z',
      colour,
    ),
    x,
    y,
    size,
  );

/** A disc on a larger, paler disc. */
export const orb = (
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour: string,
  under: string,
): string =>
  brush.ink(star(x, y, [size * 1.5, size * 1.5], [size * 1.22, size * 1.22], 18), under) +
  brush.ink(ellipse(x, y, size), colour);

/** Two sheets behind faces and hands. The upper one is cut as rays, hills or a round window. */
export const sheet =
  (back = '#f2c14e', front = '#e8935a', cut = 'hills'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const cuts: Record<string, () => string> = {
      hills: () =>
        brush.ink(band(area, random, height * 0.5, 30), front) +
        brush.ink(band(area, random, height * 0.76, 24), back),
      rays: () =>
        brush.ink(
          Array.from({ length: 11 }, (_, index) => {
            const [from, to] = [(index / 11) * 2 * Math.PI, ((index + 0.5) / 11) * 2 * Math.PI];
            const reach = width + height;
            return polygon([
              [width / 2, height * 0.6],
              [width / 2 + Math.cos(from) * reach, height * 0.6 + Math.sin(from) * reach],
              [width / 2 + Math.cos(to) * reach, height * 0.6 + Math.sin(to) * reach],
            ]);
          }).join(''),
          front,
        ),
      window: () => brush.ink(ellipse(width / 2, height * 0.62, Math.min(width, height) * 0.52), front),
      torn: () =>
        brush.ink(
          polygon([
            [-bleed, height * 0.3],
            ...Array.from(
              { length: 14 },
              (_, index): Point => [
                (index / 13) * (width + 60) - 30,
                height * (0.36 + (index % 2) * 0.05 - index * 0.012),
              ],
            ),
            [width + bleed, height + 20],
            [-bleed, height + 20],
          ]),
          front,
        ),
    };
    return brush.fill(ground(area), back) + (cuts[cut] ?? cuts.hills)?.();
  };

export const hours = {
  dawn: { sky: '#f7c59f', far: '#e79a84', orb: '#ffe08a', under: '#f9b46b', cloud: '#fde3cf' },
  day: { sky: '#9fd6e8', far: '#7fb8d0', orb: '#ffd65c', under: '#f9e6a8', cloud: '#fffaf0' },
  dusk: { sky: '#e8825a', far: '#b9576a', orb: '#ffcf5c', under: '#f29e4c', cloud: '#f2a983' },
  night: { sky: '#27335e', far: '#3a4a80', orb: '#f6edc8', under: '#46558c', cloud: '#46558c' },
  grey: { sky: '#a9b7bd', far: '#8b9ba3', orb: '#d6dcdb', under: '#bcc8cb', cloud: '#c9d2d4' },
} as const;
export type PaperHour = keyof typeof hours;
export const hourOf = (name: string): PaperHour => (name in hours ? (name as PaperHour) : 'day');

export function paperSky(brush: Brush, area: Area, random: Random, hour: PaperHour, orbAt: number): string {
  const { sky, orb: light, under, cloud: white } = hours[hour];
  const size = Math.min(area.width, area.height) * 0.11;
  const stars =
    hour === 'night'
      ? Array.from({ length: 16 }, () =>
          star(random.between(0, area.width), random.between(10, area.height * 0.5), [9, 9], [4, 4], 4),
        ).join('')
      : '';
  return (
    brush.fill(ground(area), sky) +
    brush.fill(stars, '#f6edc8') +
    (hour === 'grey'
      ? cloud(brush, orbAt * area.width, area.height * 0.18, size / 48, under)
      : hour === 'night'
        ? brush.ink(ellipse(orbAt * area.width, area.height * 0.22, size * 1.5), under) +
          brush.ink(ellipse(orbAt * area.width, area.height * 0.22, size), light)
        : orb(brush, orbAt * area.width, area.height * 0.22, size, light, under)) +
    cloud(brush, area.width * (orbAt > 0.5 ? 0.22 : 0.8), area.height * 0.2, size / 62, white) +
    cloud(brush, area.width * 0.55, area.height * 0.34, size / 90, white)
  );
}

/** Flour or dust in the air. */
export const flour =
  (colour = '#fffaf0'): Art =>
  (brush, area) =>
    [0.1, 0.34, 0.62, 0.9]
      .map((x, index) =>
        cloud(brush, x * area.width, area.height * (0.84 - (index % 2) * 0.08), area.width / 640, colour),
      )
      .join('');
