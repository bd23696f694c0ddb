import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { faint, squaredPaper } from './drafting.ts';
import { starsIn } from './places.ts';

/** A pillow below a head. */
export const pillow =
  (): Art =>
  (brush, { width, height }) =>
    brush.ink(
      `M${width * 0.08} ${height * 0.36}Q${width * 0.5} ${height * 0.26} ${width * 0.92} ${height * 0.36}Q${width * 0.86} ${height * 0.66} ${width * 0.94} ${height * 0.98}Q${width * 0.5} ${height * 1.06} ${width * 0.06} ${height * 0.98}Q${width * 0.14} ${height * 0.66} ${width * 0.08} ${height * 0.36}Z`,
      '#8a96a2',
    ) +
    faint(
      brush.line(
        `M${width * 0.12} ${height * 0.42}l50 30M${width * 0.88} ${height * 0.42}l-50 30M${width * 0.1} ${height * 0.92}l50 -30M${width * 0.9} ${height * 0.92}l-50 -30`,
        0.7,
      ),
      0.7,
    );

/** A window at night, behind someone who cannot sleep. */
export const pane =
  (): Art =>
  (brush, { width, height }, random) => {
    const [x, y, wide, tall] = [width * 0.12, height * 0.1, width * 0.76, height * 0.74];
    const stars = Array.from({ length: 30 }, () =>
      ellipse(random.between(x, x + wide), random.between(y, y + tall), random.between(1.5, 3.6)),
    ).join('');
    return (
      brush.ink(rectangle(x, y, wide, tall), '#0a0e14') +
      `<path d="${stars}" fill="${brush.style.line}"/>` +
      brush.line(`M${x + wide / 2} ${y}v${tall}M${x} ${y + tall / 2}h${wide}`, 1.4) +
      brush.ink(rectangle(x - 24, y + tall, wide + 48, 22), '#8a96a2')
    );
  };

/** The open door of the observatory with a lit room behind. */
export const door = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const [left, right, ground] = [width * 0.56, width * 0.92, height * 0.94];
  return (
    squaredPaper(brush, area) +
    starsIn(brush, { width: left - 60, height: height * 0.6 }, random, 40) +
    brush.ink(rectangle(left - 70, -10, width, ground + 10), '#3a4048') +
    brush.line(
      [0.14, 0.32, 0.5, 0.68, 0.86]
        .map((share) => `M${left - 70} ${height * share}h44M${right + 26} ${height * share}h90`)
        .join(''),
      0.6,
    ) +
    brush.ink(
      `M${left} ${ground}V${height * 0.2}Q${(left + right) / 2} ${height * 0.02} ${right} ${height * 0.2}V${ground}Z`,
      '#8a96a2',
    ) +
    brush.ink(rectangle(-bleed, ground, width + 2 * bleed, height), '#2a3038')
  );
};
