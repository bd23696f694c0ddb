import type { Brush } from '../../drawing/brush/brush.ts';
import { fade } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { lagoon, meadow } from '../../places/country.ts';
import { bleed, layers, plainBackground, rays } from '../../places/mood.ts';

export const day = meadow('#9fe0f7', '#6cc24a');

export const stars =
  (amount: number): Art =>
  (brush, area, random) =>
    brush.fill(
      Array.from({ length: amount }, () => {
        const size = random.between(5, 13);
        return star(
          random.between(0, area.width),
          random.between(0, area.height),
          [size, size],
          [size * 0.35, size * 0.35],
          4,
        );
      }).join(''),
      '#ffe27a',
    );

/** Planets and many stars. */
export const space: Art = layers(plainBackground('#241a5c'), stars(60), (brush, { width, height }) => {
  const size = Math.min(width, height) / 500;
  const ringed =
    brush.fill(ellipse(0, 0, 56), '#ff8fa0') +
    brush.stroke('M-92 22Q0 60 92 -22', '#ffe27a', 12) +
    brush.fill('M-56 -2A56 56 0 0 1 56 -2Q0 34 -56 -2Z', '#ff8fa0');
  return (
    placeDrawing(ringed, width * 0.86, height * 0.16, size) +
    brush.fill(ellipse(width * 0.1, height * 0.86, 40 * size), '#5ad0a0')
  );
});

/** The middle of the moon's reflection. */
export const moonwater: Art = (brush, area) => {
  const { width, height } = area;
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), fade('#1c2a78', '#3f4fb8')) +
    brush.fill(ellipse(width / 2, height * 0.8, width * 0.46, height * 0.34), '#f0dca0') +
    brush.fill(ellipse(width / 2, height * 0.8, width * 0.4, height * 0.28), '#fff3c4') +
    brush.stroke(
      `M${width * 0.04} ${height * 0.5}h90M${width * 0.78} ${height * 0.44}h110M${width * 0.08} ${height * 0.92}h120M${width * 0.3} ${height * 0.36}h60`,
      '#8f8fe8',
      9,
    )
  );
};
export const waterline: Art = (brush, area) =>
  brush.ink(
    `M-70 ${area.height - 70}q40 -36 80 0${'t80 0'.repeat(Math.ceil(area.width / 80) + 2)}V${area.height + 20}H-70Z`,
    '#5a6ad8',
  );

/** The launch: the field far below, foam, and rays towards the target. */
export const launch: Art = layers(
  rays('#9fe0f7', '#c8f0ff', 0.5, 0.4, 22),
  (brush, { width, height }, random) => {
    const ground = height * 0.88;
    const foam = Array.from({ length: 26 }, () =>
      ellipse(
        width / 2 + random.between(-0.34, 0.34) * width * random.next(),
        random.between(0.66, 0.96) * height,
        random.between(26, 80),
      ),
    ).join('');
    return (
      brush.ink(
        `M-70 ${ground}Q${width * 0.4} ${ground - 70} ${width + 70} ${ground}V${height + 20}H-70Z`,
        '#6cc24a',
      ) + brush.ink(foam, '#ffffff', 0.8)
    );
  },
);

/** Her boots, while she enters head first. */
const boots = (brush: Brush): string =>
  [-1, 1]
    .map(
      (side) =>
        brush.limb(`M${side * 16} 10L${side * 30} -52`, '#f4f6ff', 26) +
        placeDrawing(
          brush.ink('M-16 -8C-18 14 -12 20 -6 20H22C30 20 28 6 16 4L12 -8Z', '#ff5d6e'),
          side * 34,
          -66,
          1.2,
          side * 20 + 180,
          side > 0,
        ),
    )
    .join('');

/** The moon's reflection breaks into drops. */
export const splash: Art = layers(lagoon(0.5, 0.46), (brush, { width, height }, random) => {
  const [x, y] = [width / 2, height * 0.66];
  const crown = star(x, y, [width * 0.44, height * 0.42], [width * 0.26, height * 0.2], 17, 0.1);
  const inner = star(x, y + 20, [width * 0.32, height * 0.3], [width * 0.2, height * 0.14], 15, 0.2);
  const drops = Array.from({ length: 40 }, () => {
    const angle = random.between(Math.PI, 2 * Math.PI);
    const reach = random.between(0.3, 0.62);
    return ellipse(
      x + Math.cos(angle) * width * reach,
      y + Math.sin(angle) * height * reach,
      random.between(7, 22),
    );
  }).join('');
  const line = y + height * 0.14;
  const ring = (share: number, colour: string): string =>
    brush.ink(ellipse(x, line, width * 0.5 * share, height * 0.15 * share), colour, 0.8);
  return (
    ring(1.1, '#5a4ab0') +
    ring(0.96, '#7a6ad0') +
    ring(0.8, '#fff3c4') +
    `<clipPath id="above"><path d="${rectangle(-bleed, 0, width + 2 * bleed, line)}"/></clipPath><g clip-path="url(#above)">${brush.ink(crown, '#4cc9f0')}${brush.ink(inner, '#dff6ff')}</g>` +
    brush.fill(ellipse(x, line, width * 0.27, height * 0.05), '#dff6ff') +
    brush.ink(drops, '#dff6ff', 0.8) +
    placeDrawing(boots(brush.withScale(2.6)), x, line, 2.6)
  );
});

/** The last view of the sky: the moon winks. */
export const night: Art = layers(plainBackground('#241a5c'), stars(40), (brush, { width, height }) => {
  const size = height * 0.34;
  const [x, y] = [width * 0.5, height * 0.55];
  return (
    `<g fill-opacity=".25">${brush.fill(ellipse(x, y, size * 1.3), '#fff3c4')}</g>` +
    brush.ink(ellipse(x, y, size), '#fff3c4') +
    brush.fill(
      ellipse(x + size * 0.5, y + size * 0.5, size * 0.2) +
        ellipse(x - size * 0.6, y + size * 0.36, size * 0.13),
      '#f0d890',
    ) +
    brush.fill(ellipse(x - size * 0.34, y - size * 0.16, size * 0.1, size * 0.14), '#3a2a18') +
    brush.line(
      `M${x + size * 0.16} ${y - size * 0.16}q${size * 0.18} ${-size * 0.16} ${size * 0.36} 0`,
      1.6,
    ) +
    brush.line(`M${x - size * 0.34} ${y + size * 0.22}q${size * 0.34} ${size * 0.34} ${size * 0.68} 0`, 1.6)
  );
});

export const hammock: Art = layers(day, (brush, { width, height }) => {
  const trunk = (x: number): string =>
    brush.ink(`M${x - 26} ${height + 10}L${x - 16} -10h32l10 ${height + 20}Z`, '#8a5a34');
  const cloth = `M${width * 0.1} ${height * 0.4}Q${width / 2} ${height * 1.06} ${width * 0.9} ${height * 0.4}Q${width / 2} ${height * 0.84} ${width * 0.1} ${height * 0.4}Z`;
  return (
    trunk(width * 0.08) +
    trunk(width * 0.92) +
    brush.ink(cloth, '#ff8a2a') +
    brush.line(
      `M${width * 0.28} ${height * 0.2}a${width * 0.24} ${height * 0.1} 0 0 1 ${width * 0.4} 0M${width * 0.7} ${height * 0.3}a${width * 0.26} ${height * 0.1} 0 0 1 ${-width * 0.4} 0`,
    )
  );
});
