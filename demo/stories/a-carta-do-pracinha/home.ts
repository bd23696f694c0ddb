import { fade } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { whole } from './front-line.ts';

/** A handwritten sheet of paper with the script's text. A bar separates lines. */
export const letter =
  (...words: string[]): Art =>
  (brush, { width, height }) => {
    const lines = words
      .join(' ')
      .split('|')
      .map((line) => line.trim());
    const [left, top, wide, tall] = [width * 0.08, height * 0.06, width * 0.84, height * 0.88];
    const longest = Math.max(1, ...lines.map((line) => line.length));
    const step = tall / (lines.length + 1);
    const size = Math.min(step * 0.82, (wide * 1.75) / longest);
    const written = lines
      .map((line, index) =>
        textPath(line, 'crayon', size, left + wide * 0.07, top + step * (index + 1), 'start'),
      )
      .join('');
    const rules = lines
      .map((_, index) => `M${left + 20} ${top + step * (index + 1) + 12}H${left + wide - 20}`)
      .join('');
    return (
      brush.fill(whole(width, height), fade('#6a4a2a', '#3a2412')) +
      brush.ink(
        polygon([
          [left, top + 8],
          [left + wide, top - 6],
          [left + wide + 8, top + tall],
          [left - 6, top + tall - 4],
        ]),
        '#fbf6ea',
      ) +
      brush.stroke(rules, '#c8b890', 3) +
      `<path d="${written}" fill="${brush.style.line}"/>`
    );
  };

/** A classroom with the script's text on the board. */
export const school =
  (text = ''): Art =>
  (brush, { width, height }) => {
    const size = height * 0.3;
    return (
      brush.fill(whole(width, height), '#e8d4a8') +
      brush.ink(rectangle(width * 0.28, height * 0.06, width * 0.44, height * 0.46), '#3f4a2c') +
      `<path d="${textPath(text, 'crayon', size, width / 2, height * 0.29 + size * 0.34)}" fill="${brush.paint('#ffffff')}"/>` +
      brush.ink(rectangle(width * 0.04, height * 0.1, width * 0.16, height * 0.36), '#f8eed8') +
      brush.line(
        `M${width * 0.12} ${height * 0.1}v${height * 0.36}M${width * 0.04} ${height * 0.28}h${width * 0.16}`,
        0.7,
      ) +
      brush.ink(rectangle(-bleed, height * 0.84, width + 2 * bleed, height), '#8a5a34')
    );
  };

/** A school desk in front of the figures. */
export const schoolDesk: Art = (brush, { width, height }) =>
  brush.ink(rectangle(-bleed, height * 0.84, width + 2 * bleed, height), '#b08a58') +
  brush.ink(rectangle(-bleed, height * 0.81, width + 2 * bleed, height * 0.05), '#d8b878') +
  brush.fill(ellipse(width * 0.12, height * 0.835, 22, 8), '#1f160d');

/** A steep street of an old mining town. */
export const hillTown: Art = (brush, { width, height }) => {
  const houses = [0.02, 0.2, 0.4, 0.6, 0.8].map((share, index) => {
    const foot = height * (0.86 - index * 0.06);
    return placeDrawing(
      brush.ink(rectangle(0, -190, 190, 190), '#fbf6ea') +
        brush.ink('M-16 -190L30 -250H160L206 -190Z', '#b8482a') +
        brush.ink(rectangle(26, -120, 46, 120), '#4a5a34', 0.8) +
        brush.ink(rectangle(110, -130, 50, 62), '#4a5a34', 0.8),
      share * width,
      foot,
      Math.min(width / 880, height / 420),
    );
  });
  return (
    brush.fill(whole(width, height), fade('#d8c8a0', '#fbf6ea')) +
    brush.ink(
      `M${-bleed} ${height * 0.5}Q${width * 0.3} ${height * 0.2} ${width * 0.6} ${height * 0.4}T${width + bleed} ${height * 0.26}V${height}H${-bleed}Z`,
      '#8a8a58',
    ) +
    houses.join('') +
    brush.ink(
      polygon([
        [-bleed, height * 0.88],
        [width + bleed, height * 0.6],
        [width + bleed, height + bleed],
        [-bleed, height + bleed],
      ]),
      '#a89878',
    )
  );
};

/** Two beds in a hospital tent. One is empty, with a helmet on it. */
export const ward: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), '#c8b890') +
  brush.line(
    `M0 0L${width * 0.3} ${height * 0.4}M${width} 0L${width * 0.7} ${height * 0.4}M${width * 0.5} 0V${height * 0.4}`,
    0.6,
  ) +
  brush.ink(rectangle(-bleed, height * 0.8, width + 2 * bleed, height), '#8a7a58') +
  brush.ink(rectangle(width * 0.5, height * 0.6, width * 0.46, height * 0.14), '#fbf6ea') +
  brush.ink(rectangle(width * 0.5, height * 0.56, width * 0.12, height * 0.08), '#ffffff', 0.8) +
  brush.line(
    `M${width * 0.5} ${height * 0.5}V${height * 0.88}M${width * 0.96} ${height * 0.5}V${height * 0.88}`,
    2,
  ) +
  brush.ink(
    `M${width * 0.72} ${height * 0.6}q0 -${height * 0.13} ${width * 0.07} -${height * 0.13}t${width * 0.07} ${height * 0.13}Z`,
    '#5f6f3f',
  );
