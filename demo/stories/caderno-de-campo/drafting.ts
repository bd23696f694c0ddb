import type { Brush } from '../../drawing/brush/brush.ts';
import { type Area, ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import { textPath, widthOf } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

const step = 64;

export const faint = (drawing: string, opacity: number): string => `<g opacity="${opacity}">${drawing}</g>`;

/** Blue squared paper, the background of all diagrams. */
export function squaredPaper(brush: Brush, { width, height }: Area, paper = '#000000'): string {
  const across = Array.from(
    { length: Math.ceil(height / step) },
    (_, row) => `M${-bleed} ${row * step}H${width + bleed}`,
  );
  const down = Array.from(
    { length: Math.ceil((width + 2 * bleed) / step) },
    (_, column) => `M${-bleed + column * step} 0V${height}`,
  );
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), paper) +
    faint(brush.line([...across, ...down].join(''), 0.35), 0.28)
  );
}

/** Squared paper with faint circles, axes and a scale. */
export const grid = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const [x, y] = [width * random.between(0.3, 0.7), height * random.between(0.45, 0.65)];
  const radius = Math.min(width, height) * random.between(0.38, 0.48);
  const slope = random.between(0.3, 0.7);
  const ticks = Array.from(
    { length: Math.ceil(width / 32) },
    (_, index) => `M${index * 32} ${height}v${index % 5 === 0 ? -30 : -15}`,
  ).join('');
  const axes = `M0 ${y}H${width}M${x} 0V${height}M${x - radius * 2} ${y + radius * 2 * slope}L${x + radius * 2} ${y - radius * 2 * slope}`;
  return (
    squaredPaper(brush, area) +
    faint(brush.line(ellipse(x, y, radius) + ellipse(x, y, radius * 0.6) + axes + ticks, 0.6), 0.34)
  );
};

/**
 * A handwritten note, centred on x and y (shares of the panel). Scripts separate options with commas, so they write “;”
 * for a comma in the text.
 */
export const label =
  (x = '0.5', y = '0.5', size = '34', ...words: string[]): Art =>
  (brush, { width, height }) => {
    const text = words.join(' ').replaceAll(';', ',');
    const [across, down] = [Number(x) * width, Number(y) * height];
    const half = widthOf(text, 'drafting', Number(size)) / 2 + 10;
    return (
      `<path d="${rectangle(across - half, down - Number(size) * 0.86, half * 2, Number(size) * 1.24)}" fill="${brush.paint('#000000')}" fill-opacity=".82"/>` +
      `<path d="${textPath(text, 'drafting', Number(size), across, down)}" fill="${brush.style.line}"/>`
    );
  };

/** A line with arrows at both ends and a note in the middle. Positions are shares of the panel. */
export const measure =
  (fromX = '0', fromY = '0', toX = '1', toY = '0', ...words: string[]): Art =>
  (brush, area, random) => {
    const [x1, y1] = [Number(fromX) * area.width, Number(fromY) * area.height];
    const [x2, y2] = [Number(toX) * area.width, Number(toY) * area.height];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
    const arrowTip = (x: number, y: number, direction: number): string =>
      polygon([
        [x, y],
        [x + direction * alongX * 24 - alongY * 9, y + direction * alongY * 24 + alongX * 9],
        [x + direction * alongX * 24 + alongY * 9, y + direction * alongY * 24 - alongX * 9],
      ]);
    const ends = `M${x1 - alongY * 22} ${y1 + alongX * 22}L${x1 + alongY * 22} ${y1 - alongX * 22}M${x2 - alongY * 22} ${y2 + alongX * 22}L${x2 + alongY * 22} ${y2 - alongX * 22}`;
    const note = label(
      String((x1 + x2) / 2 / area.width),
      String((y1 + y2) / 2 / area.height + 12 / area.height),
      '34',
      ...words,
    );
    return (
      brush.line(`M${x1} ${y1}L${x2} ${y2}${ends}`, 0.6) +
      `<path d="${arrowTip(x1, y1, 1) + arrowTip(x2, y2, -1)}" fill="${brush.style.line}"/>` +
      (words.length === 0 ? '' : note(brush, area, random))
    );
  };

/** Waves: growing rings around a point. */
export const waves =
  (x = '0.5', y = '0.5', count = '6', spacing = '60'): Art =>
  (brush, { width, height }) =>
    Array.from({ length: Number(count) }, (_, index) =>
      faint(
        brush.line(ellipse(Number(x) * width, Number(y) * height, (index + 1) * Number(spacing)), 0.8),
        1 - index / (Number(count) + 1),
      ),
    ).join('');

/** A curved arrow. Positions are shares of the panel. */
export const arrow =
  (fromX = '0', fromY = '0', toX = '1', toY = '0', bend = '0.2'): Art =>
  (brush, { width, height }) => {
    const [x1, y1, x2, y2] = [
      Number(fromX) * width,
      Number(fromY) * height,
      Number(toX) * width,
      Number(toY) * height,
    ];
    const [middleX, middleY] = [
      (x1 + x2) / 2 + (y2 - y1) * Number(bend),
      (y1 + y2) / 2 - (x2 - x1) * Number(bend),
    ];
    const angle = Math.atan2(y2 - middleY, x2 - middleX);
    const barb = (turn: number): string =>
      `M${x2} ${y2}L${x2 - Math.cos(angle + turn) * 34} ${y2 - Math.sin(angle + turn) * 34}`;
    return `${faint(brush.line(`M${x1} ${y1}Q${middleX} ${middleY} ${x2} ${y2}`, 1.2), 0.95)}${brush.line(barb(0.45) + barb(-0.45), 1.2)}`;
  };
