import { type Area, ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { whole } from './paper.ts';
import { boat, cloud, cross } from './props.ts';

const waves = ({ width, height }: Area, from: number, step = 90): string => {
  let edge = `M${-bleed} ${from}`;
  for (let x = -bleed; x < width + bleed; x += step) edge += `q${step / 2} -44 ${step} 0`;
  return `${edge}V${height + 10}H${-bleed}Z`;
};

export const sea: Art = (brush, area) =>
  brush.fill(whole(area), '#9fd6f5') +
  brush.ink(waves(area, area.height * 0.62), '#3f93e0') +
  brush.ink(waves(area, area.height * 0.8, 120), '#2f4fb5');

/** A row of waves in front of figures that swim or sail. */
export const wave: Art = (brush, area) => brush.ink(waves(area, area.height * 0.9, 140), '#3f93e0');

/** Erased strokes of white paper. */
const erasedStrokes: Art = (brush, { width, height }) =>
  brush.fill(
    `M${width * 0.42} -10L${width * 0.34} ${height * 0.2}L${width * 0.46} ${height * 0.3}L${width * 0.36} ${height * 0.52}L${width * 0.48} ${height * 0.6}L${width * 0.4} ${height * 0.8}L${width * 0.5} ${height + 10}H${width + bleed}V-10Z`,
    '#ffffff',
  ) +
  brush.stroke(
    `M${width * 0.5} ${height * 0.34}l60 10M${width * 0.6} ${height * 0.7}l70 -14M${width * 0.76} ${height * 0.5}l50 8M${width * 0.84} ${height * 0.84}l60 -6`,
    '#d9cdb8',
    6,
  );
export const hole: Art = layers(sea, erasedStrokes);

/** The villain's arrival: the sea behind her is erased. */
export const enter: Art = (brush, area) =>
  brush.fill(whole(area), '#9fd6f5') +
  brush.ink(waves(area, area.height * 0.66), '#2f4fb5') +
  brush.fill(
    `M${area.width * 0.2} ${area.height + 10}L${area.width * 0.44} ${area.height * 0.6}L${area.width * 0.86} ${area.height * 0.6}L${area.width + bleed} ${area.height * 0.8}V${area.height + 10}Z`,
    '#ffffff',
  );

export const map: Art = (brush, area) => {
  const { width, height } = area;
  return (
    brush.fill(whole(area), '#d9cdb8') +
    brush.ink(rectangle(width * 0.08, height * 0.1, width * 0.84, height * 0.76), '#ffffff') +
    brush.ink(ellipse(width * 0.24, height * 0.3, width * 0.1, height * 0.1), '#64b83f') +
    `<g stroke-dasharray="18 22">${brush.line(`M${width * 0.26} ${height * 0.38}Q${width * 0.4} ${height * 0.76} ${width * 0.54} ${height * 0.5}T${width * 0.76} ${height * 0.64}`, 1.2)}</g>` +
    placeDrawing(boat(brush.withScale(0.5)), width * 0.48, height * 0.36, 0.5) +
    placeDrawing(cross(brush), width * 0.8, height * 0.72)
  );
};

/** An island: a coffee stain on the sheet. */
export const island: Art = layers(sea, (brush, { width, height }) => {
  const shore = `M${-bleed} ${height + 10}V${height * 0.84}Q${width * 0.2} ${height * 0.7} ${width * 0.5} ${height * 0.74}T${width + bleed} ${height * 0.82}V${height + 10}Z`;
  return (
    brush.ink(shore, '#c48a4e') +
    brush.stroke(ellipse(width * 0.56, height * 0.98, width * 0.4, height * 0.16), '#8a5630', 18)
  );
});

/** A blue sky across the panel, so that white things are visible. */
export const blue: Art = (brush, area) => brush.fill(whole(area), '#3f93e0');

/** What an eraser can draw. */
export const white: Art = (brush, area) => {
  const { width, height } = area;
  const size = Math.min(width, height) / 560;
  const gull = 'M-50 0Q-24 -34 0 0Q24 -34 50 0';
  return (
    brush.fill(whole(area), '#2f4fb5') +
    brush.fill(ellipse(width * 0.86, height * 0.14, 74 * size), '#ffffff') +
    brush.fill(ellipse(width * 0.83, height * 0.12, 64 * size), '#2f4fb5') +
    [0.22, 0.56]
      .map((x, index) =>
        placeDrawing(cloud(brush.withScale(size)), width * x, height * (0.12 + index * 0.08), size * 1.1),
      )
      .join('') +
    [0.4, 0.7, 0.3, 0.9]
      .map((x, index) =>
        placeDrawing(brush.stroke(gull, '#ffffff', 12), width * x, height * (0.3 + index * 0.05), size),
      )
      .join('') +
    brush.fill(waves(area, height * 0.72), '#3f93e0') +
    brush.stroke(
      `M${-bleed} ${height * 0.76}${'q45 -34 90 0'.repeat(Math.ceil(width / 90) + 2)}`,
      '#ffffff',
      12,
    ) +
    placeDrawing(boat(brush.withScale(size * 2)), width * 0.68, height * 0.74, size * 1.7)
  );
};

/** Half a sea, for the pirate's cover. */
export const pirate: Art = (brush) =>
  brush.fill('M-70 -10H1270V1820H-70Z', '#9fd6f5') +
  brush.ink(waves({ width: 1200, height: 1800 }, 980, 160), '#3f93e0') +
  brush.ink(waves({ width: 1200, height: 1800 }, 1300, 200), '#2f4fb5') +
  brush.fill('M560 1810L640 1560L520 1440L700 1240L600 1080L760 920L1270 900V1810Z', '#ffffff') +
  brush.stroke('M820 1700l120 -20M960 1580l130 24M760 1480l90 -10', '#d9cdb8', 12) +
  placeDrawing(boat(brush.withScale(1.5)), 280, 1330, 1.5, -10);
