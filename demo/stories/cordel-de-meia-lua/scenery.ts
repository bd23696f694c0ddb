import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle, star } from '../../drawing/ink/svg.ts';
import { black, cream, red } from './woodcut.ts';

/* Props on the horizon. The origin is on the ground. */

export const cactus = (brush: Brush): string =>
  brush.limb('M0 0V-190M0 -70H-46V-130M0 -100H44V-166', black, 30) +
  brush.line('M0 -8V-186M-46 -80V-126M44 -106V-160', 0.6, cream);
export const cottage = (brush: Brush): string =>
  brush.ink('M-110 0V-110H110V0Z', cream) +
  brush.ink('M-136 -104L-70 -176H70L136 -104Z', red) +
  brush.ink(rectangle(-22, -80, 44, 80), black) +
  brush.ink(rectangle(50, -76, 38, 36), black) +
  brush.ink(rectangle(-88, -76, 38, 36), black) +
  brush.line('M-120 -116H120M-100 -138H100M-84 -158H84', 0.5);
export const church = (brush: Brush): string =>
  brush.ink('M-130 0V-170L-60 -240L60 -240L130 -170V0Z', cream) +
  brush.ink('M-56 0V-330L0 -400L56 -330V0Z', cream) +
  brush.line('M0 -400V-450M-20 -432H20', 1.6) +
  brush.ink('M-26 0V-84Q0 -120 26 -84V0Z', black) +
  brush.ink(ellipse(0, -250, 38), '#ffffff') +
  brush.line('M0 -250V-278M0 -250L-24 -256', 1) +
  brush.ink('M-18 -306V-330Q0 -352 18 -330V-306Z', black) +
  brush.fill(rectangle(-108, -150, 26, 46) + rectangle(82, -150, 26, 46), black);
/** A bare tree. */
export const bareTree = (brush: Brush): string =>
  brush.stroke(
    'M0 0C-6 -70 14 -110 2 -180M4 -120C40 -150 50 -190 84 -214M0 -150C-40 -180 -50 -220 -84 -232',
    black,
    17,
  ) +
  brush.stroke(
    'M2 -180C6 -230 30 -250 34 -290M2 -180C-14 -220 -20 -250 -16 -296M52 -184L96 -178M60 -196L70 -250M-44 -196L-94 -190M-54 -210L-56 -262M84 -214L116 -252M-84 -232L-112 -270',
    black,
    8,
  ) +
  brush.line('M0 -10C-2 -60 10 -100 4 -150', 0.5, cream);
export const flags = (brush: Brush): string => {
  const each = Array.from({ length: 14 }, (_, index) => {
    const x = -455 + index * 70;
    const y = 46 * (1 - (x / 490) ** 2);
    return brush.ink(
      `M${x - 24} ${y}H${x + 24}V${y + 62}L${x} ${y + 40}L${x - 24} ${y + 62}Z`,
      index % 2 === 0 ? red : cream,
      0.7,
    );
  });
  return brush.line('M-500 -4Q0 96 500 -4', 0.8) + each.join('');
};
export const bonfire = (brush: Brush): string =>
  brush.ink(star(0, -96, [150, 150], [96, 110], 16), cream, 0.6) +
  brush.ink(
    'M-70 -10C-96 -90 -50 -120 -44 -190C-10 -160 -10 -130 0 -110C14 -150 10 -190 30 -230C50 -170 92 -110 70 -10Z',
    red,
  ) +
  brush.fill('M-30 -16C-40 -66 -10 -80 -4 -122C20 -90 44 -66 28 -16Z', cream) +
  brush.limb('M-96 -6L70 -34M-70 -34L96 -6M-100 6H100', black, 24) +
  brush.line('M-96 -6L70 -34M-70 -34L96 -6', 0.5, cream);
export const fence = (brush: Brush): string =>
  brush.limb('M-230 -80H230M-230 -36H230', cream, 14) +
  [-200, -100, 0, 100, 200]
    .map((x) => brush.ink(`M${x - 16} 0V-110L${x} -130L${x + 16} -110V0Z`, cream))
    .join('');
