import { ellipse, group, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

/** The display of a clock or screen with its glow. */
export const clock =
  (time = '00:00', x = '0.5', y = '0.2', size = '70'): Art =>
  (brush, { width, height }) => {
    const [middle, foot] = [Number(x) * width, Number(y) * height];
    const half = Number(size) * 1.6;
    return (
      brush.ink(
        rectangle(middle - half, foot - Number(size) * 0.95, half * 2, Number(size) * 1.25),
        '#000000',
      ) + brush.fill(textPath(time, 'pixel', Number(size), middle, foot), '#ffb000')
    );
  };

/** The gallery inside the dam: a tunnel with pipes and a wet floor. */
export const gallery =
  (light = 'on'): Art =>
  (brush, { width, height }) => {
    const middle = width / 2;
    const horizon = height * 0.46;
    const lit = light === 'on';
    const ribs = [1, 0.74, 0.54, 0.38, 0.26]
      .map((share, index) => {
        const [half, top] = [width * 0.56 * share, height * 0.5 * share];
        const colour = ['#26322c', '#3a4a42', '#52665a', '#6f8a7a', '#9ab8a6'][lit ? index : 0] ?? '#26322c';
        return brush.ink(
          `M${middle - half} ${height + 20}V${horizon - top * 0.4}Q${middle} ${horizon - top * 1.5} ${middle + half} ${horizon - top * 0.4}V${height + 20}Z`,
          colour,
          0.8,
        );
      })
      .join('');
    const floor = polygon([
      [middle - width * 0.12, horizon + height * 0.12],
      [middle + width * 0.12, horizon + height * 0.12],
      [middle + width * 0.6, height + 10],
      [middle - width * 0.6, height + 10],
    ]);
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#101814') +
      ribs +
      brush.fill(
        rectangle(middle - width * 0.1, horizon - height * 0.12, width * 0.2, height * 0.26),
        lit ? '#d8e8dc' : '#0a100c',
      ) +
      brush.ink(floor, lit ? '#4a5c52' : '#1c2622', 0.8) +
      brush.limb(
        `M${-bleed} ${height * 0.2}L${middle - width * 0.13} ${horizon - 10}M${width + bleed} ${height * 0.28}L${middle + width * 0.13} ${horizon}`,
        '#8aa698',
        16,
      ) +
      (lit ? brush.fill(ellipse(middle, height * 0.06, width * 0.1, 14), '#ffffff') : '')
    );
  };

/** The gallery with the river flowing in. */
export const flood = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const foam = Array.from({ length: 60 }, () =>
    ellipse(
      random.between(width * 0.1, width * 0.9),
      random.between(height * 0.4, height),
      random.between(10, 44),
    ),
  ).join('');
  return (
    gallery()(brush, area, random) +
    brush.ink(
      `M${width * 0.36} ${height * 0.3}C${width * 0.1} ${height * 0.5} ${-bleed} ${height * 0.7} ${-bleed} ${height + 20}H${width + bleed}C${width + bleed} ${height * 0.7} ${width * 0.9} ${height * 0.5} ${width * 0.64} ${height * 0.3}Z`,
      '#a8d8c0',
    ) +
    brush.fill(foam, '#ffffff')
  );
};

/** The control room: twelve monitors above a desk. The ninth glows. */
export const control =
  (nine = 'on'): Art =>
  (brush, { width, height }, random) => {
    const [wide, tall] = [width / 4.6, height * 0.17];
    const tubes = Array.from({ length: 12 }, (_, index) => {
      const [x, y] = [width * 0.07 + (index % 4) * wide, height * 0.1 + Math.floor(index / 4) * (tall + 14)];
      const glows = index === 8 && nine === 'on';
      const bar = rectangle(x + 12, y + tall * random.between(0.5, 0.7), wide - 40, tall * 0.2);
      return (
        brush.ink(rectangle(x, y, wide - 16, tall), '#26322c', 0.7) +
        brush.fill(rectangle(x + 10, y + 10, wide - 36, tall - 20), glows ? '#e8fff0' : '#3f6a56') +
        brush.fill(bar, glows ? '#6fd0a0' : '#26322c')
      );
    }).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#1a221e') +
      tubes +
      brush.ink(rectangle(-bleed, height * 0.76, width + 2 * bleed, 22), '#8aa698') +
      brush.ink(rectangle(-bleed, height * 0.76 + 22, width + 2 * bleed, height), '#3a4a42') +
      brush.fill(
        [0.12, 0.18, 0.24, 0.7, 0.76].map((x) => rectangle(width * x, height * 0.84, 20, 14)).join(''),
        '#ffb000',
      ) +
      brush.fill(rectangle(width * 0.9, height * 0.84, 24, 18), '#ff2020')
    );
  };

/** The dam from the river at night, with its spillways and one lit window. */
export const dam =
  (hour = 'night'): Art =>
  (brush, { width, height }, random) => {
    const top = height * 0.42;
    const day = hour === 'day';
    const stars = Array.from({ length: day ? 0 : 60 }, () =>
      rectangle(random.between(0, width), random.between(0, top), 6, 6),
    ).join('');
    const gates = Array.from({ length: 7 }, (_, index) => {
      const x = width * (0.14 + index * 0.11);
      return (
        brush.ink(rectangle(x, top + 24, width * 0.07, height * 0.34), '#1c2622', 0.8) +
        brush.fill(rectangle(x + 8, top + 40, width * 0.07 - 16, height * 0.3), '#8aa698')
      );
    }).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), day ? '#a8c8b4' : '#0a100c') +
      brush.fill(stars, '#e8fff0') +
      brush.fill(ellipse(width * 0.84, height * 0.16, 56), day ? '#ffffff' : '#c8e8d4') +
      brush.ink(`M${-bleed} ${top}H${width + bleed}V${height * 0.84}H${-bleed}Z`, '#52665a') +
      gates +
      brush.ink(rectangle(-bleed, top - 26, width + 2 * bleed, 40), '#8aa698') +
      brush.ink(rectangle(width * 0.06, top - 110, 150, 90), '#3a4a42') +
      brush.fill(rectangle(width * 0.06 + 40, top - 84, 60, 40), '#ffb000') +
      brush.fill(rectangle(-bleed, height * 0.8, width + 2 * bleed, height), '#26423a') +
      brush.fill(
        Array.from({ length: 18 }, (_, index) =>
          rectangle((index * 0.37 * width) % width, height * (0.82 + (index % 5) * 0.035), 90, 8),
        ).join(''),
        '#6fb894',
      )
    );
  };

/** A cone of torch light to the right, from x and y (shares of the panel). */
export const beam =
  (x = '0.3', y = '0.5'): Art =>
  (brush, { width, height }) =>
    group(
      brush.fill(
        polygon([
          [Number(x) * width, Number(y) * height],
          [width + bleed, Number(y) * height - height * 0.4],
          [width + bleed, Number(y) * height + height * 0.4],
        ]),
        '#ffffff',
      ),
      'opacity=".3"',
    );

/** The back of the ninth monitor with its loose cable. */
export const cable =
  (): Art =>
  (brush, { width, height }) =>
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#26322c') +
    brush.ink(rectangle(width * 0.3, height * 0.2, width * 0.4, height * 0.5), '#101814') +
    placeDrawing(
      brush.limb(`M0 0C-30 60 60 90 20 ${height * 0.2}`, '#8aa698', 12),
      width * 0.56,
      height * 0.7,
    ) +
    brush.fill(
      rectangle(width * 0.56 + 10, height * 0.9, 8, 20) + rectangle(width * 0.56 + 26, height * 0.9, 8, 20),
      '#e8fff0',
    );
