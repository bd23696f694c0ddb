import type { Brush } from '../brush/brush.ts';
import { crease } from '../brush/shade-on.ts';
import type { Frame } from '../character/skeleton.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse, round, star } from '../ink/svg.ts';
import { belt, buttons, collar, type GarmentDetails, opening } from './garment-parts.ts';

type Costume = 'hero' | 'armour' | 'uniform' | 'swimsuit' | 'gown' | 'poncho' | 'cassock' | 'robe';

export const costumeDetails: Record<Costume, GarmentDetails> = {
  hero: {
    front: (brush, { accent, bottom, top }, frame) =>
      crease(brush, 'M-30 92Q-16 116 0 112Q16 116 30 92', 0.6, top, 0.4) +
      brush.ink('M0 88L22 104L0 134L-22 104Z', accent, 0.8) +
      brush.fill(star(0, 108, [9, 9], [4, 4], 5, -Math.PI / 2), lighten(top, 0.7)) +
      brush.ink(belt(frame), accent, 0.7) +
      brush.ink(ellipse(0, frame.hipY - 32, 8, 9), lighten(bottom, 0.5), 0.6),
    back: (brush, { accent }, frame) => brush.ink(belt(frame), accent, 0.7),
  },
  armour: {
    front: (brush, { accent, top }, frame) =>
      brush.line(`M0 84V${frame.hipY - 40}M-34 104Q-18 134 0 128Q18 134 34 104`, 0.7) +
      brush.fill('M-26 92q6 -10 14 -8l-6 22Z', lighten(top, 0.6)) +
      brush.ink(belt(frame), accent, 0.7) +
      brush.line(
        `M-20 ${frame.hipY - 22}L-24 ${frame.hipY + 12}M0 ${frame.hipY - 20}V${frame.hipY + 16}M20 ${frame.hipY - 22}L24 ${frame.hipY + 12}`,
        0.7,
      ) +
      brush.ink(
        ellipse(6 - frame.shoulderHalfWidth, 86, 19, 16) + ellipse(frame.shoulderHalfWidth - 6, 86, 19, 16),
        lighten(top, 0.2),
        0.9,
      ) +
      brush.ink('M-20 58Q0 70 20 58L24 72Q0 90 -24 72Z', top, 0.8),
    back: (brush, { accent, top }, frame) =>
      brush.line(`M0 80V${frame.hipY - 40}`, 0.7) +
      brush.ink(belt(frame), accent, 0.7) +
      brush.ink(
        ellipse(6 - frame.shoulderHalfWidth, 86, 19, 16) + ellipse(frame.shoulderHalfWidth - 6, 86, 19, 16),
        lighten(top, 0.2),
        0.9,
      ),
  },
  uniform: {
    front: (brush, { accent, top }, frame) =>
      brush.line(`M0 80V${frame.hipY + 14}`, 0.5) +
      brush.ink(collar, top, 0.8) +
      brush.ink(
        `M${6 - frame.shoulderHalfWidth} 70l18 -5l3 9l-18 6ZM${frame.shoulderHalfWidth - 6} 70l-18 -5l-3 9l18 6Z`,
        accent,
        0.6,
      ) +
      brush.line('M-33 106h20v18h-20ZM-33 111h20M13 106h20v18h-20ZM13 111h20', 0.5) +
      brush.ink(belt(frame), darken(top, 0.45), 0.7) +
      brush.ink(`M-8 ${frame.hipY - 41}h16v15h-16Z`, accent, 0.6) +
      brush.ink(star(-23, 97, [6, 6], [3, 3], 5, -Math.PI / 2), accent, 0.4) +
      brush.fill(buttons(5, 98, frame.hipY - 50, 2), accent),
    back: (brush, { top }, frame) =>
      brush.ink(belt(frame), darken(top, 0.45), 0.7) +
      brush.line(`M-32 92Q0 100 32 92M0 97V${frame.hipY - 44}`, 0.5),
  },
  swimsuit: {
    front: (brush, { top, accent, skin }, frame) =>
      top === skin
        ? brush.line(`M-30 104Q-16 114 -3 106M30 104Q16 114 3 106M0 118V${frame.hipY - 30}`, 0.5) +
          brush.fill(ellipse(0, frame.hipY - 20, 2, 3), darken(skin, 0.4))
        : brush.ink(
            `M${-round(frame.shoulderHalfWidth - 14)} 67Q-16 108 0 108Q16 108 ${round(frame.shoulderHalfWidth - 14)} 67L15 65Q0 81 -15 65Z`,
            skin,
            0.7,
          ) +
          brush.line(
            `M${6 - frame.waistHalfWidth} ${frame.hipY - 40}Q0 ${frame.hipY - 32} ${frame.waistHalfWidth - 6} ${frame.hipY - 40}M${6 - frame.waistHalfWidth} ${frame.hipY - 28}Q0 ${frame.hipY - 20} ${frame.waistHalfWidth - 6} ${frame.hipY - 28}`,
            1.4,
            accent,
          ),
  },
  gown: {
    front: (brush, { accent, top, skin }, frame) =>
      brush.ink(
        `M${-round(frame.shoulderHalfWidth - 10)} 68Q-22 98 0 104Q22 98 ${round(frame.shoulderHalfWidth - 10)} 68L15 65Q0 81 -15 65Z`,
        skin,
        0.7,
      ) +
      brush.ink(belt(frame), accent, 0.7) +
      crease(
        brush,
        `M-14 ${frame.hipY - 20}Q-30 ${frame.hipY + 30} -34 ${frame.hipY + frame.leg * 0.86}M10 ${frame.hipY - 20}Q20 ${frame.hipY + 30} 18 ${frame.hipY + frame.leg * 0.9}`,
        0.6,
        top,
        0.4,
      ),
    back: (brush, { accent, top }, frame) =>
      brush.ink(belt(frame), accent, 0.7) +
      crease(
        brush,
        `M0 78V${frame.hipY - 40}M-12 ${frame.hipY - 16}L-30 ${frame.hipY + frame.leg * 0.86}M12 ${frame.hipY - 16}L30 ${frame.hipY + frame.leg * 0.86}`,
        0.6,
        top,
        0.4,
      ),
  },
  poncho: {
    front: (brush, { accent, top }, frame) =>
      stripes(brush, accent, top, frame) + crease(brush, 'M-15 66L0 96L15 66', 1, top, 0.5),
    back: (brush, { accent, top }, frame) => stripes(brush, accent, top, frame),
  },
  cassock: {
    front: (brush, { accent }, frame) =>
      brush.line(`M0 86V${frame.hipY + frame.leg * 0.9}`, 0.5, '#777777') +
      brush.fill(buttons(6, 96, frame.hipY + frame.leg * 0.8, 8), accent) +
      brush.ink(belt(frame), accent, 0.7) +
      brush.ink(`M10 ${frame.hipY - 30}h16l4 56h-18Z`, accent, 0.7) +
      brush.ink('M-17 60Q0 76 17 60L18 70Q0 88 -18 70Z', '#ffffff', 0.7),
    back: (brush, { accent }, frame) => brush.ink(belt(frame), accent, 0.7),
  },
  robe: {
    front: (brush, { accent, top, skin }, frame) =>
      brush.ink(opening(116), skin, 0.6) +
      brush.ink(
        `M-17 62L-26 68L8 ${frame.hipY - 30}L16 ${frame.hipY - 38}ZM17 62L26 68L-4 ${frame.hipY - 44}L-10 ${frame.hipY - 58}Z`,
        lighten(top, 0.25),
        0.7,
      ) +
      brush.line(`M8 ${frame.hipY - 26}L14 ${frame.hipY + frame.leg * 0.58}`, 0.6) +
      brush.ink(belt(frame), accent, 0.8) +
      brush.line(
        `M-6 ${frame.hipY - 26}L-12 ${frame.hipY + 14}M0 ${frame.hipY - 26}L2 ${frame.hipY + 18}`,
        1.6,
        accent,
      ),
    back: (brush, { accent }, frame) => brush.ink(belt(frame), accent, 0.8),
  },
};

function stripes(brush: Brush, accent: string, top: string, frame: Frame): string {
  const { waistHalfWidth: waist, hipY } = frame;
  const zigzag = `M${-waist} ${hipY - 40}L${Array.from({ length: 8 }, (_, index) => `${round(-waist + ((index + 1) * waist) / 4.5)} ${hipY - (index % 2 === 0 ? 30 : 40)}`).join('L')}`;
  return (
    brush.line(
      `M${6 - waist * 1.1} ${hipY - 54}Q0 ${hipY - 42} ${waist * 1.1 - 6} ${hipY - 54}`,
      1.8,
      accent,
    ) +
    brush.line(zigzag, 1.2, accent) +
    crease(
      brush,
      `M${8 - waist * 1.6} ${hipY - 8}Q0 ${hipY + 4} ${waist * 1.6 - 8} ${hipY - 8}`,
      1.8,
      top,
      0.4,
    )
  );
}
