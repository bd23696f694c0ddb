import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { hallway } from './rooms.ts';

const whole = (width: number, height: number): string =>
  rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);

/** A bedroom in moonlight: bed on the right, window on the left, its light on the floor. */
export const bedroom: Art = (brush, { width, height }) => {
  const ground = height * 0.72;
  return (
    brush.fill(whole(width, height), fade('#1a2258', '#33307a')) +
    brush.fill(rectangle(-bleed, ground, width + 2 * bleed, height), '#241a4e') +
    brush.fill(rectangle(width * 0.08, height * 0.12, width * 0.22, height * 0.42), '#0d0720') +
    brush.fill(
      rectangle(width * 0.095, height * 0.135, width * 0.19, height * 0.39),
      fade('#5ab0d8', '#2a4a8a'),
    ) +
    brush.stroke(
      `M${width * 0.19} ${height * 0.13}V${height * 0.52}M${width * 0.09} ${height * 0.32}H${width * 0.29}`,
      '#0d0720',
      8,
    ) +
    brush.fill(
      polygon([
        [width * 0.1, ground + height * 0.04],
        [width * 0.3, ground + height * 0.04],
        [width * 0.52, height],
        [width * 0.2, height],
      ]),
      '#5ab0d8',
      0.3,
    ) +
    brush.fill(
      `M${width * 0.93} ${height * 0.9}V${height * 0.34}q0 -40 40 -40h${width}V${height * 0.9}Z`,
      '#120a33',
    ) +
    brush.fill(rectangle(width * 0.56, height * 0.68, width, height * 0.2), '#4a3a8a') +
    brush.fill(
      `M${width * 0.54} ${height * 0.72}q${width * 0.2} -${height * 0.1} ${width * 0.5} -10V${height * 0.84}H${width * 0.54}Z`,
      '#8a9ad8',
    ) +
    brush.fill(ellipse(width * 0.9, height * 0.66, width * 0.09, height * 0.05), '#d8e0ff')
  );
};

/** The empty, wet bed. */
export const soakedBed: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), fade('#141a4a', '#2a1a5a')) +
  brush.fill(rectangle(width * 0.06, height * 0.06, width * 0.88, height * 0.3), '#120a33') +
  brush.fill(rectangle(width * 0.1, height * 0.3, width * 0.8, height * 0.8), '#8a9ad8') +
  brush.fill(ellipse(width * 0.5, height * 0.38, width * 0.24, height * 0.09), '#d8e0ff') +
  brush.fill(
    `M${width * 0.1} ${height * 0.62}q${width * 0.3} -70 ${width * 0.8} 20V${height}H${width * 0.1}Z`,
    '#5a6ab8',
  ) +
  brush.fill(
    ellipse(width * 0.52, height * 0.5, width * 0.13, height * 0.09) +
      ellipse(width * 0.5, height * 0.72, width * 0.19, height * 0.2),
    '#1f2a6a',
    0.8,
  ) +
  brush.stroke(
    `M${width * 0.3} ${height * 0.86}v60M${width * 0.62} ${height * 0.84}v80M${width * 0.8} ${height * 0.8}v70`,
    '#5ad8f0',
    7,
  );

/** The doorman's desk at night. */
export const lobby: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), fade('#2a2f7a', '#5a2f7a')) +
  brush.fill(rectangle(width * 0.62, height * 0.1, width * 0.3, height * 0.76), '#0d0720') +
  brush.fill(
    rectangle(width * 0.64, height * 0.12, width * 0.12, height * 0.72) +
      rectangle(width * 0.78, height * 0.12, width * 0.12, height * 0.72),
    fade('#a21f6b', '#150a3c'),
  ) +
  brush.fill(
    [0, 1, 2, 3]
      .flatMap((column) =>
        [0, 1, 2].map((row) =>
          rectangle(
            width * 0.08 + column * width * 0.1,
            height * (0.14 + row * 0.11),
            width * 0.085,
            height * 0.09,
          ),
        ),
      )
      .join(''),
    '#120a33',
  ) +
  brush.fill(ellipse(width * 0.25, 0, width * 0.3, height * 0.5), glow('#ffd36b')) +
  brush.fill(rectangle(-bleed, height * 0.84, width + 2 * bleed, height), '#1a0f3c');

const ripples: Art = (brush, { width, height }, random) =>
  brush.stroke(
    Array.from({ length: 26 }, () => {
      const y = random.between(height * 0.62, height);
      const long = random.between(30, 150);
      return `M${random.between(-20, width).toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} -9 ${long.toFixed(0)} 0`;
    }).join(''),
    '#5ad8f0',
    4,
  );

/** The corridor, flooded by the river. */
export const flood: Art = layers(
  hallway('#173a5a', '#8fe8e0'),
  (brush, { width, height }) =>
    brush.fill(
      `M${-bleed} ${height * 0.64}Q${width * 0.3} ${height * 0.6} ${width * 0.6} ${height * 0.64}T${width + bleed} ${height * 0.63}V${height + bleed}H${-bleed}Z`,
      '#0f5a7a',
      0.85,
    ),
  ripples,
);

/** Water up to the chin, in front of the figures. */
export const water: Art = (brush, { width, height }, random) =>
  brush.fill(
    `M${-bleed} ${height * 0.72}Q${width * 0.25} ${height * 0.67} ${width * 0.5} ${height * 0.72}T${width + bleed} ${height * 0.71}V${height + bleed}H${-bleed}Z`,
    '#0f5a7a',
    0.72,
  ) + ripples(brush, { width, height }, random);
