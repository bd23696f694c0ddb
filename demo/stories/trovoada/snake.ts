import type { Brush } from '../../drawing/brush/brush.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { chapel } from './church.ts';
import { whole } from './streets.ts';

const skin = '#2f8f5a';

/** The head of the serpent. It looks to the right; the origin is the back of its neck. */
export function serpentHead(brush: Brush, asleep = false): string {
  const eye = asleep
    ? brush.line('M122 -70Q170 -34 220 -64', 2.2)
    : brush.ink(ellipse(170, -74, 46, 38), '#ffe14d') +
      brush.fill('M170 -112Q186 -74 170 -36Q154 -74 170 -112Z', '#0e0a12');
  return (
    brush.ink('M-40 -90C60 -190 230 -170 330 -70C372 -30 360 10 310 26L120 60C40 70 -30 60 -60 40Z', skin) +
    brush.ink('M60 62L312 30C290 84 200 120 110 116C60 112 30 92 10 56Z', '#c8e08a') +
    brush.ink('M196 52L212 98L228 48ZM268 38L280 74L296 34Z', '#ffffff', 0.8) +
    brush.line('M300 66q60 24 90 -4M390 62l34 -14M390 62l30 18', 1.4, '#e0242e') +
    eye +
    brush.line('M116 -120Q170 -150 232 -100M316 -26l14 8', 1.4) +
    [0, 50, 100].map((x) => brush.fill(ellipse(x - 10, -20 - x * 0.2, 16, 11), '#1f6a3f')).join('')
  );
}

/** A part of the serpent's body along a path, with its diamond pattern. */
function coil(
  brush: Brush,
  data: string,
  width: number,
  dots: readonly (readonly [number, number])[],
): string {
  return (
    brush.limb(data, skin, width) +
    brush.stroke(data, '#5fc04a', width * 0.5) +
    dots
      .map(([x, y]) =>
        brush.ink(
          polygon([
            [x - width * 0.3, y],
            [x, y - width * 0.2],
            [x + width * 0.3, y],
            [x, y + width * 0.2],
          ]),
          '#1f6a3f',
          0.6,
        ),
      )
      .join('')
  );
}

/** The neck of the serpent, which rises from the ground. The origin is its middle. */
export const serpentNeck = (brush: Brush): string =>
  coil(brush, 'M60 320C-120 260 -140 60 -20 -110', 120, [
    [-16, 250],
    [-84, 150],
    [-92, 50],
  ]);

/** Under the city: roots, stones and the sleeping serpent. */
export const deep: Art = (brush, { width, height }) => {
  const roots = [0.06, 0.2, 0.36, 0.62, 0.8, 0.94].map(
    (share, index) =>
      `M${share * width} -20q${index % 2 === 0 ? 40 : -40} ${height * 0.12} 0 ${height * (0.2 + (index % 3) * 0.07)}`,
  );
  return (
    brush.fill(whole(width, height), fade('#3a1a0a', '#8a3a1a')) +
    brush.fill(ellipse(width / 2, height * 0.66, width * 0.4, height * 0.4), glow('#ffb03a')) +
    brush.limb(roots.join(''), '#6a4020', 18) +
    brush.ink(
      `M${-bleed} ${height * 0.8}Q${width * 0.3} ${height * 0.72} ${width * 0.6} ${height * 0.82}T${width + bleed} ${height * 0.78}V${height + bleed}H${-bleed}Z`,
      '#4a2a1a',
    )
  );
};

/** The eye of the serpent. `open` is a share from 0 (closed) to 1. */
export const snakeEye =
  (open = '1'): Art =>
  (brush, { width, height }) => {
    const [x, y] = [width / 2, height / 2];
    const high = height * 0.34 * Number(open);
    return (
      brush.fill(whole(width, height), skin) +
      brush.ink(
        Array.from({ length: 40 }, (_, index) =>
          ellipse(
            (index % 8) * width * 0.15 - 20,
            Math.floor(index / 8) * height * 0.25,
            width * 0.07,
            height * 0.1,
          ),
        ).join(''),
        '#2a804a',
        0.5,
      ) +
      brush.ink(
        `M${x - width * 0.36} ${y}Q${x} ${y - high * 2} ${x + width * 0.36} ${y}Q${x} ${y + high * 2} ${x - width * 0.36} ${y}Z`,
        '#ffe14d',
      ) +
      brush.ink(
        `M${x} ${y - high}Q${x + width * 0.06} ${y} ${x} ${y + high}Q${x - width * 0.06} ${y} ${x} ${y - high}Z`,
        '#0e0a12',
      ) +
      brush.line(
        `M${x - width * 0.42} ${y - high * 0.9}Q${x} ${y - high * 1.9 - 30} ${x + width * 0.42} ${y - high * 0.6}`,
        2,
      )
    );
  };

/** The serpent's moving body as a wall. */
export const snakeWall: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), '#3a1a0a') +
  coil(
    brush,
    `M${-bleed} ${height * 0.4}Q${width / 2} ${height * 0.2} ${width + bleed} ${height * 0.5}`,
    height * 0.5,
    [0.1, 0.35, 0.6, 0.85].map(
      (share) => [share * width, height * (0.36 - Math.sin(share * Math.PI) * 0.06)] as const,
    ),
  );

/** The city at night with the serpent among its towers. */
export const snakeCity: Art = layers(
  (brush, { width, height }) => brush.fill(whole(width, height), fade('#0a0a3a', '#8a2f8a')),
  (brush, { width, height }, random) =>
    Array.from({ length: Math.ceil(width / 110) + 1 }, (_, index) => {
      const [x, tall] = [index * 110 - 30, height * random.between(0.24, 0.46)];
      return (
        brush.ink(
          rectangle(x, height * 0.74 - tall, 104, tall),
          index % 2 === 0 ? '#3a3a8a' : '#5a3a9a',
          0.8,
        ) +
        brush.fill(
          Array.from({ length: 10 }, (_, at) =>
            rectangle(x + 16 + (at % 3) * 28, height * 0.74 - tall + 20 + Math.floor(at / 3) * 40, 14, 20),
          ).join(''),
          random.next() > 0.5 ? '#ffe14d' : '#ffb03a',
        )
      );
    }).join(''),
  (brush, { width, height }) =>
    coil(
      brush,
      `M${width * 0.3} ${height * 1.1}C${width * 0.1} ${height * 0.6} ${width * 0.3} ${height * 0.3} ${width * 0.46} ${height * 0.34}`,
      height * 0.16,
      [
        [width * 0.24, height * 0.78],
        [width * 0.24, height * 0.6],
        [width * 0.32, height * 0.42],
      ],
    ) +
    coil(
      brush,
      `M${width * 0.72} ${height * 1.1}Q${width * 0.76} ${height * 0.5} ${width * 0.88} ${height * 0.56}T${width * 0.98} ${height * 1.1}`,
      height * 0.13,
      [
        [width * 0.75, height * 0.84],
        [width * 0.86, height * 0.57],
      ],
    ) +
    placeDrawing(serpentHead(brush.withScale(height / 760)), width * 0.46, height * 0.33, height / 760),
  (brush, { width, height }) =>
    placeDrawing(chapel(brush.withScale(height / 1100)), width * 0.56, height * 0.86, height / 1100),
  (brush, { width, height }) =>
    brush.ink(rectangle(-bleed, height * 0.86, width + 2 * bleed, height), '#2a2a5a'),
);
