import { darken } from '../../drawing/ink/colour.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';

/** Steps that lead up to the right. */
export const stairs =
  (colour = '#8fd0c0'): Art =>
  (brush, { width, height }) => {
    const steps = Array.from({ length: 9 }, (_, index) =>
      polygon([
        [width * (index / 8) - 60, height - index * 52 - 70],
        [width + 80, height - index * 52 - 70],
        [width + 80, height + 10],
        [width * (index / 8) - 60, height + 10],
      ]),
    );
    const rail = `M${-bleed} ${height - 330}L${width + bleed} ${height - 870}`;
    const bars = Array.from({ length: 8 }, (_, index) => {
      const x = (index / 7) * width;
      return `M${x} ${height - 370 - (x / width) * 470}v300`;
    }).join('');
    return (
      brush.fill(bandAcross(-2, height + 4, width), colour) +
      brush.fill(`M${-bleed} ${height * 0.3}H${width + bleed}V${height}H${-bleed}Z`, darken(colour, 0.08)) +
      brush.line(bars, 0.8) +
      brush.line(rail, 3) +
      steps.map((step, index) => brush.ink(step, index % 2 === 0 ? '#f2b25a' : '#e89a4a', 0.6)).join('')
    );
  };

/** The lift: 'shut' (seen from the hall) or 'inside'. */
export const lift =
  (side = 'inside', light = '#ffe9b8'): Art =>
  (brush, { width, height }) => {
    const buttons = Array.from({ length: 12 }, (_, index) =>
      ellipse(width * 0.88 + (index % 2) * 34 - 17, height * 0.4 + Math.floor(index / 2) * 40, 12),
    ).join('');
    if (side === 'shut')
      return (
        brush.fill(bandAcross(-2, height + 4, width), '#c8a0c8') +
        brush.fill(bandAcross(height * 0.86, height, width), '#f2b25a') +
        brush.ink(rectangle(width * 0.25, height * 0.16, width * 0.5, height * 0.7), '#f7dcb0') +
        brush.ink(rectangle(width * 0.29, height * 0.2, width * 0.42, height * 0.66), '#9aa4b4') +
        brush.line(`M${width * 0.5} ${height * 0.2}V${height * 0.86}`, 1.2) +
        brush.ink(rectangle(width * 0.8, height * 0.46, 44, 96), '#f7dcb0', 0.8) +
        brush.ink(
          ellipse(width * 0.8 + 22, height * 0.46 + 30, 12) +
            ellipse(width * 0.8 + 22, height * 0.46 + 66, 12),
          '#e8434e',
          0.6,
        )
      );
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#8a98a8') +
      brush.fill(rectangle(width * 0.16, height * 0.06, width * 0.68, height), '#b4c0cc') +
      brush.fill(
        polygon([
          [width * 0.3, height * 0.06],
          [width * 0.44, height * 0.06],
          [width * 0.3, height * 0.7],
          [width * 0.2, height * 0.7],
        ]),
        '#d4dee6',
      ) +
      brush.fill(rectangle(width * 0.32, height * 0.01, width * 0.36, 34), light) +
      `<g fill-opacity=".22">${brush.fill(
        polygon([
          [width * 0.3, 34],
          [width * 0.7, 34],
          [width * 0.95, height],
          [width * 0.05, height],
        ]),
        light,
      )}</g>` +
      brush.line(
        `M${width * 0.16} ${height * 0.06}V${height}M${width * 0.84} ${height * 0.06}V${height}M${width * 0.16} ${height * 0.72}H${width * 0.84}`,
        0.9,
      ) +
      brush.ink(rectangle(width * 0.85, height * 0.36, 68, 270), '#f7dcb0', 0.8) +
      brush.ink(buttons, '#fff3d8', 0.6)
    );
  };

/** The lift shaft with cables. `at` is the height of the lift as a share of the panel; 'lost' hides the floors. */
export const shaft =
  (at = '0.7', floors = 'lost', size = '270'): Art =>
  (brush, { width, height }) => {
    const y = height * Number(at);
    const box = Number(size);
    const middle = width / 2;
    const storey = 330;
    const slabs = Array.from({ length: Math.ceil(height / storey) }, (_, index) => height - index * storey);
    const doors = slabs.map((level) => rectangle(width * 0.78, level - 230, 110, 230)).join('');
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#2a2038') +
      brush.fill(rectangle(width * 0.2, -2, width * 0.6, height + 4), '#3c3050') +
      (floors === 'lost'
        ? ''
        : brush.fill(slabs.map((level) => bandAcross(level - 24, 24, width)).join(''), '#6a5878') +
          brush.fill(doors, '#ffd36b')) +
      brush.line(`M${middle - 20} -10V${y}M${middle + 20} -10V${y}`, 1.4, '#8a7a9a') +
      brush.fill(ellipse(middle, y + box * 0.6, box * 1.3), glow('#ffd36b')) +
      brush.ink(rectangle(middle - box / 2, y, box, box * 1.25), '#b4c0cc') +
      brush.fill(rectangle(middle - box * 0.4, y + box * 0.1, box * 0.8, box * 1.05), '#ffe9b8') +
      brush.line(`M${middle} ${y + box * 0.1}v${box * 1.05}`, 0.8)
    );
  };

/** Darkness, with or without an emergency lamp. */
export const dark =
  (light = '#1a1228'): Art =>
  (brush, { width, height }) =>
    brush.fill(bandAcross(-2, height + 4, width), '#1a1228') +
    brush.fill(ellipse(width / 2, height * 0.1, width * 0.9, height * 0.9), glow(light));
