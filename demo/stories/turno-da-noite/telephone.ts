import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { caramelDog, phoneBooth } from '../../places/props.ts';

/** A close-up of the payphone. */
export const boothClose: Art = layers(
  (brush, { width, height }) =>
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), fade('#0f1a4a', '#7a1f6b')) +
    brush.fill(ellipse(width / 2, height * 0.55, width * 0.5, height * 0.6), glow('#2fe0e8')),
  (brush, { width, height }) => {
    const size = Math.min(height / 190, width / 230);
    return placeDrawing(phoneBooth(brush.withScale(size)), width / 2, height * 0.6 + 190 * size, size);
  },
);

/** Inside the shell of the payphone. */
export const boothDark: Art = (brush, { width, height }) =>
  brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#2f6fe0') +
  brush.fill(ellipse(width / 2, height * 0.9, width * 0.56, height * 0.8), '#0d0720') +
  brush.fill(ellipse(width / 2, height * 0.6, width * 0.4, height * 0.4), glow('#2f6fe0'));

export const cutWire: Art = (brush, { width, height }) =>
  brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), '#24407c') +
  brush.fill(ellipse(width / 2, height * 0.55, width * 0.4, height * 0.4), glow('#ff3d81')) +
  brush.fill(rectangle(width * 0.4, -4, width * 0.2, height * 0.16), '#0a0618') +
  brush.stroke(
    `M${width / 2} ${height * 0.1}q-90 ${height * 0.12} 0 ${height * 0.2}t0 ${height * 0.2}t-20 ${height * 0.12}`,
    '#0a0618',
    30,
  ) +
  brush.stroke(
    `M${width / 2 - 20} ${height * 0.62}l-30 34M${width / 2 - 20} ${height * 0.62}l-4 46M${width / 2 - 20} ${height * 0.62}l26 36`,
    '#ffb03a',
    8,
  );

/** The coin slot with a glow. */
export const coinSlot: Art = (brush, { width, height }) =>
  brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#8a8ab0') +
  brush.fill(rectangle(width * 0.12, height * 0.5, width * 0.76, height * 0.16), '#0a0618') +
  brush.fill(
    polygon([
      [width * 0.24, height * 0.58],
      [width * 0.78, height * 0.58],
      [width * 0.86, height * 0.94],
      [width * 0.28, height * 0.98],
    ]),
    '#8fd8a8',
  ) +
  brush.fill(ellipse(width * 0.55, height * 0.77, width * 0.09, height * 0.1), '#5ab08a');

/** The golden background of voices from the past. */
export const gold: Art = (brush, { width, height }) =>
  brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), fade('#ffc86b', '#e8732a')) +
  brush.fill(ellipse(width * 0.7, height * 0.3, width * 0.5, height * 0.5), glow('#fff0c4'));

const flags: Art = (brush, { width }, random) =>
  Array.from({ length: Math.ceil(width / 80) + 1 }, (_, index) => {
    const x = index * 80;
    const y = 40 + Math.sin((x / width) * Math.PI) * 46;
    const colour = random.pick(['#e8344e', '#2f9fb8', '#fff0c4', '#3a8a5a']);
    return brush.fill(
      polygon([
        [x, y],
        [x + 54, y],
        [x + 54, y + 70],
        [x + 27, y + 48],
        [x, y + 70],
      ]),
      colour,
    );
  }).join('');

/** A living room of 1994 on a birthday. */
export const home: Art = layers(
  (brush, { width, height }) =>
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), fade('#ffb86b', '#e8834a')) +
    brush.fill(rectangle(-bleed, height * 0.82, width + 2 * bleed, height), '#8a3a3a') +
    brush.fill(rectangle(width * 0.74, height * 0.2, width * 0.2, height * 0.44), '#5a2a6a') +
    brush.fill(rectangle(width * 0.755, height * 0.22, width * 0.17, height * 0.4), '#1a1046') +
    brush.fill(ellipse(width * 0.88, height * 0.3, 22), '#fff0c4') +
    brush.stroke(`M${width * 0.84} ${height * 0.22}V${height * 0.62}`, '#5a2a6a', 10) +
    brush.fill(rectangle(width * 0.05, height * 0.62, width * 0.2, height * 0.22), '#6a2a3a') +
    brush.fill(rectangle(width * 0.07, height * 0.42, width * 0.16, height * 0.2), '#4a2a4a') +
    brush.fill(rectangle(width * 0.085, height * 0.445, width * 0.13, height * 0.15), '#8fd8d8'),
  flags,
);

/** The open door of the house from its corridor. */
export const doorway: Art = (brush, { width, height }) =>
  brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), '#2a1466') +
  brush.fill(rectangle(width * 0.38, height * 0.06, width * 0.5, height), '#5a2a2a') +
  brush.fill(rectangle(width * 0.41, height * 0.1, width * 0.44, height), fade('#ffd98a', '#e8834a')) +
  brush.fill(
    polygon([
      [width * 0.41, height * 0.9],
      [width * 0.85, height * 0.9],
      [width * 0.8, height],
      [width * 0.1, height],
    ]),
    '#ffc86b',
  );

export const dogClose: Art = layers(
  (brush, { width, height }) =>
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), fade('#0f4f6f', '#0b2a4c')) +
    brush.fill(ellipse(width / 2, height * 0.5, width * 0.5, height * 0.6), glow('#ffd36b')),
  (brush, { width, height }) => {
    const size = Math.min(height / 215, width / 190);
    return placeDrawing(caramelDog(brush.withScale(size)), width / 2, height * 1.02, size);
  },
);
