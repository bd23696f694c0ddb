import type { Frame } from './body.ts';
import type { Brush } from './brush.ts';
import type { Character, ClothesStyle } from './character.ts';
import { darker } from './colour.ts';
import { ellipse } from './svg.ts';

export const longLegged = (style: ClothesStyle): boolean => style !== 'dress' && style !== 'jersey';

function trunk({ shoulder, waist, shoulderY, hipY }: Frame, flare: number, length: number): string {
  const hem = hipY + length;
  const bottom = waist * flare;
  return `M-14 ${shoulderY - 8}C${-shoulder} ${shoulderY - 6} ${-shoulder - 3} ${shoulderY + 6} ${-shoulder - 2} ${shoulderY + 26}L${-waist} ${hipY - 30}L${-bottom} ${hem}Q0 ${hem + 10} ${bottom} ${hem}L${waist} ${hipY - 30}L${shoulder + 2} ${shoulderY + 26}C${shoulder + 3} ${shoulderY + 6} ${shoulder} ${shoulderY - 6} 14 ${shoulderY - 8}Q0 ${shoulderY + 8} -14 ${shoulderY - 8}Z`;
}

/** A stripe across the trunk, as wide as the trunk is there. */
function chestBand({ shoulder, waist, shoulderY, hipY }: Frame, from: number, to: number): string {
  const half = (down: number): number => {
    const share = Math.min(1, (down - 26) / (hipY - 56 - shoulderY));
    return shoulder + 2 + (waist - shoulder - 2) * share - 2;
  };
  const [upper, lower] = [half(from), half(to)];
  return `M${-upper} ${shoulderY + from}H${upper}L${lower} ${shoulderY + to}H${-lower}Z`;
}

type Draw = (brush: Brush, clothes: Character['clothes'], frame: Frame, direction: number) => string;

const collar = (y: number): string =>
  `M-16 ${y - 10}L-24 ${y + 8}L-2 ${y + 14}L0 ${y + 4}L2 ${y + 14}L24 ${y + 8}L16 ${y - 10}Q0 ${y + 6} -16 ${y - 10}Z`;

const details: Record<ClothesStyle, Draw> = {
  tee: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 1, 4), top) + brush.flat(chestBand(frame, 50, 66), accent),
  shirt: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 1.02, 6), top) +
    brush.line(`M0 ${frame.shoulderY + 8}V${frame.hipY + 10}`, 0.6) +
    brush.inked(collar(frame.shoulderY), accent, 0.8) +
    brush.flat(
      [0.3, 0.55, 0.8]
        .map((share) => ellipse(6, frame.shoulderY + (frame.hipY - frame.shoulderY) * share, 3))
        .join(''),
      accent,
    ),
  suit: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 1.05, 14), top) +
    brush.inked(
      `M-15 ${frame.shoulderY - 8}L0 ${frame.shoulderY + 66}L15 ${frame.shoulderY - 8}Q0 ${frame.shoulderY + 6} -15 ${frame.shoulderY - 8}Z`,
      '#f7f1e3',
      0.8,
    ) +
    brush.inked(
      `M-5 ${frame.shoulderY + 2}H5L8 ${frame.shoulderY + 42}L0 ${frame.shoulderY + 56}L-8 ${frame.shoulderY + 42}Z`,
      accent,
      0.6,
    ) +
    brush.line(
      `M0 ${frame.shoulderY + 66}V${frame.hipY + 18}M-28 ${frame.shoulderY - 4}L-34 ${frame.shoulderY + 28}L-22 ${frame.shoulderY + 32}L0 ${frame.shoulderY + 66}M28 ${frame.shoulderY - 4}L34 ${frame.shoulderY + 28}L22 ${frame.shoulderY + 32}L0 ${frame.shoulderY + 66}`,
      0.6,
    ),
  coat: (brush, { top, accent }, frame, direction) =>
    brush.inked(trunk(frame, 1.4, 66), top) +
    brush.line(`M${direction * 8} ${frame.shoulderY + 10}L${direction * 14} ${frame.hipY + 70}`, 0.7) +
    brush.inked(
      `M${-frame.waist - 1} ${frame.hipY - 40}H${frame.waist + 1}L${frame.waist + 3} ${frame.hipY - 24}H${-frame.waist - 3}Z`,
      darker(top, 0.3),
      0.7,
    ) +
    brush.inked(
      `M-20 ${frame.shoulderY - 20}L-40 ${frame.shoulderY + 12}L-8 ${frame.shoulderY + 30}L0 ${frame.shoulderY + 14}L8 ${frame.shoulderY + 30}L40 ${frame.shoulderY + 12}L20 ${frame.shoulderY - 20}Q0 ${frame.shoulderY + 8} -20 ${frame.shoulderY - 20}Z`,
      accent,
      0.8,
    ),
  dress: (brush, { top, accent }, frame) => {
    const dots = [
      [-18, 30],
      [12, 40],
      [-10, 62],
      [22, 70],
      [-26, 88],
      [4, 96],
      [-34, 122],
      [-4, 128],
      [28, 116],
    ] as const;
    return (
      brush.inked(trunk(frame, 1.6, 48), top) +
      brush.flat(dots.map(([x, y]) => ellipse(x, frame.shoulderY + y, 5)).join(''), accent)
    );
  },
  apron: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 1, 6), top) +
    brush.line(
      `M-20 ${frame.shoulderY - 6}L-24 ${frame.shoulderY + 30}M20 ${frame.shoulderY - 6}L24 ${frame.shoulderY + 30}`,
      2,
      accent,
    ) +
    brush.inked(
      `M-28 ${frame.shoulderY + 28}H28L${frame.waist} ${frame.hipY - 34}V${frame.hipY + 40}H${-frame.waist}V${frame.hipY - 34}Z`,
      accent,
    ) +
    brush.line(`M-18 ${frame.hipY - 14}V${frame.hipY + 8}H18V${frame.hipY - 14}Z`, 0.6),
  jersey: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 1.04, 8), top) +
    brush.flat(`M-10 ${frame.shoulderY + 10}H10V${frame.hipY + 8}H-10Z`, accent) +
    brush.line(
      `M-16 ${frame.shoulderY - 6}L0 ${frame.shoulderY + 14}L16 ${frame.shoulderY - 6}`,
      1.6,
      accent,
    ),
  cloak: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 2.1, frame.leg + 6), top) +
    brush.line(
      `M-20 ${frame.shoulderY + 30}L-40 ${frame.footY - 20}M6 ${frame.shoulderY + 50}L8 ${frame.footY - 14}M28 ${frame.shoulderY + 34}L52 ${frame.footY - 24}`,
      0.9,
      accent,
    ),
  spacesuit: (brush, { top, accent }, frame) =>
    brush.inked(trunk(frame, 1.12, 8), top) +
    brush.inked(`M-22 ${frame.shoulderY + 30}H22V${frame.shoulderY + 62}H-22Z`, accent, 0.7) +
    brush.flat(ellipse(-10, frame.shoulderY + 46, 6), '#ffc82e') +
    brush.flat(ellipse(10, frame.shoulderY + 46, 6), '#4cc9f0') +
    brush.line(`M-40 ${frame.hipY - 20}Q0 ${frame.hipY - 8} 40 ${frame.hipY - 20}`, 1.4, accent),
};

export const drawClothes = (brush: Brush, character: Character, frame: Frame, direction: number): string =>
  details[character.clothes.style](brush, character.clothes, frame, direction);
