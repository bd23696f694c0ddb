import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { faint, squaredPaper } from './drafting.ts';

/** The dirt pitch on the hill. With `goal`, seen towards the goal. */
export const pitch =
  (goal = 'goal', x = '0.5'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const ground = height * 0.58;
    const middle = Number(x) * width;
    const [half, top] = [
      Math.min(width * 0.34, height * 0.5),
      ground - Math.min(height * 0.34, width * 0.26),
    ];
    const net = Array.from({ length: 9 }, (_, index) => {
      const across = middle - half + (index / 8) * 2 * half;
      return `M${across} ${top}L${middle + (across - middle) * 0.82} ${ground - 14}`;
    }).join('');
    const rows = [0.25, 0.5, 0.75]
      .map(
        (share) =>
          `M${middle - half * (1 - share * 0.16)} ${top + (ground - top) * share}H${middle + half * (1 - share * 0.16)}`,
      )
      .join('');
    const stones = Array.from({ length: 30 }, () =>
      ellipse(random.between(0, width), random.between(ground + 20, height), random.between(2, 6), 2),
    ).join('');
    return (
      squaredPaper(brush, area) +
      brush.ink(
        `M${-bleed} ${ground}V${ground - height * 0.2}L${width * 0.2} ${ground - height * 0.34}L${width * 0.46} ${ground - height * 0.18}L${width * 0.74} ${ground - height * 0.4}L${width + bleed} ${ground - height * 0.14}V${ground}Z`,
        '#2a3038',
        0.6,
      ) +
      brush.ink(rectangle(-bleed, ground, width + 2 * bleed, height), '#5a626c', 0.8) +
      faint(brush.line(stones, 0.4), 0.5) +
      brush.line(
        `M${width * 0.1} ${height * 0.94}L${width * 0.26} ${ground + 30}H${width * 0.74}L${width * 0.9} ${height * 0.94}`,
        0.8,
      ) +
      (goal === 'goal'
        ? faint(brush.line(net + rows, 0.5), 0.6) +
          brush.line(`M${middle - half} ${ground + 6}V${top}H${middle + half}V${ground + 6}`, 2.4)
        : '')
    );
  };

/** A suspended footbridge over the gully between the hills, from the side. */
export const footbridge = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const deck = height * 0.66;
  const [left, right, high] = [width * 0.14, width * 0.86, deck - height * 0.36];
  const cableAt = (share: number): number => high + (deck - 30 - high) * (1 - (2 * share - 1) ** 2);
  const hangers = Array.from({ length: 17 }, (_, index) => {
    const share = (index + 1) / 18;
    const x = left + (right - left) * share;
    return `M${x} ${cableAt(share)}V${deck}`;
  }).join('');
  const cable = Array.from(
    { length: 31 },
    (_, index) => `${index === 0 ? 'M' : 'L'}${left + ((right - left) * index) / 30} ${cableAt(index / 30)}`,
  ).join('');
  const huts = (from: number): string =>
    Array.from({ length: 6 }, (_, index) =>
      rectangle(from + (index % 2) * 84, deck + 40 + Math.floor(index / 2) * 64, 80, random.between(50, 60)),
    ).join('');
  return (
    squaredPaper(brush, area) +
    brush.ink(
      `M${-bleed} ${deck}H${left + 20}L${left + width * 0.09} ${height + 20}H${-bleed}ZM${width + bleed} ${deck}H${right - 20}L${right - width * 0.09} ${height + 20}H${width + bleed}Z`,
      '#3a4048',
    ) +
    brush.ink(huts(-50) + huts(width - 130), '#5a626c', 0.6) +
    brush.line(
      `${cable}M${left} ${high}L${-bleed} ${deck - 30}M${right} ${high}L${width + bleed} ${deck - 30}`,
      1.5,
    ) +
    brush.line(hangers, 0.6) +
    brush.ink(
      rectangle(left - 12, high - 20, 24, deck - high + 60) +
        rectangle(right - 12, high - 20, 24, deck - high + 60),
      '#8a96a2',
    ) +
    brush.ink(rectangle(left - 30, deck, right - left + 60, 20), '#c4ccd4')
  );
};

/** On the bridge: planks in perspective, cables on both sides. */
export const crossing = (): Art => (brush, area) => {
  const { width, height } = area;
  const far = height * 0.46;
  const planks = Array.from({ length: 9 }, (_, index) => {
    const share = (index / 8) ** 1.8;
    const y = far + (height - far) * share;
    const half = width * (0.05 + 0.4 * share);
    return `M${width / 2 - half} ${y}H${width / 2 + half}`;
  }).join('');
  const side = (direction: number): string =>
    Array.from({ length: 7 }, (_, index) => {
      const share = (index / 6) ** 1.6;
      const x = width / 2 + direction * width * (0.05 + 0.5 * share);
      return `M${x} ${far + (height - far) * share}V${far - (height * 0.06 + height * 0.5 * share)}`;
    }).join('');
  return (
    squaredPaper(brush, area) +
    brush.ink(
      polygon([
        [width * 0.45, far],
        [width * 0.55, far],
        [width * 0.96, height + 10],
        [width * 0.04, height + 10],
      ]),
      '#5a626c',
    ) +
    brush.line(planks, 0.9) +
    faint(brush.line(side(-1) + side(1), 0.8), 0.8) +
    brush.line(
      `M${width * 0.45} ${far - height * 0.06}L${-20} ${height * -0.12}M${width * 0.55} ${far - height * 0.06}L${width + 20} ${height * -0.12}`,
      2.2,
    ) +
    faint(
      brush.line(
        `M${-bleed} ${far + 40}Q${width * 0.2} ${far - 40} ${width * 0.45} ${far}M${width * 0.55} ${far}Q${width * 0.8} ${far - 60} ${width + bleed} ${far + 20}`,
        0.6,
      ),
      0.7,
    )
  );
};

/** The wind harp: five cables in a frame, from thick to thin. */
export const strings =
  (): Art =>
  (brush, { width, height }) => {
    const [left, right, top, foot] = [width * 0.3, width * 0.7, height * 0.26, height * 0.72];
    const cables = Array.from({ length: 5 }, (_, index) => {
      const x = left + ((right - left) * (index + 1)) / 6;
      return brush.line(`M${x} ${top}V${foot}`, 1.6 - index * 0.28);
    }).join('');
    return (
      brush.ink(
        rectangle(left - 20, top - 20, 20, foot - top + 20) + rectangle(right, top - 20, 20, foot - top + 20),
        '#8a96a2',
      ) +
      brush.ink(rectangle(left - 40, top - 34, right - left + 80, 24), '#c4ccd4') +
      cables
    );
  };
