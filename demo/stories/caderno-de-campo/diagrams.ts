import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { faint, squaredPaper } from './drafting.ts';
import { ball } from './props.ts';

/** A cross-section of a telescope: two lenses in a tube, and the path of the light. */
export const optics = (): Art => (brush, area) => {
  const { width, height } = area;
  const axis = height * 0.52;
  const [front, focus, back] = [width * 0.3, width * 0.72, width * 0.8];
  const half = Math.min(height * 0.2, 150);
  const rays = [-0.8, 0, 0.8]
    .map((share) => {
      const y = axis + share * half;
      const out = axis - share * half * 0.2;
      return `M${width * 0.04} ${y}H${front}L${back} ${out}H${width * 0.97}`;
    })
    .join('');
  return (
    squaredPaper(brush, area) +
    brush.ink(rectangle(front - 20, axis - half - 20, width * 0.38, half * 2 + 40), '#20262e', 0.8) +
    brush.ink(rectangle(width * 0.66, axis - half * 0.45, width * 0.16, half * 0.9), '#20262e', 0.8) +
    faint(brush.line(`M${width * 0.02} ${axis}H${width * 0.98}`, 0.4), 0.6) +
    brush.line(rays, 0.9) +
    brush.ink(
      `M${front} ${axis - half}Q${front + 44} ${axis} ${front} ${axis + half}Q${front - 44} ${axis} ${front} ${axis - half}Z`,
      '#c4ccd4',
    ) +
    brush.ink(
      `M${back} ${axis - half * 0.36}Q${back + 24} ${axis} ${back} ${axis + half * 0.36}Q${back - 24} ${axis} ${back} ${axis - half * 0.36}Z`,
      '#c4ccd4',
    ) +
    brush.line(
      `M${focus - 12} ${axis - 12}L${focus + 12} ${axis + 12}M${focus - 12} ${axis + 12}L${focus + 12} ${axis - 12}`,
      1,
    )
  );
};

/** The pupil of an eye beside the telescope's mirror, at the same scale. */
export const apertures = (): Art => (brush, area) => {
  const { width, height } = area;
  const large = Math.min(width * 0.3, height * 0.36);
  return (
    squaredPaper(brush, area) +
    brush.ink(ellipse(width * 0.64, height * 0.56, large), '#8a96a2') +
    faint(
      brush.line(
        ellipse(width * 0.64, height * 0.56, large * 0.8) + ellipse(width * 0.64, height * 0.56, large * 0.5),
        0.5,
      ),
      0.7,
    ) +
    brush.ink(ellipse(width * 0.16, height * 0.56, large * 0.035), '#ffffff')
  );
};

/** A spinning ball from above. The air passes faster on one side and pulls the ball there. */
export const spinning = (): Art => (brush, area) => {
  const { width, height } = area;
  const [x, y] = [width * 0.5, height * 0.52];
  const radius = Math.min(width, height) * 0.2;
  const flow = [-1.9, -1.65, -1.4, 1.3, 1.6, 1.9]
    .map((share) => {
      const at = y + share * radius;
      const near = at + (share < 0 ? -radius * 0.34 : radius * 0.1);
      return `M${width * 0.03} ${at}Q${x - radius} ${at} ${x} ${near}T${width * 0.97} ${at + radius * 0.7}`;
    })
    .join('');
  return (
    squaredPaper(brush, area) +
    brush.line(flow, 0.8) +
    placeDrawing(ball(brush.withScale(radius / 34)), x, y, radius / 34, -14) +
    brush.line(
      `M${x - radius * 0.5} ${y + radius * 0.1}A${radius * 0.52} ${radius * 0.52} 0 1 1 ${x + radius * 0.5} ${y + radius * 0.1}l-26 -22m26 22l16 -30`,
      1.2,
    )
  );
};

/** Wind behind a cable, with vortices from alternating sides. */
export const whirls = (): Art => (brush, area) => {
  const { width, height } = area;
  const y = height * 0.55;
  const size = Math.min(height * 0.15, 105);
  const spiral = (at: number, direction: number): string =>
    `M${at - size} ${y + direction * size * 0.9}C${at - size * 0.4} ${y + direction * size * 2} ${at + size} ${y + direction * size * 1.6} ${at + size * 0.7} ${y + direction * size * 0.5}C${at + size * 0.3} ${y - direction * size * 0.2} ${at - size * 0.6} ${y + direction * size * 0.4} ${at - size * 0.1} ${y + direction * size * 0.9}`;
  const trail = [0.4, 0.52, 0.64, 0.76, 0.88]
    .map((share, index) => spiral(width * share, index % 2 === 0 ? -1 : 1))
    .join('');
  const wind = [-1.6, -0.6, 0.6, 1.6]
    .map((share) => `M${width * 0.02} ${y + share * size}H${width * 0.17}l-18 -10m18 10l-18 10`)
    .join('');
  return (
    squaredPaper(brush, area) +
    brush.line(wind, 0.9) +
    brush.line(trail, 1) +
    brush.ink(ellipse(width * 0.26, y, size * 0.8), '#c4ccd4') +
    brush.line(ellipse(width * 0.26, y, size * 0.4), 0.5)
  );
};

/** The signal of the antenna: a noisy line with peaks at decreasing distances. */
export const pulses =
  (count = '9'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const base = height * 0.62;
    let data = `M${width * 0.04} ${base}`;
    for (let x = width * 0.06; x < width * 0.3; x += 12) data += `L${x} ${base + random.between(-5, 5)}`;
    let x = width * 0.32;
    for (let index = 0; index < Number(count); index += 1) {
      data += `L${x} ${base}L${x + 9} ${base - height * (0.2 + (index % 3) * 0.06)}L${x + 18} ${base}`;
      x += 18 + (width * 0.46) / Number(count) - 18 * (index / Number(count));
    }
    for (; x < width * 0.97; x += 12) data += `L${x} ${base + random.between(-5, 5)}`;
    return brush.line(data, 1);
  };

/** A paper napkin with calculations. */
export const napkin =
  (): Art =>
  (brush, { width, height }) => {
    const [half, tall] = [width * 0.4, height * 0.38];
    const scallops = `q${half / 16} 22 ${half / 8} 0`.repeat(16);
    return placeDrawing(
      brush.ink(`M${-half} ${tall}${scallops}V${-tall}H${-half}Z`, '#5a626c') +
        faint(brush.line(`M0 ${-tall}V${tall}M${-half} 0H${half}`, 0.7), 0.5),
      width / 2,
      height * 0.53,
      1,
      -2,
    );
  };

/** The plan of the harp: a frame with five cables, each thinner than the one above. */
export const harp =
  (): Art =>
  (brush, { width, height }) => {
    const [left, right, top, foot] = [width * 0.14, width * 0.86, height * 0.2, height * 0.95];
    const cables = [0.3, 0.44, 0.58, 0.72, 0.86].map((share, index) =>
      brush.line(`M${left} ${height * share - 12}H${right}`, 3.4 - index * 0.6),
    );
    return (
      brush.ink(
        rectangle(left - 36, top, 36, foot - top) + rectangle(right, top, 36, foot - top),
        '#8a96a2',
      ) +
      cables.join('') +
      brush.line(
        `M${left - 18} ${top - 26}H${right + 18}m-20 -9l20 9l-20 9M${left + 2} ${top - 35}l-20 9l20 9`,
        0.6,
      )
    );
  };

/** A clock face that shows four o'clock. */
export const clockface =
  (): Art =>
  (brush, { width, height }) => {
    const [x, y, radius] = [width / 2, height * 0.46, Math.min(width, height) * 0.34];
    const marks = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI;
      return `M${x + Math.sin(angle) * radius * 0.84} ${y - Math.cos(angle) * radius * 0.84}L${x + Math.sin(angle) * radius * 0.94} ${y - Math.cos(angle) * radius * 0.94}`;
    });
    const hand = (turn: number, length: number): string =>
      `M${x} ${y}L${x + Math.sin(turn * 2 * Math.PI) * radius * length} ${y - Math.cos(turn * 2 * Math.PI) * radius * length}`;
    return (
      brush.ink(ellipse(x, y, radius), '#2a3038') +
      brush.line(marks.join(''), 1) +
      brush.line(hand(0, 0.74) + hand(1 / 3, 0.5), 2)
    );
  };
