import type { Brush } from '../../drawing/brush/brush.ts';
import { fade } from '../../drawing/ink/definitions.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';

export const lantern = (brush: Brush): string =>
  brush.line('M0 -90V-64') +
  brush.ink(ellipse(0, 0, 46, 58), '#e2382f') +
  brush.line('M-40 -28Q0 -14 40 -28M-46 0Q0 14 46 0M-40 28Q0 42 40 28', 0.5) +
  brush.ink(rectangle(-22, -68, 44, 14) + rectangle(-22, 54, 44, 14), '#3a2018', 0.7) +
  brush.line('M-8 68v22M0 68v28M8 68v22', 0.6, '#ffc82e');

const sky = (brush: Brush, { width, height }: Area): string =>
  brush.fill(rectangle(-bleed, -10, width + 2 * bleed, height + 20), fade('#241a5c', '#c65aa8'));

function lanterns(brush: Brush, { width, height }: Area): string {
  const size = Math.min(width / 900, height / 420);
  const wire = brush.line(`M-70 ${30 * size}Q${width / 2} ${90 * size} ${width + 70} ${30 * size}`, 0.8);
  const hung = [0.08, 0.29, 0.5, 0.71, 0.92].map((x) =>
    placeDrawing(lantern(brush.withScale(size)), x * width, (130 + 110 * x * (1 - x)) * size, size),
  );
  return wire + hung.join('');
}

const awnings = ['#e2382f', '#2fb38a', '#ffc82e', '#2f7fa8'] as const;

function booth(brush: Brush, colour: string): string {
  const stripes = [-150, -90, -30, 30, 90].map((x) => rectangle(x, -250, 30, 66)).join('');
  return (
    brush.ink(rectangle(-140, -200, 280, 200), '#5a2f3f') +
    brush.ink(rectangle(-160, -90, 320, 92), '#a8744a') +
    brush.ink('M-150 -250H150L180 -184H-180Z', colour) +
    brush.fill(stripes, '#ffffff') +
    brush.line('M-150 -250H150L180 -184H-180Z')
  );
}

const crowdOf = (brush: Brush, { width }: Area, y: number, random: Random, amount: number): string =>
  Array.from({ length: amount }, (_, index) => {
    const x = ((index + random.between(0.2, 0.8)) / amount) * width;
    const colour = random.pick(['#8f6238', '#5a4a6a', '#b5763c', '#3f5a7a', '#7a4a5a']);
    return placeDrawing(
      brush.ink('M-50 130C-54 50 -40 40 0 40S54 50 50 130Z', random.pick(awnings), 0.8) +
        brush.ink(ellipse(-26, -28, 12) + ellipse(26, -28, 12), colour, 0.8) +
        brush.ink(ellipse(0, 4, 38, 40), colour, 0.8),
      x,
      y,
      random.between(0.8, 1.05),
    );
  }).join('');

/** The Central Fair of Campo Grande at supper time: lanterns, awnings, steam, people. */
export const fair: Art = (brush, area, random) => {
  const { width, height } = area;
  const ground = height * 0.8;
  const size = Math.min(width / 1100, height / 560) * 1.1;
  const booths = awnings
    .map((colour, index) =>
      placeDrawing(booth(brush.withScale(size), colour), ((index + 0.3) / 3.6) * width, ground, size),
    )
    .join('');
  // Tall panels show the rows of booths behind.
  const tall = height > width * 0.8;
  const far = tall
    ? [0, 1, 2, 3, 4]
        .map((index) =>
          placeDrawing(
            booth(brush.withScale(0.8), awnings[(index + 2) % 4] ?? '#ffffff'),
            ((index + 0.1) / 4.2) * width,
            ground - 300,
            0.8,
          ),
        )
        .join('') + brush.fill(rectangle(-bleed, ground - 310, width + 2 * bleed, 320), '#4a2a4a')
    : '';
  const steam = [0.22, 0.5, 0.78]
    .map((x) => `M${width * x} ${ground - 200 * size}q-30 -30 0 -60t0 -60t0 -50`)
    .join('');
  return (
    sky(brush, area) +
    far +
    booths +
    `<g stroke-opacity=".5">${brush.stroke(steam, '#ffffff', 14)}</g>` +
    crowdOf(brush, area, ground - 90 * size, random, 7) +
    brush.ink(`M-70 ${ground}H${width + 70}V${height + 20}H-70Z`, '#6a4a5a') +
    lanterns(brush, area) +
    (tall ? placeDrawing(lanterns(brush, { width, height: height * 0.7 }), 0, height * 0.2) : '')
  );
};

export const stall: Art = layers(
  (brush, area) => brush.fill(rectangle(-bleed, -10, area.width + 2 * bleed, area.height + 20), '#5a2f3f'),
  (brush, { width, height }) => {
    const high = height * 0.24;
    const stripes = Array.from({ length: Math.ceil(width / 120) + 2 }, (_, index) =>
      rectangle(-bleed + index * 120, -10, 60, high),
    ).join('');
    const pots = [0.14, 0.86]
      .map((x) =>
        placeDrawing(
          brush.ink('M-70 -90H70V0H-70Z', '#8a8a9a') +
            brush.ink(ellipse(0, -90, 70, 14), '#c9c4d8') +
            brush.line('M-20 -120q-16 -20 0 -40t0 -40M24 -116q-16 -20 0 -40t0 -30', 0.8, '#ffffff'),
          x * width,
          height * 0.86,
          1.1,
        ),
      )
      .join('');
    return (
      brush.fill(rectangle(-bleed, -10, width + 2 * bleed, high), '#e2382f') +
      brush.fill(stripes, '#ffffff') +
      brush.line(`M-70 ${high - 10}H${width + 70}`) +
      pots
    );
  },
);

/** A hole in the pavement, in front of the figure that comes out. */
export const hole: Art = (brush, { width, height }) =>
  brush.ink(
    `M-70 ${height + 20}V${height * 0.9}Q${width * 0.1} ${height * 0.8} ${width * 0.22} ${height * 0.88}Q${width / 2} ${height * 0.98} ${width * 0.82} ${height * 0.88}Q${width * 0.92} ${height * 0.8} ${width + 70} ${height * 0.9}V${height + 20}Z`,
    '#8a5630',
  );

/** A memory in the colours of old photographs. */
export const voyage: Art = (brush, { width, height }) => {
  const sea = (from: number): string =>
    `M-70 ${from}${'q60 -50 120 0'.repeat(Math.ceil(width / 120) + 2)}V${height + 20}H-70Z`;
  const size = height / 420;
  const ship =
    brush.ink('M-260 -10H260L214 84H-214Z', '#5a4a3a') +
    brush.ink(rectangle(-150, -74, 280, 66), '#f4ead4') +
    brush.ink('M-60 -74V-170H0V-74ZM40 -74V-150H92V-74Z', '#b8603f') +
    brush.fill([-120, -80, 60, 100].map((x) => ellipse(x, -40, 13)).join(''), '#8a7458') +
    brush.stroke('M-30 -180q-60 -30 -130 -10', '#c8b48a', 26);
  const kitten =
    brush.ink('M-24 0C-28 -50 -20 -60 0 -60S28 -50 24 0Z', '#b8603f') +
    brush.ink('M-28 -82L-34 -116L-12 -104H12L34 -116L28 -82C24 -62 -24 -62 -28 -82Z', '#fbf6ea') +
    brush.fill(ellipse(-10, -84, 4, 6) + ellipse(12, -84, 4, 6), '#3a2a18') +
    brush.ink('M-26 -34H30L24 -2H-20Z', '#8a7458', 0.8);
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#ecdcb8') +
    brush.fill(ellipse(width * 0.84, height * 0.3, 60 * size), '#f4ead4') +
    placeDrawing(ship, width * 0.5, height * 0.62, size) +
    placeDrawing(kitten, width * 0.62, height * 0.6, size) +
    brush.ink(sea(height * 0.76), '#b89a6a') +
    brush.ink(sea(height * 0.9), '#a08458')
  );
};

/** The sign above the gate. */
export const sign: Art = layers(fair, (brush, { width, height }) => {
  const board =
    brush.ink(rectangle(-300, -74, 600, 148), '#2fb38a') +
    `<path d="${textPath('FEIRA CENTRAL', 'display', 76, 0, -4)}${textPath('Campo Grande, MS', 'display', 46, 0, 50)}" fill="#ffffff"/>`;
  return placeDrawing(board, width / 2, height * 0.64, Math.min(1, width / 680));
});
