import type { Brush } from '../../drawing/brush/brush.ts';
import { darken, lighten } from '../../drawing/ink/colour.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

const stones: Record<string, string> = {
  violet: '#5f4b9c',
  green: '#1f6b3f',
  red: '#7a2f1f',
  blue: '#29588f',
  grey: '#6a6a7c',
  dark: '#2a1b3d',
};
const stoneOf = (name: string | undefined): string => stones[name ?? 'violet'] ?? '#5f4b9c';

const torch = (brush: Brush): string =>
  brush.fill(ellipse(0, -40, 150, 150), glow('#ffc82e')) +
  brush.ink('M-12 0H12L7 56H-7Z', '#7a2f1f') +
  brush.fill('M-20 0C-30 -34 -6 -40 0 -84C8 -44 30 -36 20 0Z', '#d97b3a') +
  brush.fill('M-10 0C-14 -20 -2 -26 0 -50C4 -26 14 -20 10 0Z', '#fff07a');

/** Rows of stone blocks, some of them worn. */
function bricks(brush: Brush, { width, height }: Area, random: Random, colour: string): string {
  const [tall, wide] = [58, 118];
  let worn = '';
  let joints = '';
  for (let row = 0, y = 0; y < height; row += 1, y += tall) {
    joints += rectangle(-bleed, y, width + 2 * bleed, 6);
    for (let x = -bleed - (row % 2) * (wide / 2); x < width + bleed; x += wide) {
      joints += rectangle(x, y, 6, tall);
      if (random.next() > 0.72) worn += rectangle(x + 6, y + 6, wide - 6, tall - 6);
    }
  }
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), colour) +
    brush.fill(worn, lighten(colour, 0.12)) +
    brush.fill(joints, darken(colour, 0.4))
  );
}

function floor(brush: Brush, { width, height }: Area, from: number, colour: string): string {
  const middle = width / 2;
  const lines = Array.from({ length: 15 }, (_, index) => {
    const x = (index - 7) * 90;
    return polygon([
      [middle + x, from],
      [middle + x + 5, from],
      [middle + x * 2.6 + 12, height],
      [middle + x * 2.6, height],
    ]);
  }).join('');
  const rows = [0.16, 0.4, 0.74]
    .map((share) => rectangle(-bleed, from + (height - from) * share, width + 2 * bleed, 6))
    .join('');
  return (
    brush.fill(rectangle(-bleed, from, width + 2 * bleed, height - from + 4), darken(colour, 0.3)) +
    brush.fill(lines + rows, darken(colour, 0.6))
  );
}

/** A stone corridor with torches and a dark arch at `x` (share of the panel). */
export const corridor =
  (name?: string, x = '0.5'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const colour = stoneOf(name);
    const ground = height * 0.8;
    const size = Math.min(1.2, height / 560);
    const middle = Number(x) * width;
    const [half, top] = [100 * size, ground - 300 * size];
    const flame = (at: number): string =>
      placeDrawing(torch(brush.withScale(size)), at, ground - 210 * size, size);
    return (
      bricks(brush, { width, height: ground }, random, colour) +
      brush.ink(
        `M${middle - half - 26} ${ground}V${top + 90}C${middle - half - 26} ${top - 60} ${middle + half + 26} ${top - 60} ${middle + half + 26} ${top + 90}V${ground}Z`,
        lighten(colour, 0.28),
      ) +
      brush.fill(
        `M${middle - half} ${ground}V${top + 100}C${middle - half} ${top - 24} ${middle + half} ${top - 24} ${middle + half} ${top + 100}V${ground}Z`,
        '#140c1c',
      ) +
      flame(middle - 210 * size) +
      flame(middle + 210 * size) +
      floor(brush, area, ground, colour)
    );
  };

/** A dark hall with columns on both sides. */
export const hall =
  (name?: string): Art =>
  (brush, area) => {
    const { width, height } = area;
    const colour = stoneOf(name);
    const ground = height * 0.72;
    const column = (x: number, wide: number, foot: number, tint: string): string =>
      brush.ink(rectangle(x - wide / 2, -10, wide, foot + 10), tint, 0.8) +
      brush.fill(rectangle(x - wide / 2 + 6, 0, wide * 0.22, foot), lighten(tint, 0.2)) +
      brush.ink(rectangle(x - wide * 0.72, foot - 26, wide * 1.44, 30), lighten(tint, 0.12), 0.8);
    const pair = (share: number, wide: number, foot: number, tint: string): string =>
      column(width * share, wide, foot, tint) + column(width * (1 - share), wide, foot, tint);
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), darken(colour, 0.72)) +
      brush.fill(ellipse(width / 2, ground, width * 0.34, height * 0.5), glow(lighten(colour, 0.2))) +
      floor(brush, area, ground, colour) +
      pair(0.36, 44, ground + 4, darken(colour, 0.5)) +
      pair(0.22, 66, ground + 30, darken(colour, 0.3)) +
      pair(0.03, 96, ground + height * 0.14, colour)
    );
  };

/** A chasm with a glow below. A rope bridge crosses it unless it is broken. */
export const chasm =
  (below = 'fire', bridge = 'bridge'): Art =>
  (brush, { width, height }) => {
    const edge = height * 0.72;
    const deep = below === 'fire' ? ['#d8344a', '#ffc82e'] : ['#1c2b53', '#3f8fd0'];
    const rock = (mirrored: boolean): string =>
      placeDrawing(
        brush.ink(
          `M${-bleed} ${edge}H${width * 0.26}l-20 70l26 60l-40 90V${height + 20}H${-bleed}Z`,
          '#6a6a7c',
        ),
        mirrored ? width : 0,
        0,
        1,
        0,
        mirrored,
      );
    const planks = Array.from({ length: 12 }, (_, index) => {
      const share = index / 11;
      return rectangle(
        width * (0.24 + share * 0.5),
        edge + Math.sin(share * Math.PI) * 46 - 4,
        (width * 0.5) / 15,
        18,
      );
    }).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#2a1b3d') +
      brush.fill(
        `M${width * 0.12} 0L${width * 0.2} ${height * 0.3}L${width * 0.26} 0ZM${width * 0.6} 0L${width * 0.68} ${height * 0.22}L${width * 0.74} 0Z`,
        '#44306b',
      ) +
      brush.fill(ellipse(width / 2, height, width * 0.5, height * 0.4), glow(deep[1] ?? '#ffc82e')) +
      brush.fill(rectangle(-bleed, height * 0.93, width + 2 * bleed, height), deep[0] ?? '#d8344a') +
      brush.fill(
        Array.from({ length: 9 }, (_, index) =>
          rectangle(index * width * 0.12, height * 0.93 + (index % 3) * 12, width * 0.06, 10),
        ).join(''),
        deep[1] ?? '#ffc82e',
      ) +
      rock(false) +
      rock(true) +
      (bridge === 'broken'
        ? ''
        : brush.stroke(
            `M${width * 0.24} ${edge - 70}Q${width / 2} ${edge + 10} ${width * 0.76} ${edge - 70}`,
            '#f0a860',
            9,
          ) + brush.ink(planks, '#b5502a', 0.7))
    );
  };

/** A floor of the space station: plates, pipes and screens. */
export const station =
  (light = '#7cc8f0'): Art =>
  (brush, { width, height }, random) => {
    const ground = height * 0.8;
    const screens = Array.from({ length: Math.ceil(width / 190) }, (_, index) => {
      const x = 30 + index * 190;
      const bars = Array.from({ length: 4 }, (__, bar) =>
        rectangle(x + 16, height * 0.2 + 22 + bar * 24, random.between(30, 110), 10),
      ).join('');
      return brush.ink(rectangle(x, height * 0.2, 148, 128), '#140c1c') + brush.fill(bars, light);
    }).join('');
    const rivets = Array.from(
      { length: 12 },
      (_, index) =>
        rectangle(index * 100 + 10, ground - 30, 10, 10) + rectangle(index * 100 + 10, 20, 10, 10),
    ).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#3a3a4a') +
      brush.fill(
        Array.from({ length: 6 }, (_, index) => rectangle(index * 200 - 4, 0, 8, ground)).join(''),
        '#140c1c',
      ) +
      screens +
      brush.fill(rivets, '#9c9cac') +
      brush.ink(rectangle(-bleed, height * 0.1, width + 2 * bleed, 26), '#6a6a7c') +
      brush.fill(rectangle(-bleed, ground, width + 2 * bleed, height), '#29588f') +
      brush.fill(
        Array.from({ length: 8 }, (_, index) => rectangle(index * 150, ground + 26, 90, 8)).join(''),
        light,
      )
    );
  };
