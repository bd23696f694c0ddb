import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { whole } from './nursery.ts';

/** The front of an apartment building at night, with one lit window or none. */
export const tower =
  (lit = '17'): Art =>
  (brush, { width, height }) => {
    const [columns, rows] = [5, 8];
    const [left, top] = [width * 0.16, height * 0.06];
    const [stepX, stepY] = [(width * 0.68) / columns, (height * 0.94) / rows];
    const windows = Array.from({ length: columns * rows }, (_, index) =>
      rectangle(
        left + (index % columns) * stepX + stepX * 0.2,
        top + Math.floor(index / columns) * stepY + stepY * 0.2,
        stepX * 0.6,
        stepY * 0.6,
      ),
    );
    const light = windows[Number(lit)];
    const x = left + (Number(lit) % columns) * stepX + stepX / 2;
    const y = top + Math.floor(Number(lit) / columns) * stepY + stepY / 2;
    return (
      brush.fill(whole(width, height), fade('#0d0a3a', '#7a1f6b')) +
      brush.fill(rectangle(left - 20, top - 20, width * 0.68 + 40, height), '#120a33') +
      brush.fill(windows.join(''), '#241a58') +
      (light === undefined
        ? ''
        : brush.fill(ellipse(x, y, stepX, stepY), glow('#ffd36b')) + brush.fill(light, '#ffd36b'))
    );
  };

export const kitchen: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), fade('#1f3a6a', '#3a2f7a')) +
  brush.fill(rectangle(width * 0.64, height * 0.08, width * 0.24, height * 0.4), '#0d0a3a') +
  brush.fill(ellipse(width * 0.8, height * 0.18, 26), '#fff0c4') +
  brush.fill(rectangle(-bleed, height * 0.56, width + 2 * bleed, height * 0.06), '#8a9ad8') +
  brush.fill(rectangle(-bleed, height * 0.62, width + 2 * bleed, height), '#2a2266') +
  brush.stroke(
    `M${width * 0.2} ${height * 0.66}V${height}M${width * 0.5} ${height * 0.66}V${height}M${width * 0.8} ${height * 0.66}V${height}`,
    '#160c3a',
    6,
  ) +
  brush.fill(ellipse(width * 0.3, 0, width * 0.3, height * 0.5), glow('#ffd36b'));

/** A lift from inside. The script sets the floor. */
export const lift =
  (floor = '9', doors = 'shut'): Art =>
  (brush, { width, height }) => {
    const gap = doors === 'shut' ? 3 : width * 0.16;
    const middle = width / 2;
    const data = textPath(floor, 'display', Math.min(80, height * 0.12), width * 0.93, height * 0.29);
    return (
      brush.fill(whole(width, height), '#5a6a9a') +
      brush.fill(rectangle(width * 0.14, height * 0.18, width * 0.72, height), '#03020a') +
      brush.fill(
        rectangle(width * 0.14, height * 0.18, middle - gap - width * 0.14, height),
        fade('#8a9ab8', '#4a5a8a', 'h'),
      ) +
      brush.fill(
        rectangle(middle + gap, height * 0.18, width * 0.86 - middle - gap, height),
        fade('#4a5a8a', '#8a9ab8', 'h'),
      ) +
      brush.fill(rectangle(width * 0.885, height * 0.16, width * 0.09, height * 0.17), '#0a0618') +
      `<path d="${data}" fill="#ff3d5a"/>` +
      brush.fill(
        [0, 1, 2, 3, 4]
          .map((row) => ellipse(width * 0.93, height * (0.4 + row * 0.08), width * 0.016))
          .join(''),
        '#ffd36b',
      )
    );
  };

/** The ground floor on the monitor: the lift from outside, and someone who waits for it. */
export const lobbyScreen: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), fade('#06281a', '#1f7a4a')) +
  brush.fill(rectangle(width * 0.3, height * 0.16, width * 0.4, height * 0.72), '#5fd08a') +
  brush.stroke(`M${width / 2} ${height * 0.16}V${height * 0.88}`, '#06281a', 8) +
  brush.fill(rectangle(-bleed, height * 0.88, width + 2 * bleed, height), '#03140c') +
  brush.fill(
    Array.from({ length: Math.ceil(height / 9) }, (_, index) =>
      rectangle(-bleed, index * 9, width + 2 * bleed, 2.6),
    ).join(''),
    '#03140c',
    0.34,
  );
