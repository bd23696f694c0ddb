import { darken } from '../../drawing/ink/colour.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers, plainBackground } from '../../places/mood.ts';

const earth = '#8a5630';
const deep = '#5a3420';

function stones(amount: number): Art {
  return (brush, { width, height }, random) =>
    Array.from({ length: amount }, () =>
      brush.ink(
        ellipse(
          random.between(0, width),
          random.between(0, height),
          random.between(12, 34),
          random.between(9, 22),
        ),
        random.pick(['#a8744a', '#6e4428', '#c8a070']),
        0.6,
      ),
    ).join('');
}
const roots: Art = (brush, { width, height }, random) =>
  brush.stroke(
    Array.from({ length: 9 }, () => {
      const x = random.between(0, width);
      const long = random.between(0.12, 0.34) * height;
      return `M${x.toFixed(0)} -10q${random.between(-40, 40).toFixed(0)} ${(long * 0.5).toFixed(0)} ${random.between(-20, 20).toFixed(0)} ${long.toFixed(0)}l${random.between(-30, 30).toFixed(0)} 30`;
    }).join(''),
    '#d8a878',
    9,
  );

/** A tunnel, lit by a headlamp. */
export const tunnel: Art = layers(
  plainBackground(earth),
  stones(16),
  (brush, { width, height }) =>
    brush.ink(ellipse(width / 2, height * 0.66, width * 0.62, height * 0.6), deep) +
    brush.fill(ellipse(width / 2, height * 0.7, width * 0.44, height * 0.44), '#7a4a2c'),
  roots,
);

export const dig: Art = layers(plainBackground('#9fe0f7'), (brush, { width, height }, random) => {
  const ground = height * 0.56;
  const clods = Array.from({ length: 16 }, () =>
    ellipse(random.between(0.04, 0.96) * width, random.between(0.06, 0.5) * height, random.between(8, 26)),
  ).join('');
  return (
    brush.ink(`M-70 ${ground}H${width + 70}V${height + 20}H-70Z`, earth) +
    brush.ink(`M-70 ${ground - 20}H${width + 70}V${ground + 16}H-70Z`, '#6cc24a') +
    brush.ink(
      `M${width * 0.14} ${ground - 30}Q${width * 0.2} ${height * 0.98} ${width * 0.5} ${height * 1.02}T${width * 0.86} ${ground - 30}Z`,
      deep,
    ) +
    brush.ink(
      `M${width * 0.76} ${ground - 10}Q${width * 0.88} ${ground - 160} ${width * 1.06} ${ground - 10}Z`,
      '#a8744a',
    ) +
    brush.ink(clods, earth, 0.8)
  );
});

/** A cross-section of the Earth, from the back yard to Japan. */
export const crosscut: Art = layers(
  plainBackground(earth),
  stones(34),
  (brush, { width, height }, random) => {
    const layersOf = [0.34, 0.56, 0.78].map((share, index) =>
      brush.fill(
        `M-70 ${height * share}Q${width * 0.3} ${height * (share - 0.04)} ${width * 0.6} ${height * share}T${width + 70} ${height * share}V${height + 10}H-70Z`,
        darken(earth, 0.12 * (index + 1)),
      ),
    );
    const bone =
      'M-80 -16C-110 -40 -134 -4 -104 4C-130 20 -104 50 -78 26H78C104 50 130 20 104 4C134 -4 110 -40 80 -16Z';
    const pot = 'M-60 -30H60Q66 50 0 54T-60 -30Z';
    return (
      layersOf.join('') +
      brush.fill(rectangle(-bleed, -10, width + 2 * bleed, height * 0.1), '#9fe0f7') +
      brush.ink(
        `M-70 ${height * 0.09}Q${width / 2} ${height * 0.06} ${width + 70} ${height * 0.09}V${height * 0.15}H-70Z`,
        '#6cc24a',
      ) +
      placeDrawing(roots(brush, { width, height: height * 0.9 }, random), 0, height * 0.14) +
      brush.stroke(
        `M${width * 0.74} ${height * 0.08}C${width * 0.66} ${height * 0.3} ${width * 0.7} ${height * 0.42} ${width * 0.54} ${height * 0.5}S${width * 0.3} ${height * 0.66} ${width * 0.42} ${height * 0.86}`,
        '#3a2018',
        300,
      ) +
      brush.stroke(
        `M${width * 0.74} ${height * 0.08}C${width * 0.66} ${height * 0.3} ${width * 0.7} ${height * 0.42} ${width * 0.54} ${height * 0.5}S${width * 0.3} ${height * 0.66} ${width * 0.42} ${height * 0.86}`,
        '#7a4a2c',
        270,
      ) +
      placeDrawing(brush.ink(bone, '#f4ead4'), width * 0.8, height * 0.66, 1.2, -20) +
      placeDrawing(
        brush.ink(pot, '#5a6a7a') + brush.line('M-60 -10q-30 10 -4 34M60 -10q30 10 4 34'),
        width * 0.2,
        height * 0.4,
        1.1,
        24,
      ) +
      placeDrawing(
        brush.ink('M0 -44L12 -14L44 -12L18 8L28 40L0 20L-28 40L-18 8L-44 -12L-12 -14Z', '#ffc82e'),
        width * 0.16,
        height * 0.84,
      )
    );
  },
);

/** An armadillo's front room: crochet, roots, a dresser. */
export const burrow: Art = layers(plainBackground('#c8905a'), (brush, { width, height }) => {
  const ground = height * 0.84;
  const plates = [-60, 0, 60].map((x) => brush.ink(ellipse(x, -132, 22), '#ffffff', 0.7)).join('');
  const dresser =
    brush.ink(rectangle(-110, -180, 220, 180), '#7a4a2a') +
    plates +
    brush.ink(rectangle(-110, -98, 220, 14), '#a8744a', 0.7) +
    brush.ink(rectangle(-92, -76, 84, 66) + rectangle(8, -76, 84, 66), '#a8744a', 0.7);
  return (
    brush.ink(`M-70 ${ground}H${width + 70}V${height + 20}H-70Z`, '#8a5630') +
    brush.ink(ellipse(width / 2, ground + 30, width * 0.4, 24), '#ff8fa0', 0.8) +
    placeDrawing(dresser, width * 0.5, ground, Math.min(1.3, height / 420)) +
    brush.line(`M-70 26q40 46 80 0${'t80 0'.repeat(Math.ceil(width / 80) + 2)}`, 0.8) +
    brush.ink(ellipse(width * 0.12, height * 0.3, 44), '#ffe27a') +
    brush.ink(ellipse(width * 0.12, height * 0.3, 30), '#9fe0f7', 0.7)
  );
});

/** A fast ride down a smooth tunnel. */
export const ride: Art = (brush, { width, height }, random) => {
  const streaks = Array.from({ length: 26 }, () => {
    const y = random.between(0, height);
    const x = random.between(-60, width * 0.8);
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${random.between(80, 260).toFixed(0)}`;
  }).join('');
  return (
    brush.fill(rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), '#7a4a2c') +
    brush.stroke(streaks, '#c8905a', 9) +
    brush.ink(
      `M-70 ${height * 0.86}Q${width / 2} ${height * 0.92} ${width + 70} ${height * 0.86}V${height + 90}H-70Z`,
      deep,
    )
  );
};

export const lightshaft: Art = (brush, { width, height }) =>
  brush.fill(
    `M${width * 0.4} -10H${width * 0.72}L${width * 0.96} ${height + 10}H${width * 0.2}Z`,
    '#ff8a6a',
    0.5,
  );
