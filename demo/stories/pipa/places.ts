import { drawFigure } from '../../drawing/figure/figure.ts';
import { curve, ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { meadow } from '../../places/country.ts';
import { layers, plainBackground, rays } from '../../places/mood.ts';
import { rocket } from '../../places/props.ts';
import { astronauta } from './cast.ts';
import { lantern } from './fair.ts';
import { space, stars } from './sky.ts';

/** The grandfather's porch: posts, a bench, the yard behind. */
export const porch: Art = layers(meadow('#9fe0f7', '#6cc24a'), (brush, { width, height }) => {
  const post = (x: number): string => brush.ink(rectangle(x, -10, 30, height), '#a8744a');
  return (
    brush.ink(`M-70 -10H${width + 70}V${height * 0.1}H-70Z`, '#c8553a') +
    post(width * 0.06) +
    post(width * 0.92) +
    brush.ink(rectangle(-70, height * 0.86, width + 140, height * 0.2), '#c8905a') +
    brush.line(`M-70 ${height * 0.92}H${width + 70}`, 0.6) +
    brush.line(`M${width * 0.12} ${height * 0.12}q30 70 60 0M${width * 0.16} ${height * 0.2}v50`, 0.8)
  );
});

/** The route through the Earth, shown on half an orange. */
export const orangecut: Art = (brush, { width, height }, random) => {
  const size = Math.min(width / 2.6, height * 0.4);
  const [x, y] = [width / 2, height * 0.52];
  const slices = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI;
    return `M${x} ${y}L${(x + Math.cos(angle) * size * 0.84).toFixed(0)} ${(y + Math.sin(angle) * size * 0.84).toFixed(0)}`;
  }).join('');
  return (
    rays('#9fe0f7', '#c8f0ff', 0.5, 0.52, 18)(brush, { width, height }, random) +
    brush.ink(ellipse(x, y, size), '#ff8a2a', 1.3) +
    brush.ink(ellipse(x, y, size * 0.88), '#ffc86a') +
    brush.line(slices, 0.8, '#ff8a2a') +
    `<g stroke-dasharray="20 18">${brush.line(`M${x - size * 1.04} ${y}H${x + size * 1.04}`, 1.8)}</g>` +
    placeDrawing(
      brush.ink(`${ellipse(-30, -38, 13)}${ellipse(30, -38, 13)}`, '#6a4424', 0.8) +
        brush.ink(ellipse(0, 0, 48, 52), '#b5763c') +
        brush.fill(ellipse(-18, -14, 6, 8) + ellipse(18, -14, 6, 8) + ellipse(0, 6, 18, 10), '#3a2018') +
        brush.line('M-14 26Q0 38 14 26'),
      x - size * 1.3,
      y,
    ) +
    placeDrawing(lantern(brush), x + size * 1.3, y + 10)
  );
};

/** The second cover: from the dark tunnel into red light. */
export const tunnelmouth: Art = (brush, area, random) => {
  const edge = curve(
    Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * 2 * Math.PI;
      const wobble = index % 2 === 0 ? 1 : 1.07;
      return [600 + Math.cos(angle) * 540 * wobble, 1090 + Math.sin(angle) * 620 * wobble] as const;
    }),
    true,
  );
  return (
    brush.fill('M-20 -20H1220V1820H-20Z', '#5a3420') +
    brush.stroke(
      'M90 -20q40 140 -20 300M1090 -20q-60 160 20 340M60 1500q80 60 40 300M1150 1400q-70 120 10 400',
      '#d8a878',
      16,
    ) +
    brush.ink(edge, '#c65aa8', 2) +
    `<clipPath id="mouth"><path d="${edge}"/></clipPath><g clip-path="url(#mouth)">` +
    rays('#ff8a5a', '#ffb36b', 0.5, 0.6, 26)(brush, area, random) +
    '</g>' +
    [
      [170, 900, 1.7],
      [1010, 860, 2],
      [1060, 1290, 1.4],
      [140, 1330, 1.3],
    ]
      .map(([x = 0, y = 0, size = 1]) => placeDrawing(lantern(brush.withScale(size)), x, y, size))
      .join('')
  );
};

/** The banner: a calm sky on the left, Pipa flying on the right. */
export const banner: Art = layers(space, (brush, { width, height }) => {
  const [x, y] = [width * 0.74, height * 0.62];
  return (
    brush.fill(ellipse(x, y, height * 0.6), '#33288a') +
    brush.fill(ellipse(x, y, height * 0.48), '#fff3c4') +
    brush.fill(ellipse(x - 190, y - 70, 36) + ellipse(x + 150, y + 150, 52), '#f0d890') +
    placeDrawing(rocket(brush.withScale(1.8)), x - 330, y + 60, 1.8, 20) +
    drawFigure(
      brush.style,
      astronauta,
      { face: 'laugh', pose: 'cheer', turn: -0.3 },
      { x, y: y - 40, scale: 2.1 },
    )
  );
});

/** The first cover: a large moon, hills, and the rocket. */
export const moonlight: Art = layers(plainBackground('#241a5c'), stars(70), (brush) => {
  return (
    brush.fill(ellipse(820, 940, 700), '#33288a') +
    brush.fill(ellipse(820, 940, 540), '#fff3c4') +
    brush.fill(
      ellipse(560, 760, 80) + ellipse(1080, 1180, 104) + ellipse(1060, 660, 52) + ellipse(520, 1180, 60),
      '#f0d890',
    ) +
    brush.fill('M-20 1540Q300 1420 620 1520T1220 1480V1820H-20Z', '#2fb38a') +
    brush.ink('M-20 1640Q300 1540 620 1630T1220 1600V1820H-20Z', '#1f8f6a')
  );
});
