import { placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { bread } from './props.ts';

/** The bar during repairs: bare bricks, a ladder, a tarpaulin. */
export const works: Art = (brush, { width, height }) => {
  const ground = height * 0.86;
  let bricks = '';
  for (let row = 0; row * 40 < ground; row += 1)
    for (let x = -bleed - (row % 2) * 45; x < width + bleed; x += 90)
      bricks += rectangle(x, row * 40, 90, 40);
  const rungs = [0, 1, 2, 3, 4, 5].map((step) => `M-30 ${-50 - step * 56}H30`).join('');
  const ladder = brush.limb('M-36 0V-360M36 0V-360', '#ffffff', 10) + brush.line(rungs, 1.2);
  return (
    brush.fill(rectangle(-bleed, -4, width + 2 * bleed, height + 8), '#ffffff') +
    brush.line(bricks, 0.35) +
    brush.ink(
      `M${-bleed} -10H${width * 0.34}Q${width * 0.3} ${height * 0.4} ${width * 0.2} ${height * 0.5}Q${width * 0.1} ${height * 0.42} ${-bleed} ${height * 0.6}Z`,
      '#a0a0a0',
    ) +
    placeDrawing(ladder, width * 0.86, ground, Math.min(1.1, height / 480), 8) +
    brush.ink(rectangle(-bleed, ground, width + 2 * bleed, height), '#999999')
  );
};

/** The wall with a hole, and the neighbour's lamp behind it. */
export const hole: Art = layers(works, (brush, { width, height }) => {
  const edge = [
    [0.16, 0.5],
    [0.22, 0.26],
    [0.36, 0.3],
    [0.46, 0.12],
    [0.6, 0.2],
    [0.72, 0.14],
    [0.8, 0.36],
    [0.88, 0.52],
    [0.84, 1.1],
    [0.14, 1.1],
  ].map(([x = 0, y = 0]) => `${x * width} ${y * height}`);
  return brush.ink(`M${edge.join('L')}Z`, '#4a4a4a', 1.3);
});

/** The wall below the hole with the neighbour's dinner on it. */
export const ledge: Art = (brush, { width, height }) => {
  const top = height * 0.84;
  const bricks = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((at) => `M${(width * at) / 7} ${top + 4}V${height * 0.93}`)
    .join('');
  return (
    brush.ink(
      `M${-bleed} ${top + 8}L${width * 0.3} ${top - 8}L${width * 0.44} ${top + 8}L${width * 0.7} ${top - 6}L${width + bleed} ${top + 6}V${height + bleed}H${-bleed}Z`,
      '#ffffff',
    ) +
    brush.line(`${bricks}M${-bleed} ${height * 0.93}H${width + bleed}`, 0.5) +
    placeDrawing(bread(brush), width * 0.68, top - 12, 0.9)
  );
};
