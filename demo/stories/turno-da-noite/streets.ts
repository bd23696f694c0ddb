import type { Brush } from '../../drawing/brush/brush.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { corner, neonSign, night, skyline, wavyPavement } from '../../places/city.ts';
import { bleed, layers } from '../../places/mood.ts';

const sign =
  (text: string, colour: string) =>
  (brush: Brush): string =>
    `<path d="${rectangle(-text.length * 21, -44, text.length * 42, 88)}" fill="#0a0618" stroke="${colour}" stroke-width="5"/><path d="${textPath(text, 'display', 60, 0, 21)}" fill="${brush.style.weight === 0 ? '#fff6fb' : colour}" stroke="${colour}" stroke-width="2"/>`;

const tube =
  (colour: string) =>
  (brush: Brush): string =>
    brush.stroke(`${ellipse(0, 0, 54)}M0 -54V0L30 24`, colour, 9);

const withSign = (place: Art, text: string, colour: string, x: number): Art =>
  text === '' ? place : layers(place, neonSign(sign(text, colour), colour, x, 0.4, 0.9));

/** A street corner with a lamp. The script sets the text of the sign. */
export const street = (text = ''): Art => withSign(corner('#3b1f74', '#ffd36b', 0.84), text, '#2fe0e8', 0.22);
export const alley = (text = ''): Art => withSign(corner('#24407c', '#7df0d0', 0.16), text, '#ff3d81', 0.76);
export const rooftops: Art = layers(skyline(night), neonSign(tube('#2fe0e8'), '#2fe0e8', 0.16, 0.3, 0.8));

function bareTree(brush: Brush): string {
  return brush.stroke(
    'M0 0C6 -60 -4 -120 4 -180M2 -90C-30 -120 -50 -150 -54 -200M4 -120C30 -140 60 -170 66 -210M-30 -140L-70 -160M34 -150L30 -200',
    '#0a0618',
    13,
  );
}

/** A square in the old centre with wavy pavement. */
export const square: Art = layers(
  skyline({ ...night, sky: ['#0f1a4a', '#c8326b'] }, 0.78),
  (brush, { width, height }) =>
    placeDrawing(bareTree(brush.withScale(1.7)), width * 0.08, height * 0.82, 1.7) +
    placeDrawing(bareTree(brush.withScale(1.2)), width * 0.93, height * 0.8, 1.2, 0, true),
  wavyPavement('#5a3f8a', '#1a0f3c', 0.78),
);

/** Under the elevated road: rows of pillars with light between them. */
export const viaduct: Art = (brush, { width, height }) => {
  const pillars = [0.02, 0.2, 0.32]
    .flatMap((share, index) => {
      const wide = width * (0.12 - index * 0.035);
      const bottom = height * (0.94 - index * 0.08);
      return [share * width, width - share * width - wide].map((x) =>
        brush.fill(
          rectangle(x, height * 0.12, wide, bottom - height * 0.12),
          ['#0d0720', '#2a1458', '#43206e'][index] ?? '#0d0720',
        ),
      );
    })
    .reverse()
    .join('');
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), fade('#2a1466', '#ff6a5a')) +
    brush.fill(ellipse(width / 2, height * 0.66, width * 0.34, height * 0.4), glow('#ffd36b')) +
    brush.fill(rectangle(-bleed, height * 0.7, width + 2 * bleed, height), '#1a0f3c') +
    pillars +
    brush.fill(
      polygon([
        [-bleed, 0],
        [width + bleed, 0],
        [width * 0.68, height * 0.34],
        [width * 0.32, height * 0.34],
      ]),
      '#0a0618',
    ) +
    brush.fill(
      polygon([
        [width * 0.46, height * 0.7],
        [width * 0.54, height * 0.7],
        [width * 0.8, height],
        [width * 0.2, height],
      ]),
      '#ffd36b',
      0.2,
    )
  );
};

/** An avenue with street lamps and tail lights. */
export const avenue: Art = (brush, { width, height }, random) => {
  const horizon = height * 0.52;
  const lamps = [0.04, 0.16, 0.26, 0.34, 0.4]
    .flatMap((share, index) => {
      const high = height * (0.5 - index * 0.085);
      return [share, 1 - share].map((at) => {
        const inward = at < 0.5 ? 1 : -1;
        const foot = horizon + height * (0.3 - index * 0.06);
        return (
          brush.stroke(
            `M${at * width} ${foot}v${-high}q${inward * 4} -14 ${inward * (46 - index * 8)} -12`,
            '#0a0618',
            9 - index * 1.5,
          ) +
          brush.fill(
            ellipse(at * width + inward * (46 - index * 8), foot - high - 6, 60 - index * 9),
            glow('#ffd36b'),
          )
        );
      });
    })
    .join('');
  const streaks = Array.from({ length: 16 }, () => {
    const [from, side] = [random.between(0.05, 1), random.next() > 0.5 ? 1 : -1];
    const y = horizon + (height - horizon) * from;
    return `M${width / 2 + side * width * 0.5 * from} ${y}l${side * 60 * from} ${44 * from}`;
  }).join('');
  return (
    skyline({ ...night, ground: '#1a0f3c' }, 0.52)(brush, { width, height }, random) +
    `<g stroke-opacity=".7">${brush.stroke(streaks, '#ff3d81', 5)}</g>` +
    lamps
  );
};
