import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';

/** The lamp room with its lens, surrounded by the night. */
export const lantern =
  (lamp = 'lit'): Art =>
  (brush, { width, height }) => {
    const [x, y] = [width * 0.5, height * 0.46];
    const size = Math.min(width, height) * 0.27;
    const rings = [1, 0.76, 0.52, 0.28]
      .map((share, index) =>
        brush.ink(
          ellipse(x, y, size * share * 0.78, size * share),
          lamp === 'lit'
            ? (['#f2b84a', '#ffd36b', '#ffe08a', '#fff3c4'][index] ?? '#fff3c4')
            : (['#4a6470', '#587480', '#4a6470', '#2a3c48'][index] ?? '#2a3c48'),
          0.7,
        ),
      )
      .join('');
    return (
      brush.fill(bandAcross(-2, height + 4, width), fade('#08142a', '#1f4a5a')) +
      (lamp === 'lit' ? brush.fill(ellipse(x, y, size * 2.4), glow('#ffd36b')) : '') +
      brush.fill(
        [0.1, 0.36, 0.64, 0.9].map((share) => rectangle(width * share - 8, -2, 16, height)).join(''),
        '#26343e',
      ) +
      brush.ink(
        `M${x - size * 0.5} ${y + size}H${x + size * 0.5}L${x + size * 0.34} ${height}H${x - size * 0.34}Z`,
        '#3a4a52',
      ) +
      rings +
      brush.fill(bandAcross(height * 0.86, height, width), '#26343e')
    );
  };

/** The keeper's room: bed, desk with the radio, and a round window. */
export const quarters =
  (light = '#ffd36b'): Art =>
  (brush, { width, height }) => {
    const ground = height * 0.84;
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#4a5a60') +
      brush.fill(ellipse(width * 0.7, height * 0.3, width * 0.6), glow(light)) +
      brush.ink(ellipse(width * 0.2, height * 0.34, width * 0.1), '#0c2438') +
      brush.line(
        `M${width * 0.1} ${height * 0.34}h${width * 0.2}M${width * 0.2} ${height * 0.34 - width * 0.1}v${width * 0.2}`,
        1.2,
      ) +
      brush.ink(rectangle(width * 0.6, height * 0.62, width * 0.5, 26), '#8a6a4a') +
      brush.ink(rectangle(width * 0.66, height * 0.62 + 26, 22, ground - height * 0.62), '#6a4e38') +
      brush.ink(rectangle(width * 0.74, height * 0.62 - 96, 150, 96), '#5a6a5a') +
      brush.fill(
        ellipse(width * 0.74 + 44, height * 0.62 - 46, 28) +
          rectangle(width * 0.74 + 84, height * 0.62 - 74, 50, 14),
        '#c8b070',
      ) +
      brush.ink(bandAcross(ground, height, width), '#36444a')
    );
  };

/** Darkness, with or without a light. */
export const dark =
  (light = 'none', y = '0.5'): Art =>
  (brush, { width, height }) =>
    brush.fill(bandAcross(-bleed, height + 2 * bleed, width), '#02060d') +
    (light === 'none'
      ? ''
      : brush.fill(ellipse(width / 2, height * Number(y), width * 0.8, height * 0.7), glow(light)));
