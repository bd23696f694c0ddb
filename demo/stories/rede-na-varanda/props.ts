import type { Brush } from '../../drawing/brush/brush.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Prop } from '../../drawing/page/scene.ts';

const cloth = '#c8434e';
const trim = '#ffd28a';

/** A hammock between two hooks, 600 units apart and `sag` deep. */
function hammock(brush: Brush, sag: number): string {
  const ropes = [-36, -12, 12, 36].map((y) => `M-400 -150L-262 ${-40 + y}M400 -150L262 ${-40 + y}`).join('');
  const fringe = Array.from({ length: 17 }, (_, index) => {
    const x = -240 + index * 30;
    const y = -20 + sag * (1 - (x / 262) ** 2) + 10;
    return `M${x - 12} ${y}l12 60l12 -60Z`;
  }).join('');
  return (
    brush.line(ropes, 0.8, '#f6e2c0') +
    brush.ink(`M-262 -70Q0 ${sag * 1.1 - 100} 262 -70L262 -10Q0 ${sag * 2 - 10} -262 -10Z`, cloth) +
    brush.fill(`M-262 -52Q0 ${sag * 1.3 - 82} 262 -52L262 -40Q0 ${sag * 1.45 - 66} -262 -40Z`, trim) +
    brush.fill(`M-262 -26Q0 ${sag * 1.7 - 44} 262 -26L262 -16Q0 ${sag * 1.86 - 28} -262 -16Z`, trim) +
    brush.ink(fringe, '#fff0d0', 0.6)
  );
}

export const empty: Prop = (brush) => hammock(brush, 130);

/** The hammock with two people, of whom a foot and two hands are visible. */
export const full: Prop = (brush) =>
  brush.limb('M150 -6Q210 -60 232 -112', '#9a5f3c', 32) +
  brush.ink(
    'M210 -108Q198 -136 216 -160Q226 -204 250 -214Q266 -214 262 -190Q268 -150 256 -108Q232 -94 210 -108Z',
    '#9a5f3c',
  ) +
  brush.line('M238 -206q4 12 -2 18M250 -208q4 12 0 18', 0.6) +
  hammock(brush, 250) +
  brush.limb('M-66 62Q-86 180 -60 290', '#d09a6e', 30) +
  brush.limb('M10 66Q14 180 -26 290', '#9a5f3c', 27) +
  brush.ink(`${ellipse(-54, 300, 24, 26)}`, '#d09a6e', 0.9) +
  brush.ink(`${ellipse(-30, 302, 23, 25)}`, '#9a5f3c', 0.9) +
  brush.line('M-58 318q6 10 10 -6M-44 322q8 8 10 -8M-30 322q8 6 10 -10', 0.8);

const finger = (brush: Brush, data: string, skin: string): string => brush.limb(data, skin, 25);

/** Two hands with crossed fingers: hers from the left, his from the right. */
export const hands: Prop = (brush) => {
  const [hers, his] = ['#9a5f3c', '#d09a6e'];
  return (
    brush.limb('M-420 120L-130 26', hers, 84) +
    brush.limb('M420 120L130 26', his, 92) +
    brush.ink('M-170 -34Q-90 -64 -40 -30V60Q-90 92 -160 66Z', hers) +
    brush.ink('M170 -38Q90 -70 40 -34V62Q90 98 160 70Z', his) +
    finger(brush, 'M-50 -26Q0 -58 62 -40', hers) +
    finger(brush, 'M50 -10Q0 -34 -62 -14', his) +
    finger(brush, 'M-46 10Q4 -8 66 8', hers) +
    finger(brush, 'M50 32Q0 18 -60 34', his) +
    finger(brush, 'M-44 48Q4 40 60 52', hers) +
    finger(brush, 'M54 66Q4 64 -52 72', his) +
    brush.line('M52 -50q14 2 12 16M56 0q14 2 12 14M-54 -24q-12 4 -10 16M-52 24q-12 4 -10 16', 0.5)
  );
};

/** One hand shows another how to tie the rope. */
export const knot: Prop = (brush) =>
  brush.limb('M-380 200L-120 40', '#9a5f3c', 78) +
  brush.limb('M380 220L130 60', '#d09a6e', 86) +
  brush.limb('M0 -330V-90Q0 -30 60 -30T60 50T-40 60T-30 -20T10 160V330', '#f6e2c0', 26) +
  brush.ink('M-170 20Q-110 -40 -40 -14L-20 40Q-60 96 -140 84Z', '#9a5f3c') +
  finger(brush, 'M-60 -8Q-20 -30 20 -8', '#9a5f3c') +
  finger(brush, 'M-54 30Q-14 16 24 30', '#9a5f3c') +
  brush.ink('M170 30Q110 -20 50 10L34 66Q80 116 150 100Z', '#d09a6e') +
  finger(brush, 'M70 12Q30 -4 -6 10', '#d09a6e') +
  finger(brush, 'M66 50Q26 40 -10 56', '#d09a6e');

export const sandals: Prop = (brush) =>
  [-1, 1]
    .map(
      (side) =>
        brush.ink(ellipse(side * 34, 0, 26, 52), '#c8434e') +
        brush.line(
          `M${side * 34 - 20} -4Q${side * 34} -40 ${side * 34} -44Q${side * 34} -40 ${side * 34 + 20} -4`,
          1.6,
          '#ffd28a',
        ),
    )
    .join('');

export const shoes: Prop = (brush) =>
  [-1, 1]
    .map(
      (side) =>
        brush.ink(
          `M${side * 40 - 28} 50Q${side * 40 - 36} -60 ${side * 40} -64Q${side * 40 + 36} -60 ${side * 40 + 28} 50Q${side * 40} 70 ${side * 40 - 28} 50Z`,
          '#6a4434',
        ) +
        brush.ink(ellipse(side * 40, 26, 20, 26), '#2c1a18', 0.6) +
        brush.line(`M${side * 40 - 14} -14h28M${side * 40 - 12} -28h24`, 0.8, '#ffe0b0'),
    )
    .join('');

export const spectacles: Prop = (brush) =>
  brush.line(
    `${ellipse(-46, 0, 36, 30)}${ellipse(46, 0, 36, 30)}M-10 -6Q0 -14 10 -6M-82 -6L-120 -30M82 -6L120 -30`,
    2.2,
  );

export const lantern: Prop = (brush) =>
  brush.fill(ellipse(0, 0, 190), glow('#ffc86a')) +
  brush.line('M0 -120V-58', 1) +
  brush.ink('M-30 -56H30L40 40H-40Z', '#ffe0a0') +
  brush.ink(rectangle(-44, 38, 88, 16) + rectangle(-34, -66, 68, 14), '#6a4434', 0.8);

export const envelope: Prop = (brush) =>
  brush.ink(rectangle(-90, -58, 180, 116), '#fff6e4') +
  brush.line('M-90 -58L0 14L90 -58', 0.9) +
  brush.ink(rectangle(46, -46, 34, 40), '#c8434e', 0.6);

export const parcel: Prop = (brush) =>
  brush.ink(rectangle(-62, -36, 124, 72), '#c8434e') +
  brush.fill(rectangle(-62, -14, 124, 10) + rectangle(-62, 10, 124, 10), '#ffd28a');

export const cups: Prop = (brush) =>
  [-50, 50]
    .map(
      (x) =>
        brush.ink(`M${x - 34} -40H${x + 34}Q${x + 32} 30 ${x} 32Q${x - 32} 30 ${x - 34} -40Z`, '#fff6e4') +
        brush.line(`M${x + 34} -26q26 4 -2 34M${x - 10} -58q-12 -20 0 -38M${x + 12} -58q-12 -20 0 -38`, 1),
    )
    .join('');

export const blouse: Prop = (brush) =>
  brush.ink('M-70 -20Q0 30 70 -20L96 90Q40 120 0 96Q-40 120 -96 90Z', '#f4ead4') +
  brush.line('M0 6V96M-40 4L-54 84M40 4L54 84', 0.6);

/** A thread from the loom on a letter. */
export const thread: Prop = (brush) =>
  brush.stroke('M-220 20C-140 -90 -60 110 20 -10S120 -90 90 20S-10 60 60 90S210 40 230 -30', '#c8434e', 9);

export const tape: Prop = (brush) =>
  brush.stroke('M-240 60C-120 -60 0 100 90 0S210 -60 240 20', '#ffd05a', 34) +
  `<path d="M-240 60C-120 -60 0 100 90 0S210 -60 240 20" fill="none" stroke="#6a4434" stroke-width="16" stroke-dasharray="3 19"/>`;

export const fork: Prop = (brush) =>
  brush.line('M-26 -120V-20Q-26 20 0 20T26 -20V-120M0 20V120', 4, '#8a90a0') +
  brush.line('M-60 -110q-18 34 0 68M60 -110q18 34 0 68', 0.8);

export const stain: Prop = (brush) =>
  `<g stroke-opacity=".4">${brush.stroke(ellipse(0, 0, 76, 72), '#a8703a', 13)}</g>`;
