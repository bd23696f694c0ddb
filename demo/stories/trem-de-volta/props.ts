import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Prop } from '../../drawing/page/scene.ts';

/** The station's clock. `time` has the format 5:46. */
export function clockAt(brush: Brush, time: string, hung = true): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hand = (turn: number, length: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `M0 0L${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`;
  };
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * 44).toFixed(1)} ${(y * 44).toFixed(1)}L${(x * 51).toFixed(1)} ${(y * 51).toFixed(1)}`;
  }).join('');
  return (
    (hung ? brush.ink('M-8 -96H8V-56H-8Z', '#22222e', 0.6) : '') +
    brush.ink(ellipse(0, 0, 64), '#22222e') +
    brush.ink(ellipse(0, 0, 55), '#ffffff', 0.6) +
    brush.line(marks, 0.9) +
    brush.line(hand((hours + minutes / 60) / 12, 27), 2.2) +
    brush.line(hand(minutes / 60, 42), 1.4) +
    brush.fill(ellipse(0, 0, 5), '#22222e')
  );
}

/** The clock in a shawl, on a lap. */
export const bundle: Prop = (brush) =>
  brush.ink('M-78 50C-96 0 -70 -74 -30 -80C-10 -88 14 -86 32 -78C72 -70 96 0 78 50Z', '#bbbbbb') +
  brush.line('M-60 40Q-50 -20 -30 -50M60 40Q50 -20 32 -50M-66 10h30M66 10h-30', 0.6) +
  `<g transform="translate(0 -8) scale(.72)">${clockAt(brush.withScale(0.72), '5:46', false)}</g>`;

export const sweets: Prop = (brush) =>
  brush.ink('M-62 -8H62L48 40H-48Z', '#9a7a4a') +
  brush.line('M-56 6H56M-52 22H52M-30 -8L-24 40M0 -8V40M30 -8L24 40', 0.5) +
  brush.ink([-40, -14, 14, 40].map((x) => rectangle(x - 12, -30, 24, 22)).join(''), '#ffffff', 0.7);

export const sweet: Prop = (brush) =>
  brush.ink(rectangle(-18, -14, 36, 28), '#ffffff', 0.8) + brush.line('M-18 -2H18', 0.6);

export const telephone: Prop = (brush) =>
  brush.ink(
    'M-14 -28H14Q18 -28 18 -24V24Q18 28 14 28H-14Q-18 28 -18 24V-24Q-18 -28 -14 -28Z',
    '#22222e',
    0.6,
  ) + brush.fill(rectangle(-12, -20, 24, 38), '#ffffff');

export const suitcase: Prop = (brush) =>
  brush.line('M-30 -64Q-30 -92 0 -92T30 -64', 2.4) +
  brush.ink(rectangle(-84, -66, 168, 112), '#8a6a4a') +
  brush.line('M-52 -66V46M52 -66V46', 1.6);

export const flags: Prop = (brush) =>
  brush.line('M-400 -20Q0 60 400 -20', 0.7) +
  brush.ink(
    Array.from({ length: 12 }, (_, index) => {
      const x = -370 + index * 66;
      const y = 22 - (Math.abs(x) / 400) ** 2 * 36;
      return `M${x} ${y}h34v48l-17 -16l-17 16Z`;
    }).join(''),
    '#ffffff',
    0.8,
  );

const bodywork = '#24365e';

/** A carriage of the evening train, for the cover. Its sill is drawn in front of the passenger. */
export const carriageSide: Prop = (brush) =>
  brush.fill(rectangle(-700, -300, 1400, 330), bodywork) +
  brush.fill(rectangle(-700, -270, 1400, 22), '#e8d9b0') +
  brush.fill([-560, 560].map((x) => rectangle(x - 130, -210, 260, 210)).join(''), '#f6c98a') +
  brush.fill(rectangle(-330, -220, 660, 240), '#fff0c8') +
  brush.fill('M-330 -220H-190Q-200 -60 -330 20ZM330 -220H250Q250 -80 330 20Z', '#c0566a');

export const carriageSill: Prop = (brush) =>
  brush.fill(rectangle(-700, 140, 1400, 300), '#1e1736') +
  brush.fill(rectangle(-700, 0, 1400, 150), bodywork) +
  brush.fill(rectangle(-350, -8, 700, 26), '#e8d9b0') +
  brush.fill(rectangle(-700, 66, 1400, 16), '#e8d9b0') +
  brush.fill([-560, -420, 420, 560].map((x) => ellipse(x, 150, 56)).join(''), '#120d22') +
  brush.stroke('M-700 214H700M-700 262H700', '#8a6a8a', 8);
