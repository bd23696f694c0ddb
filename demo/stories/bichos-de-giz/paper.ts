import type { Brush } from '../../drawing/brush/brush.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

export const whole = ({ width, height }: Area, from = 0): string =>
  rectangle(-bleed, from, width + 2 * bleed, height - from + 4);

/** A sun with a face in the corner of the sheet. */
const sun = (brush: Brush): string =>
  brush.ink(star(0, 0, [128, 128], [92, 92], 14), '#f7b52c') +
  brush.ink(ellipse(0, 0, 84), '#ffe14a') +
  brush.fill(ellipse(-18, 14, 7, 10) + ellipse(34, 14, 7, 10), '#2b2433') +
  brush.line('M-16 40Q8 62 32 40');

export const house = (brush: Brush): string =>
  brush.ink('M-120 0V-150H120V0Z', '#f7a3bd') +
  brush.ink('M-150 -146L0 -270L150 -146Z', '#e2382f') +
  brush.ink(rectangle(-26, -92, 56, 92), '#8a5630') +
  brush.ink(rectangle(-98, -112, 52, 48) + rectangle(52, -112, 52, 48), '#9fd6f5') +
  brush.line('M-72 -112V-64M-98 -88H-46M78 -112V-64M52 -88H104') +
  brush.stroke('M70 -250q-26 -30 4 -54t6 -50', '#8d8b92', 10);

const tree = (brush: Brush): string =>
  brush.ink('M-26 0L-18 -150H18L26 0Z', '#8a5630') +
  brush.ink(
    'M-20 -130C-120 -110 -140 -220 -70 -240C-80 -330 60 -340 66 -250C140 -240 130 -110 30 -130Z',
    '#64b83f',
  ) +
  brush.ink(ellipse(-50, -190, 17) + ellipse(20, -260, 17) + ellipse(62, -180, 17), '#e2382f');

const flower = (brush: Brush, colour: string): string =>
  brush.stroke('M0 0V-54', '#2c7f45', 8) +
  brush.ink(
    [0, 72, 144, 216, 288]
      .map((angle) => {
        const turn = (angle * Math.PI) / 180;
        return ellipse(Math.cos(turn) * 17, -66 + Math.sin(turn) * 17, 13);
      })
      .join(''),
    colour,
    0.7,
  ) +
  brush.ink(ellipse(0, -66, 10), '#ffe14a', 0.7);

function flowers(brush: Brush, { width, height }: Area, random: Random, ground: number): string {
  return [0.06, 0.3, 0.52, 0.93]
    .map((x) =>
      placeDrawing(
        flower(brush, random.pick(['#e0518f', '#8e4fb0', '#f2802a', '#3f93e0'])),
        (x + random.between(-0.03, 0.03)) * width,
        random.between(ground + 60, height + 10),
      ),
    )
    .join('');
}

function grass({ width, height }: Area, ground: number): string {
  let edge = `M${-bleed} ${ground}`;
  for (let x = -bleed; x < width + bleed; x += 46) edge += 'l16 -26l10 24l12 -18l8 20';
  return `${edge}V${height + 10}H${-bleed}Z`;
}

const stands = { house: [house, 0.78], tree: [tree, 0.62] } as const;

/** A strip of lawn, a sun in the corner, and what the argument names. */
export const yard =
  (standName?: string): Art =>
  (brush, area, random) => {
    const ground = area.height * 0.8;
    const size = Math.min(1.5, area.height / 460);
    const stand = standName === 'house' || standName === 'tree' ? stands[standName] : undefined;
    const prop =
      stand === undefined
        ? ''
        : placeDrawing(stand[0](brush.withScale(size * 1.1)), stand[1] * area.width, ground + 10, size * 1.1);
    return (
      brush.fill(whole(area), '#9fd6f5') +
      placeDrawing(sun(brush.withScale(size)), standName === undefined ? area.width * 0.92 : 40, 20, size) +
      prop +
      brush.ink(grass(area, ground), '#64b83f') +
      flowers(brush, area, random, ground)
    );
  };

/** Green leaves as large as the panel. */
export const jungle: Art = (brush, area, random) => {
  const greens = ['#2c7f45', '#64b83f', '#b9dd6a'] as const;
  const leaves = Array.from({ length: 44 }, () =>
    placeDrawing(
      brush.ink('M0 0C-40 -50 -34 -120 0 -160C34 -120 40 -50 0 0Z', random.pick(greens)) +
        brush.line('M0 -8V-140', 0.6),
      random.between(0, area.width),
      random.between(120, area.height),
      random.between(1.3, 2.4),
      random.between(-70, 70),
    ),
  );
  return (
    brush.fill(whole(area), '#b9dd6a') +
    leaves.join('') +
    brush.ink(grass(area, area.height * 0.84), '#2c7f45')
  );
};

export const sunset: Art = (brush, area) => {
  const ground = area.height * 0.72;
  const size = Math.min(area.width, area.height) * 0.26;
  const bands = ['#f7a3bd', '#f2802a', '#f7b52c', '#ffe14a'].map((colour, index) =>
    brush.fill(ellipse(area.width / 2, ground, size * (4.2 - index * 0.85)), colour),
  );
  return (
    brush.fill(whole(area), '#c3a2dc') +
    bands.join('') +
    brush.ink(ellipse(area.width / 2, ground, size), '#e2382f') +
    brush.ink(grass(area, ground), '#2c7f45')
  );
};
