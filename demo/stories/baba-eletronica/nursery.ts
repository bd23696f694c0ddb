import type { Brush } from '../../drawing/brush/brush.ts';
import { drawFigure } from '../../drawing/figure/figure.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { type Area, ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { baby } from './baby.ts';
import { lara } from './cast.ts';

export const whole = (width: number, height: number): string =>
  rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);

interface Shades {
  wall: readonly [string, string];
  wood: string;
  cloth: string;
  dark: string;
}

const lamplight: Shades = {
  wall: ['#2a2266', '#5a3a8a'],
  wood: '#8a6ab8',
  cloth: '#ffd8e8',
  dark: '#160c3a',
};
/** Colours of a night vision camera. */
const nightVision: Shades = {
  wall: ['#06281a', '#1f7a4a'],
  wood: '#5fd08a',
  cloth: '#c8ffd8',
  dark: '#03140c',
};

/** A cot with bars. The origin is on the floor. */
function cot(brush: Brush, { wood, cloth, dark }: Shades, child: boolean): string {
  const bars = Array.from({ length: 9 }, (_, index) => `M${-140 + index * 35} -150V-20`).join('');
  return (
    brush.fill('M-150 -110H150V-24H-150Z', dark) +
    brush.fill('M-146 -56Q0 -84 146 -56V-26H-146Z', cloth) +
    (child
      ? brush.fill(ellipse(-70, -84, 28, 25), '#d8a078') +
        brush.fill('M-44 -90Q40 -120 120 -66V-50H-50Z', cloth)
      : '') +
    brush.stroke(bars, wood, 8) +
    brush.stroke('M-154 -156H154M-154 -20H154M-154 -190V0M154 -190V0', wood, 13)
  );
}

function mobile(brush: Brush, { wood, cloth }: Shades): string {
  return (
    brush.stroke('M0 -200V0M-70 0H70M-70 0V40M0 0V60M70 0V36', wood, 5) +
    [
      [-70, 56],
      [0, 78],
      [70, 52],
    ]
      .map(([x = 0, y = 0]) => brush.fill(ellipse(x, y, 20), cloth))
      .join('')
  );
}

function room(brush: Brush, { width, height }: Area, shades: Shades, child: boolean): string {
  const size = height / 430;
  return (
    brush.fill(whole(width, height), fade(...shades.wall)) +
    brush.fill(rectangle(-bleed, height * 0.84, width + 2 * bleed, height), shades.dark) +
    brush.fill(rectangle(width * 0.84, height * 0.16, width * 0.12, height * 0.7), shades.dark) +
    placeDrawing(mobile(brush.withScale(size), shades), width * 0.42, height * 0.22, size) +
    placeDrawing(cot(brush.withScale(size), shades, child), width * 0.42, height * 0.92, size)
  );
}

export const nursery =
  (cotState = 'full'): Art =>
  (brush, area) =>
    room(brush, area, lamplight, cotState === 'full');

/** A dark visitor, too tall for the bedroom. The origin is on the floor. */
export function visitor(brush: Brush): string {
  return brush.fill(
    'M-30 0C-46 -120 -60 -200 -52 -280C-78 -240 -92 -150 -86 -60L-98 -30L-104 -62L-112 -34L-110 -76C-118 -190 -96 -300 -44 -336C-30 -346 -20 -348 -14 -352C-34 -380 -30 -440 2 -442C36 -440 38 -380 18 -352C26 -348 40 -342 52 -330C100 -290 116 -190 106 -76L110 -34L100 -62L96 -30L84 -60C88 -150 78 -240 54 -280C60 -200 48 -120 34 0Z',
    '#03020a',
  );
}

const eyes = (brush: Brush, colour: string): string =>
  brush.fill(ellipse(-9, -402, 4.5, 6) + ellipse(13, -402, 4.5, 6), colour);

/** The visitor, looking at the reader. */
export const visitorSeen = (brush: Brush): string => visitor(brush) + eyes(brush, '#f5f0ff');

const visitorPositions = {
  nobody: null,
  door: { x: 0.9, y: 0.96, size: 0.92, seen: false },
  cot: { x: 0.62, y: 1.0, size: 0.92, seen: false },
  seen: { x: 0.62, y: 1.0, size: 0.92, seen: true },
} as const;

/** The nursery on the monitor, with the time, the cot and the visitor. */
export const monitor =
  (time = '23:10', cotState = 'full', who = 'nobody'): Art =>
  (brush, { width, height }) => {
    const at = visitorPositions[who as keyof typeof visitorPositions] ?? null;
    const size = height / 430;
    const visitorDrawing =
      at === null
        ? ''
        : placeDrawing(
            visitor(brush) + (at.seen ? eyes(brush, '#c8ffd8') : ''),
            at.x * width,
            at.y * height,
            size * at.size,
          );
    const lines = Array.from({ length: Math.ceil(height / 9) }, (_, index) =>
      rectangle(-bleed, index * 9, width + 2 * bleed, 2.6),
    ).join('');
    const digits = textPath(
      time,
      'display',
      Math.min(54, width * 0.12),
      width - 30 - Math.min(80, width * 0.17),
      70,
    );
    return (
      room(brush, { width, height }, nightVision, cotState === 'full') +
      visitorDrawing +
      brush.fill(lines, '#03140c', 0.34) +
      brush.fill(ellipse(40, 50, 13), '#ff3d5a') +
      `<path d="${digits}" fill="#c8ffd8"/>`
    );
  };

/** The baby monitor on a hand: a box with an aerial. The origin is below it. */
export function device(brush: Brush): string {
  return placeDrawing(
    brush.stroke('M70 -60L92 -130', '#c8c0e8', 6) +
      brush.fill(
        'M-96 -60H96Q106 -60 106 -50V62Q106 72 96 72H-96Q-106 72 -106 62V-50Q-106 -60 -96 -60Z',
        '#e8e0ff',
      ) +
      brush.fill(rectangle(-90, -46, 150, 96), '#0a3a24') +
      brush.fill(ellipse(-15, 0, 70, 44), glow('#5fd08a')) +
      brush.fill(ellipse(82, -24, 9) + ellipse(82, 4, 9) + ellipse(82, 32, 9), '#8a7ab8'),
    0,
    -66,
  );
}

/** Four long fingers from one side (−1 left, 1 right) over the edge of a screen. */
function fingers(side: number, [from, to]: readonly [number, number], top: number, step: number): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const y = top + index * step;
      const reach = (to - from) * (index === 0 || index === 3 ? 0.84 : 1);
      return `M${from - side * -60} ${y + 40}Q${from + reach * 0.5} ${y - 56} ${from + reach} ${y + 24}`;
    })
    .join('');
}

/** The screen of the monitor fills the panel and shows a woman in a lift. */
export const insideTheirs: Art = (brush, { width, height }) => {
  const [x, y, wide, tall] = [width * 0.22, height * 0.16, width * 0.56, height * 0.62];
  const hands =
    fingers(-1, [0, x + wide * 0.1], y + tall * 0.16, tall * 0.2) +
    fingers(1, [width, x + wide * 0.9], y + tall * 0.16, tall * 0.2);
  const palms =
    ellipse(0, y + tall * 0.62, width * 0.1, tall * 0.5) +
    ellipse(width, y + tall * 0.62, width * 0.1, tall * 0.5);
  const scale = tall / 300;
  return (
    brush.fill(whole(width, height), fade('#03140c', '#1f7a4a')) +
    brush.fill(rectangle(x - 54, y - 54, wide + 108, tall + 108), '#3a5a4c') +
    brush.fill(rectangle(x - 14, y - 14, wide + 28, tall + 28), '#03020a') +
    `<svg x="${x}" y="${y}" width="${wide}" height="${tall}">${
      brush.fill(rectangle(0, 0, wide, tall), fade('#8a9ab8', '#3a4a6a')) +
      brush.stroke(`M${wide / 2} 0V${tall}`, '#1a2240', 6) +
      drawFigure(
        brush.style,
        lara,
        { face: 'scared', pose: 'carry', turn: 0.2 },
        { x: wide * 0.5, y: tall * 0.42, scale },
      ) +
      placeDrawing(baby(brush.withScale(scale)), wide * 0.5, tall * 0.42 + 108 * scale, scale)
    }</svg>` +
    brush.stroke(hands, '#1f7a4a', 52) +
    brush.fill(palms, '#03020a') +
    brush.stroke(hands, '#03020a', 44)
  );
};
