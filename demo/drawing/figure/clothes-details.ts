import { crease } from '../brush/shade-on.ts';
import type { ClothesStyle } from '../character/character.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse } from '../ink/svg.ts';
import { costumeDetails } from './costume-details.ts';
import { band, belt, buttons, collar, type GarmentDetails, opening } from './garment-parts.ts';

export const details: Record<ClothesStyle, GarmentDetails> = {
  ...costumeDetails,
  tee: {
    front: (brush, { top, accent }, frame) =>
      brush.fill(band(frame, 46, 62), accent) + crease(brush, 'M-16 66Q0 84 16 66', 0.9, top, 0.4),
    back: (brush, { accent }, frame) => brush.fill(band(frame, 46, 62), accent),
  },
  shirt: {
    front: (brush, { accent }, { hipY }) =>
      brush.line(`M0 80V${hipY + 10}`, 0.5) +
      brush.ink(collar, accent, 0.8) +
      brush.fill(buttons(6, 104, hipY - 14, 3), accent) +
      brush.line('M-32 104h17v15q-9 5 -17 0Z', 0.5),
    back: (brush, _, { shoulderHalfWidth: shoulder }) =>
      brush.line(`M${4 - shoulder} 90Q0 98 ${shoulder - 4} 90M0 95V120`, 0.5),
  },
  suit: {
    front: (brush, { accent, top }, { hipY }) =>
      brush.ink(opening(138), '#f7f1e3', 0.7) +
      brush.ink('M-5 76L5 76L8 112L0 128L-8 112Z', accent, 0.6) +
      brush.ink(
        'M-17 63C-30 66 -32 84 -34 98L-22 102L0 138C-8 112 -16 88 -17 63ZM17 63C30 66 32 84 34 98L22 102L0 138C8 112 16 88 17 63Z',
        top,
        0.6,
      ) +
      brush.line(`M0 138V${hipY + 20}M-32 ${hipY - 20}h18M14 ${hipY - 20}h18`, 0.5) +
      brush.fill(buttons(5, 148, 162, 2), darken(top, 0.5)),
    back: (brush, _, { hipY }) => brush.line(`M0 84V${hipY + 16}`, 0.5),
  },
  coat: {
    front: (brush, { top, accent }, frame, direction) =>
      brush.line(`M${direction * 8} 82L${direction * 13} ${frame.hipY + frame.leg * 0.54}`, 0.7) +
      brush.ink(belt(frame), darken(top, 0.3), 0.7) +
      brush.ink(`M-9 ${frame.hipY - 42}h18v18h-18Z`, accent, 0.6) +
      brush.ink('M-20 52L-40 82L-8 102L0 86L8 102L40 82L20 52Q0 80 -20 52Z', accent, 0.8),
    back: (brush, { top, accent }, frame) =>
      brush.ink(belt(frame), darken(top, 0.3), 0.7) +
      brush.line(`M0 ${frame.hipY - 10}V${frame.hipY + frame.leg * 0.54}`, 0.6) +
      brush.ink('M-22 54Q0 40 22 54L34 80Q0 94 -34 80Z', accent, 0.8),
  },
  dress: {
    front: (brush, { accent, top, skin }, frame) => {
      const dots = [
        [-20, 40],
        [14, 46],
        [-8, 66],
        [24, 76],
        [-28, 88],
        [4, 96],
        [-34, 122],
        [-4, 128],
        [30, 116],
      ] as const;
      return (
        brush.fill(
          dots.map(([x, y]) => ellipse(x, 72 + y * Math.min(1, frame.hipY / 180), 4.6)).join(''),
          accent,
        ) +
        brush.ink('M-20 63Q-14 90 0 91Q14 90 20 63L15 65Q0 81 -15 65Z', skin, 0.6) +
        crease(
          brush,
          `M${5 - frame.waistHalfWidth} ${frame.hipY - 34}Q0 ${frame.hipY - 26} ${frame.waistHalfWidth - 5} ${frame.hipY - 34}`,
          0.8,
          top,
          0.45,
        )
      );
    },
    back: (brush, { top }, { waistHalfWidth: waist, hipY }) =>
      crease(
        brush,
        `M0 80V${hipY - 34}M${5 - waist} ${hipY - 34}Q0 ${hipY - 26} ${waist - 5} ${hipY - 34}`,
        0.6,
        top,
        0.45,
      ),
  },
  apron: {
    front: (brush, { accent }, { waistHalfWidth: waist, hipY }) =>
      brush.line('M-18 64L-24 102M18 64L24 102', 2, accent) +
      brush.ink(
        `M-28 100H28L${waist - 3} ${hipY - 34}L${waist} ${hipY + 42}Q0 ${hipY + 52} ${-waist} ${hipY + 42}L${3 - waist} ${hipY - 34}Z`,
        accent,
      ) +
      brush.line(`M-18 ${hipY - 14}V${hipY + 6}Q0 ${hipY + 12} 18 ${hipY + 6}V${hipY - 14}Z`, 0.6),
    back: (brush, { accent }, { waistHalfWidth: waist, hipY }) =>
      brush.line(`M-18 64L${waist - 6} ${hipY - 36}M18 64L${6 - waist} ${hipY - 36}`, 2, accent) +
      brush.ink(
        `M0 ${hipY - 36}C-24 ${hipY - 56} -24 ${hipY - 18} 0 ${hipY - 36}C24 ${hipY - 56} 24 ${hipY - 18} 0 ${hipY - 36}Z`,
        accent,
        0.7,
      ),
  },
  jersey: {
    front: (brush, { accent }, { hipY }) =>
      brush.fill(`M-10 80H10V${hipY + 10}H-10Z`, accent) + brush.line('M-16 65L0 86L16 65', 1.6, accent),
    back: (brush, { accent }, { hipY }) => brush.line(`M-16 102H14L-6 ${hipY - 30}`, 2.6, accent),
  },
  cloak: {
    front: (brush, { accent }, { hipY, leg }) =>
      brush.line(
        `M-20 102L-40 ${hipY + leg - 16}M6 122L8 ${hipY + leg - 10}M28 106L52 ${hipY + leg - 18}`,
        0.8,
        accent,
      ) + brush.ink(ellipse(0, 84, 7), accent, 0.6),
    back: (brush, { accent }, { hipY, leg }) =>
      brush.line(
        `M-24 96L-44 ${hipY + leg - 16}M0 96V${hipY + leg - 10}M24 96L44 ${hipY + leg - 16}`,
        0.8,
        accent,
      ),
  },
  spacesuit: {
    front: (brush, { accent }, { hipY }) =>
      brush.ink('M-24 100H24V134H-24Z', accent, 0.7) +
      brush.fill(ellipse(-11, 112, 6), '#ffc82e') +
      brush.fill(ellipse(11, 112, 6), '#4cc9f0') +
      brush.line('M-16 126H16', 0.6) +
      brush.line(`M-36 ${hipY - 20}Q0 ${hipY - 8} 36 ${hipY - 20}`, 1.4, accent) +
      brush.ink('M-24 62Q0 84 24 62L27 70Q0 96 -27 70Z', '#f4f6ff', 0.7),
    back: (brush, { accent }) =>
      brush.ink('M-30 82H30V152Q0 160 -30 152Z', accent) + brush.line('M-18 98H18M-18 112H18', 0.7),
  },
  hoodie: {
    front: (brush, { top, accent }, { hipY }) =>
      brush.ink(
        'M-22 54C-34 62 -34 76 -22 84Q0 96 22 84C34 76 34 62 22 54Q0 84 -22 54Z',
        darken(top, 0.15),
        0.8,
      ) +
      brush.line('M-9 88V112M9 88V108', 0.9, accent) +
      brush.line(`M-24 ${hipY - 4}L-18 ${hipY - 34}H18L24 ${hipY - 4}`, 0.6),
    back: (brush, { top }) =>
      brush.ink('M-26 56Q0 44 26 56C36 84 18 106 0 108C-18 106 -36 84 -26 56Z', darken(top, 0.15), 0.8),
  },
  overalls: {
    front: (brush, { bottom, accent }, { waistHalfWidth: waist, hipY, shoulderHalfWidth: shoulder }) =>
      brush.limb(`M${18 - shoulder} 70L-22 110M${shoulder - 18} 70L22 110`, bottom, 8) +
      brush.ink(
        `M-28 106Q0 112 28 106L30 ${hipY - 36}L${waist - 3} ${hipY - 26}V${hipY + 5}H${3 - waist}V${hipY - 26}L-30 ${hipY - 36}Z`,
        bottom,
        0.8,
      ) +
      brush.line('M-13 120h26v14q-13 6 -26 0Z', 0.6) +
      brush.fill(ellipse(-22, 113, 3.6) + ellipse(22, 113, 3.6), accent),
    back: (brush, { bottom }, { waistHalfWidth: waist, hipY, shoulderHalfWidth: shoulder }) =>
      brush.limb(`M${18 - shoulder} 70L16 ${hipY - 30}M${shoulder - 18} 70L-16 ${hipY - 30}`, bottom, 8) +
      brush.ink(`M${3 - waist} ${hipY - 32}H${waist - 3}V${hipY + 5}H${3 - waist}Z`, bottom, 0.8),
  },
  labcoat: {
    front: (brush, { top, accent }, { hipY, leg }) =>
      brush.ink(opening(134), accent, 0.7) +
      brush.line(`M-17 63L-30 96L-20 100L0 134M17 63L30 96L20 100L0 134V${hipY + leg * 0.48}`, 0.6) +
      brush.ink('M14 112h19v18q-9 5 -19 0Z', lighten(top), 0.5) +
      brush.line('M20 104V114', 1.3, accent) +
      brush.fill(buttons(-6, 144, hipY, 3), darken(top, 0.4)),
    back: (brush, _, { waistHalfWidth: waist, hipY, leg }) =>
      brush.line(`M${6 - waist} ${hipY - 30}H${waist - 6}M0 ${hipY}V${hipY + leg * 0.48}`, 0.6),
  },
  vest: {
    front: (brush, { accent, top }, { hipY }) =>
      brush.ink(`M-15 64Q0 80 15 64L18 ${hipY + 8}Q0 ${hipY + 14} -18 ${hipY + 8}Z`, accent, 0.7) +
      brush.fill(buttons(0, 98, hipY - 10, 4), darken(accent, 0.4)) +
      brush.ink('M-16 61L-24 76L-2 86L0 76L2 86L24 76L16 61Q0 79 -16 61Z', accent, 0.7) +
      crease(brush, `M-34 ${hipY - 24}h12M22 ${hipY - 24}h12`, 0.6, top, 0.5),
    back: (brush, _, { hipY }) => brush.line(`M-14 ${hipY - 30}H14`, 0.8),
  },
};
