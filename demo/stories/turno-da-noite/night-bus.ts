import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { night, skyline } from '../../places/city.ts';
import { bleed } from '../../places/mood.ts';

/** A misted window with text that was written with a finger. */
export const glass: Art = (brush, { width, height }, random) => {
  const drops = Array.from({ length: 14 }, () => {
    const [x, y] = [random.between(0, width), random.between(height * 0.1, height * 0.8)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}v${random.between(30, 110).toFixed(0)}`;
  }).join('');
  const lights = Array.from({ length: 9 }, () =>
    brush.fill(
      ellipse(random.between(0, width), random.between(0, height), random.between(40, 110)),
      glow(random.pick(['#ff3d81', '#ffd36b', '#2fe0e8'])),
    ),
  ).join('');
  return (
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), fade('#3a3f7a', '#5a4a8a')) +
    lights +
    `<g stroke-opacity=".3">${brush.stroke(drops, '#120a33', 6)}</g>` +
    brush.stroke(`M-20 ${height - 16}H${width + 20}M-20 16H${width + 20}`, '#1f2a66', 44)
  );
};

/** A hand that holds a pole. */
export const grip: Art = (brush, { width, height }) => {
  const [x, y] = [width * 0.46, height * 0.44];
  const size = Math.min(width, height) / 300;
  const finger = (row: number): string => `M${x + 70 * size} ${y + (row * 44 - 60) * size}H${x - 44 * size}`;
  return (
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), fade('#1a0f3c', '#b0256f')) +
    brush.fill(ellipse(x, y, width * 0.5, height * 0.5), glow('#ff3d81')) +
    brush.stroke(
      `M${width * 1.1} ${height * 1.1}L${x + 130 * size} ${y + 40 * size}`,
      '#5a6a7a',
      150 * size,
    ) +
    brush.stroke(`M${x} -40V${height + 40}`, '#ffd36b', 52 * size) +
    brush.stroke(
      `M${x + 150 * size} ${y + 66 * size}L${x + 60 * size} ${y + 10 * size}`,
      '#c89878',
      118 * size,
    ) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          brush.stroke(finger(row), '#9a6a5a', 44 * size) + brush.stroke(finger(row), '#d8a888', 36 * size),
      )
      .join('')
  );
};

/** Darkness over the figures, after the light is turned off. */
export const darkness =
  (amount = '0.6'): Art =>
  (brush, { width, height }) =>
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), '#03020a', Number(amount));

export const dawn: Art = skyline(
  { ...night, sky: ['#5a3f9a', '#ffb86b'], far: '#8a4a8a', near: '#3a1f5a', ground: '#2a1a4a' },
  0.8,
);
