import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse } from '../../drawing/ink/svg.ts';

/** The caramel mongrel, jumping to the right. The origin is the middle of its body. */
export function leapingDog(brush: Brush, coat = '#d8954a'): string {
  return (
    brush.limb('M-92 -6Q-140 -50 -128 -96', coat, 16) +
    brush.limb('M-76 20L-118 62L-156 58M-60 26L-88 76L-128 90', coat, 20) +
    brush.ink(
      'M-100 4C-104 -36 -50 -46 0 -40C40 -36 84 -50 94 -22C98 12 60 34 10 34C-40 36 -96 44 -100 4Z',
      coat,
    ) +
    brush.fill('M-60 24C-20 10 30 14 70 10C50 30 10 34 -20 34Z', '#f4dcb0') +
    brush.limb('M64 16L112 44L150 26M46 22L84 62L122 64', coat, 20) +
    brush.ink(
      'M70 -30C66 -84 108 -104 138 -84L184 -64C196 -56 190 -38 174 -36L140 -28C120 -12 82 -4 70 -30Z',
      coat,
    ) +
    brush.ink('M142 -40L180 -36C178 -24 156 -14 136 -26Z', '#8a2f3a', 0.6) +
    brush.fill('M150 -38L156 -28L162 -37L168 -28L173 -36Z', '#ffffff') +
    brush.ink('M96 -84C72 -100 52 -92 44 -66L80 -56Z', '#9a5f2a') +
    brush.fill(ellipse(134, -64, 7, 8), '#17110f') +
    brush.fill(ellipse(186, -58, 11, 9), '#17110f')
  );
}
