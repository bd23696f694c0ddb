import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { cloudBottle, speaker } from './props.ts';
import { clump, street, whole } from './streets.ts';

/** The stall of Dona Nazaré under its striped awning. */
export const stall = (hour = 'sun'): Art =>
  layers(street(hour), (brush, { width, height }) => {
    const stripe = width / 9;
    return (
      brush.ink(rectangle(-bleed, 0, width + 2 * bleed, height * 0.1), '#e0242e') +
      Array.from({ length: 10 }, (_, index) =>
        brush.ink(
          `M${index * stripe - 10} ${height * 0.1}h${stripe}v${height * 0.05}q${-stripe / 2} ${height * 0.06} ${-stripe} 0Z`,
          index % 2 === 0 ? '#ffffff' : '#e0242e',
          0.8,
        ),
      ).join('')
    );
  });

export const bar: Art = (brush, { width, height }) => {
  const top = height * 0.82;
  return (
    brush.ink(rectangle(-bleed, top, width + 2 * bleed, height), '#3fae4a') +
    brush.ink(rectangle(-bleed, top - 16, width + 2 * bleed, 28), '#ffd21f') +
    brush.line(
      Array.from(
        { length: Math.ceil(width / 110) + 1 },
        (_, index) => `M${index * 110} ${top + 20}V${height}`,
      ).join(''),
      0.6,
    )
  );
};

/** A kitchen under a zinc roof. */
export const kitchen: Art = (brush, { width, height }) => {
  const planks = Array.from(
    { length: Math.ceil(width / 80) + 2 },
    (_, index) => `M${index * 80 - 40} 0V${height * 0.8}`,
  );
  return (
    brush.fill(whole(width, height), '#ffb86a') +
    brush.line(planks.join(''), 0.4, '#c87a3a') +
    brush.ink(rectangle(width * 0.64, height * 0.2, width * 0.24, height * 0.32), '#8fd8ff') +
    brush.line(`M${width * 0.76} ${height * 0.2}v${height * 0.32}`, 1) +
    brush.ink(rectangle(width * 0.04, height * 0.46, width * 0.22, height * 0.4), '#f4f4f4') +
    brush.ink(rectangle(width * 0.06, height * 0.6, width * 0.18, height * 0.2), '#c8c8d0', 0.8) +
    brush.ink(rectangle(-bleed, height * 0.84, width + 2 * bleed, height), '#a8482a')
  );
};

/** The wall of loudspeakers at a street party. */
export const party: Art = (brush, { width, height }) => {
  const size = height / 560;
  const columns = Math.ceil(width / (140 * size)) + 1;
  const stacks = [0.52, 0.88].flatMap((foot) =>
    Array.from({ length: columns }, (_, index) =>
      placeDrawing(speaker(brush.withScale(size)), (index + 0.2) * 140 * size, height * foot, size),
    ),
  );
  const lights = [0.1, 0.35, 0.65, 0.9].map((share, index) =>
    brush.fill(
      polygon([
        [share * width, -10],
        [share * width - 160 + index * 60, height],
        [share * width + 40 + index * 60, height],
      ]),
      ['#ff3d9a', '#3ff0ff', '#ffe14d', '#8aff5a'][index] ?? '#ffe14d',
      0.3,
    ),
  );
  return (
    brush.fill(whole(width, height), fade('#0a0a3a', '#8a2fd0')) +
    stacks.join('') +
    lights.join('') +
    brush.ink(rectangle(-bleed, height * 0.88, width + 2 * bleed, height), '#1a1222')
  );
};

/** The dome where clouds are bottled. */
export const dome: Art = (brush, { width, height }) => {
  const ribs = [0.1, 0.3, 0.5, 0.7, 0.9].map(
    (share) =>
      `M${width / 2} ${-height * 0.1}Q${share * width} ${height * 0.1} ${(share - 0.5) * 1.6 * width + width / 2} ${height * 0.8}`,
  );
  return (
    brush.fill(whole(width, height), fade('#ff8a2a', '#ffe9a8')) +
    brush.fill(ellipse(width * 0.5, height * 0.1, width * 0.3, height * 0.4), glow('#ffffff')) +
    brush.line(ribs.join(''), 0.8) +
    brush.line(
      `M${-bleed} ${height * 0.4}Q${width / 2} ${height * 0.28} ${width + bleed} ${height * 0.4}`,
      0.8,
    ) +
    brush.ink(rectangle(-bleed, height * 0.8, width + 2 * bleed, height), '#c8c8d0')
  );
};

export const domeWithBottle: Art = layers(dome, (brush, { width, height }) => {
  const size = height / 640;
  return placeDrawing(cloudBottle(brush.withScale(size)), width * 0.5, height * 0.86, size);
});

/** Water that drips from the roof at a share of the width. */
export const leak =
  (x = '0.5'): Art =>
  (brush, { width, height }) =>
    brush.ink(
      [0.06, 0.2, 0.36, 0.54]
        .map((share, index) => {
          const [left, top, size] = [Number(x) * width, share * height, 14 + index * 4];
          return `M${left} ${top}q${size} ${size * 1.6} 0 ${size * 2.2}q${-size} ${-size * 0.6} 0 ${-size * 2.2}Z`;
        })
        .join(''),
      '#5ab8ff',
      0.7,
    );

/** A cloud on a rope. */
export const cloudRope: Art = (brush, { width, height }) =>
  clump(
    brush,
    [0.3, 0.5, 0.7, 0.9]
      .map((share, index) =>
        ellipse(share * width, height * (0.14 + (index % 2) * 0.06), width * 0.15, height * 0.12),
      )
      .join('') +
      ellipse(width * 0.66, height * 0.32, width * 0.06, height * 0.1) +
      ellipse(width * 0.62, height * 0.46, width * 0.035, height * 0.07),
    '#8a8ab0',
  );

/** A bursting bottle: water and glass from the middle outwards. */
export const burst: Art = (brush, { width, height }, random) => {
  const [x, y] = [width * 0.44, height * 0.62];
  const shards = Array.from({ length: 26 }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const [near, long] = [random.between(0.2, 0.6) * height, random.between(40, 130)];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [atX, atY] = [x + dx * near * 1.4, y + dy * near];
    return polygon([
      [atX, atY],
      [atX + dx * long - dy * 30, atY + dy * long + dx * 30],
      [atX + dx * long * 0.6 + dy * 26, atY + dy * long * 0.6 - dx * 26],
    ]);
  });
  return (
    brush.ink(star(x, y, [width * 0.46, height * 0.6], [width * 0.26, height * 0.34], 17, 0.1), '#5ab8ff') +
    brush.ink(
      star(x, y, [width * 0.32, height * 0.42], [width * 0.18, height * 0.24], 15, 0.3),
      '#ffffff',
      0.8,
    ) +
    brush.ink(shards.join(''), '#bfe6ff', 0.7)
  );
};
