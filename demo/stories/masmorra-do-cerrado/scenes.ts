import { ellipse, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

/** The inside of a stone mouth with spines of the pequi. */
export const mouth =
  (): Art =>
  (brush, { width, height }, random) => {
    const spines = Array.from({ length: 46 }, () => {
      const [x, y] = [random.between(width * 0.34, width * 0.8), random.between(height * 0.6, height * 0.86)];
      return `M${(x - 8).toFixed(0)} ${y.toFixed(0)}l8 -46l8 46Z`;
    }).join('');
    const teeth = (y: number, tall: number): string =>
      [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88]
        .map((x) => brush.ink(rectangle(x * width - 44, y, 84, tall), '#d0d0d8'))
        .join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#4a1f1a') +
      brush.fill(ellipse(width * 0.56, height * 0.6, width * 0.4, height * 0.36), '#140c1c') +
      brush.ink(ellipse(width * 0.57, height * 0.86, width * 0.34, height * 0.26), '#d8344a') +
      brush.ink(spines, '#ffc82e', 0.6) +
      teeth(-10, height * 0.17) +
      teeth(height * 0.9, height * 0.12)
    );
  };

const seedColours = ['#ffc82e', '#d8344a', '#86c84a', '#8a76d0', '#f0a860', '#fffbe8'] as const;

/** An open chest full of seeds. */
export const seeds =
  (): Art =>
  (brush, { width, height }, random) => {
    const [x, y] = [width * 0.5, height * 0.94];
    const heap = Array.from({ length: 60 }, () =>
      brush.fill(
        rectangle(x + random.between(-100, 90), y - random.between(92, 138), 14, 14),
        random.pick(seedColours),
      ),
    ).join('');
    return (
      brush.ink(
        `M${x - 130} ${y - 190}C${x - 130} ${y - 270} ${x + 130} ${y - 270} ${x + 130} ${y - 190}Z`,
        '#d97b3a',
      ) +
      brush.fill(ellipse(x, y - 100, 116, 46), '#7a2f1f') +
      heap +
      brush.ink(rectangle(x - 124, y - 96, 248, 100), '#b5502a') +
      brush.ink(rectangle(x - 22, y - 108, 44, 46), '#ffc82e')
    );
  };

/** Rows of sprouts on the ground. */
export const sprouts =
  (): Art =>
  (brush, { width, height }) => {
    const rows = [0.84, 0.91, 0.98].flatMap((share, row) =>
      Array.from({ length: 9 }, (_, index) => {
        const [x, y] = [width * (index * 0.115 + 0.03 + row * 0.02), height * share];
        return (
          brush.stroke(`M${x} ${y}v-26`, '#1f6b3f', 8) +
          brush.fill(`M${x} ${y - 24}q-26 -4 -24 -26q24 0 24 26q4 -26 26 -24q0 24 -26 24Z`, '#86c84a')
        );
      }),
    );
    return rows.join('');
  };

/** The content of a bag in the air, between two heights (shares of the panel). */
export const clutter =
  (amount = '60', from = '0.06', to = '0.8'): Art =>
  (brush, { width, height }, random) =>
    Array.from({ length: Number(amount) }, (_, index) => {
      const [x, y, size] = [
        random.between(0, width),
        random.between(height * Number(from), height * Number(to)),
        random.between(10, 26),
      ];
      const colour = seedColours[index % seedColours.length] ?? '#fffbe8';
      const shapes = [
        ellipse(x, y, size, size * 0.7),
        rectangle(x, y, size, size * 1.6),
        star(x, y, [size, size], [size / 2.4, size / 2.4], 5),
      ];
      return brush.ink(shapes[index % 3] ?? '', colour, 0.6);
    }).join('');

/** A window of the third floor with stars and a planet. */
export const windows =
  (): Art =>
  (brush, { width, height }, random) => {
    const stars = Array.from({ length: 90 }, () =>
      rectangle(random.between(0, width), random.between(0, height), 7, 7),
    ).join('');
    const frames = [0, 0.25, 0.5, 0.75, 1].map((x) => rectangle(x * width - 14, 0, 28, height)).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#140c1c') +
      brush.fill(stars, '#fffbe8') +
      brush.ink(ellipse(width * 0.74, height * 0.62, height * 0.46), '#29588f') +
      brush.fill(
        ellipse(width * 0.68, height * 0.5, height * 0.2, height * 0.1) +
          ellipse(width * 0.86, height * 0.72, height * 0.16, height * 0.1),
        '#b5502a',
      ) +
      brush.fill(ellipse(width * 0.62, height * 0.4, height * 0.1, height * 0.05), '#3fa04a') +
      brush.ink(frames, '#6a6a7c') +
      brush.ink(rectangle(-bleed, height * 0.9, width + 2 * bleed, height), '#3a3a4a')
    );
  };

/** The time clock on the wall of the third floor. */
export const timecard =
  (): Art =>
  (brush, { width, height }) => {
    const x = width * 0.52;
    const size = Math.min(1.4, width / 560);
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#3a3a4a') +
      brush.fill(rectangle(-bleed, height * 0.86, width + 2 * bleed, height), '#29588f') +
      brush.ink(rectangle(x - 110 * size, height * 0.34, 220 * size, 250 * size), '#9c9cac') +
      brush.ink(ellipse(x, height * 0.34 + 90 * size, 66 * size), '#fffbe8') +
      brush.line(
        `M${x} ${height * 0.34 + 90 * size}v${-44 * size}M${x} ${height * 0.34 + 90 * size}l${30 * size} ${14 * size}`,
        1.2,
      ) +
      brush.ink(rectangle(x - 70 * size, height * 0.34 + 186 * size, 140 * size, 20 * size), '#140c1c') +
      brush.ink(rectangle(x - 46 * size, height * 0.34 + 196 * size, 92 * size, 120 * size), '#f8d6a0') +
      brush.fill(rectangle(x - 34 * size, height * 0.34 + 240 * size, 68 * size, 12 * size), '#d8344a')
    );
  };

/** A metal arm from the ceiling at `x` (share of the panel). */
export const claw =
  (x = '0.5'): Art =>
  (brush, { width, height }) => {
    const at = Number(x) * width;
    return (
      brush.limb(`M${at} -20V${height * 0.26}L${at + 36} ${height * 0.4}`, '#9c9cac', 26) +
      brush.ink(ellipse(at, height * 0.26, 24), '#d8344a') +
      brush.limb(`M${at + 36} ${height * 0.4}l-50 60M${at + 36} ${height * 0.4}l40 66`, '#6a6a7c', 16)
    );
  };
