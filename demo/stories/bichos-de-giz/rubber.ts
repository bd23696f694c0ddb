import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';

interface Mood {
  mouth: string;
  brows: string;
  arms: string;
  tear?: true;
}

const moods = {
  fierce: {
    mouth: 'M-34 -70Q0 -98 34 -70L26 -56Q0 -66 -26 -56Z',
    brows: 'M-46 -136L-12 -120',
    arms: 'M-72 -80L-120 -120M72 -80L124 -104',
  },
  sad: {
    mouth: 'M-24 -58Q0 -80 24 -58',
    brows: 'M-44 -124L-14 -138',
    arms: 'M-72 -70L-96 -24M72 -70L96 -24',
    tear: true,
  },
  happy: {
    mouth: 'M-36 -82Q0 -26 36 -82Z',
    brows: 'M-46 -138Q-30 -150 -14 -138',
    arms: 'M-72 -80L-124 -134M72 -80L124 -134',
  },
} satisfies Record<string, Mood>;

/** A pink and blue eraser with a pirate's hat and eyepatch, 240 units high. It stands on the origin. */
function rubber(brush: Brush, { mouth, brows, arms, tear }: Mood): string {
  return (
    brush.limb(arms, '#f7a3bd', 15) +
    brush.limb('M-30 -8V10M30 -8V10', '#2b2433', 18) +
    brush.ink(
      'M-76 -176Q-80 -184 -66 -186H66Q80 -184 76 -176L80 -10Q82 0 66 2H-66Q-82 0 -80 -10Z',
      '#f7a3bd',
    ) +
    brush.ink('M-79 -46H79L80 -10Q82 0 66 2H-66Q-82 0 -80 -10Z', '#3f93e0') +
    brush.ink(ellipse(-28, -112, 17, 19), '#ffffff', 0.8) +
    brush.fill(ellipse(-24, -108, 8, 10), '#2b2433') +
    brush.line('M-78 -150L78 -128') +
    brush.ink(ellipse(32, -114, 24, 22), '#2b2433') +
    brush.line(brows, 1.2) +
    brush.ink(mouth, tear === undefined ? '#ffffff' : '#f7a3bd', 0.9) +
    (tear === undefined ? '' : brush.ink('M-46 -92Q-60 -66 -46 -60Q-32 -66 -46 -92Z', '#9fd6f5', 0.7)) +
    brush.ink('M-104 -178Q-60 -200 0 -200T104 -178Q84 -256 0 -262Q-84 -256 -104 -178Z', '#2b2433') +
    brush.ink(ellipse(0, -222, 17, 15), '#ffffff', 0.6) +
    brush.fill(`${ellipse(-6, -224, 4)}${ellipse(6, -224, 4)}${rectangle(-6, -214, 12, 5)}`, '#2b2433')
  );
}

export const rubberfierce = (brush: Brush): string => rubber(brush, moods.fierce);
export const rubbersad = (brush: Brush): string => rubber(brush, moods.sad);
export const rubberhappy = (brush: Brush): string => rubber(brush, moods.happy);
