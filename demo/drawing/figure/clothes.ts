import { Brush } from '../brush/brush.ts';
import { capsule, mergedShape, pointBetween } from '../brush/capsule.ts';
import { crease, printsBlack, shadeOn } from '../brush/shade-on.ts';
import type { ActorState, Character } from '../character/character.ts';
import { type Cut, cuts } from '../character/cuts.ts';
import { poses } from '../character/poses.ts';
import type { Frame, Skeleton } from '../character/skeleton.ts';
import { lighten } from '../ink/colour.ts';
import { group, type Point, round } from '../ink/svg.ts';
import { details } from './clothes-details.ts';

function trunk(
  { shoulderHalfWidth: shoulder, waistHalfWidth: waist, shoulderY, hipY }: Frame,
  flare: number,
  hem: number,
  isLoose: boolean,
): string {
  const [side, bottom] = [round(shoulder + 1), round(waist * flare)];
  const [narrow, waistY] = [round(isLoose ? (shoulder + waist * flare) / 2 : waist - 3), round(hipY - 34)];
  const end = round(hem);
  return `M-15 ${shoulderY - 7}C${-shoulder + 8} ${shoulderY - 3} ${-side} ${shoulderY + 2} ${-side} ${shoulderY + 26}C${-side} ${shoulderY + 46} ${-narrow} ${waistY - 20} ${-narrow} ${waistY}C${-narrow} ${waistY + 14} ${-bottom} ${end - 12} ${-bottom} ${end}Q0 ${end + 10} ${bottom} ${end}C${bottom} ${end - 12} ${narrow} ${waistY + 14} ${narrow} ${waistY}C${narrow} ${waistY - 20} ${side} ${shoulderY + 46} ${side} ${shoulderY + 26}C${side} ${shoulderY + 2} ${shoulder - 8} ${shoulderY - 3} 15 ${shoulderY - 7}Q0 ${shoulderY + 9} -15 ${shoulderY - 7}Z`;
}

function trunkShadow(
  { shoulderHalfWidth: shoulder, waistHalfWidth: waist, shoulderY, hipY }: Frame,
  flare: number,
  hem: number,
  side: number,
): string {
  const x = (value: number): number => round(side * value);
  return `M${x(shoulder)} ${shoulderY + 24}C${x(shoulder)} ${shoulderY + 46} ${x(waist - 3)} ${hipY - 54} ${x(waist - 3)} ${hipY - 34}C${x(waist - 3)} ${hipY - 20} ${x(waist * flare)} ${hem - 12} ${x(waist * flare)} ${hem}L${x(waist * flare * 0.5)} ${hem + 6}C${x(waist * 0.4)} ${hipY - 20} ${x(shoulder * 0.7)} ${shoulderY + 40} ${x(shoulder)} ${shoulderY + 24}Z`;
}

/** Creases below the arm and above the belt. */
function folds(
  { shoulderHalfWidth: shoulder, waistHalfWidth: waist, shoulderY, hipY }: Frame,
  direction: number,
  hem: number,
): string {
  const x = (value: number): number => round(direction * value);
  const skirt =
    hem - hipY > 40
      ? `M${x(-waist * 0.5)} ${hem - 4}L${x(-waist * 0.32)} ${hipY + 6}M${x(waist * 0.7)} ${hem - 4}L${x(waist * 0.5)} ${hipY + 16}`
      : '';
  return `M${x(shoulder - 4)} ${shoulderY + 34}q${x(-8)} 8 ${x(-16)} 9M${x(-waist + 6)} ${hipY - 34}q${x(10)} 7 ${x(20)} 5M${x(waist - 8)} ${hipY - 24}q${x(-6)} 5 ${x(-15)} 6${skirt}`;
}

/** The part of a long garment that covers bent legs. */
function lap(brush: Brush, { top }: Character['clothes'], cut: Cut, skeleton: Skeleton): string {
  const { waistHalfWidth: waist } = skeleton.frame;
  const share = Math.min(0.9, (cut.hem - 0.4) / 0.55);
  const end = 21;
  const legOutline = ([hip, knee, foot]: readonly [Point, Point, Point]): string => {
    const thigh = capsule(hip, knee, waist * 0.52, 19);
    return share > 0 ? thigh + capsule(knee, pointBetween(knee, foot, share), 19, end) : thigh;
  };
  // Cloth between the legs.
  const { backLeg, frontLeg } = skeleton;
  const clothBetweenThighs =
    share > 0.3
      ? capsule(
          pointBetween(backLeg[0], backLeg[1], 0.6),
          pointBetween(frontLeg[0], frontLeg[1], 0.6),
          19,
          19,
        )
      : '';
  const clothBetweenShins = [0, 0.25, 0.6, 1]
    .filter(() => share > 0.3)
    .map((down) =>
      capsule(
        pointBetween(backLeg[1], backLeg[2], down * share),
        pointBetween(frontLeg[1], frontLeg[2], down * share),
        end,
        end,
      ),
    );
  const [[, knee], [, , foot]] = [frontLeg, backLeg];
  const [fromX, fromY] = pointBetween(knee, foot, 0.15);
  const [toX, toY] = pointBetween(knee, foot, 0.7 * Math.max(0, share));
  const fold =
    share > 0.3
      ? crease(
          brush,
          `M${round(fromX)} ${round(fromY)}Q${round(fromX)} ${round(toY)} ${round(toX)} ${round(toY)}`,
          0.5,
          top,
        )
      : '';
  return (
    mergedShape(
      brush,
      legOutline(backLeg) + legOutline(frontLeg) + clothBetweenThighs + clothBetweenShins.join(''),
      top,
    ) + fold
  );
}

export function drawClothes(
  brush: Brush,
  character: Character,
  skeleton: Skeleton,
  state: ActorState,
): string {
  const { clothes } = character;
  const { direction, hips } = skeleton;
  const cut = cuts[clothes.style];
  const coversLegs = poses[state.pose].clothesFollowLegs === true && cut.hem > 0.2;
  // The part over bent legs is drawn by `lap`.
  const frame = coversLegs ? { ...skeleton.frame, leg: 0 } : skeleton.frame;
  const flare = coversLegs ? 1.05 : cut.flare;
  const hem = round(frame.hipY + (coversLegs ? 4 : Math.max(4, cut.hem * frame.leg)));
  // Creases on black cloth are light.
  const { style, scale } = brush;
  const inner = printsBlack(brush, clothes.top)
    ? new Brush({ ...style, line: brush.paint(lighten(clothes.top, 0.5)) }, scale)
    : brush;
  const garment =
    brush.ink(trunk(frame, flare, hem, cut.loose === true && !coversLegs), clothes.top) +
    shadeOn(brush, trunkShadow(frame, flare, hem, -direction), clothes.top) +
    inner.line(folds(frame, direction, hem), 0.4) +
    (state.isFromBehind
      ? (details[clothes.style].back?.(inner, clothes, frame, direction) ?? '')
      : details[clothes.style].front(inner, { ...clothes, skin: character.skin }, frame, direction));

  // Shear the garment: the shoulders stay below the head, the hem moves with the hips.
  const height = frame.hipY - frame.shoulderY;
  const [across, down] = [hips[0] / height, (hips[1] - frame.shoulderY) / height];
  const sheared =
    across === 0 && down === 1
      ? garment
      : group(
          garment,
          `transform="matrix(1 0 ${across.toFixed(3)} ${down.toFixed(3)} ${round(-across * frame.shoulderY)} ${round(frame.shoulderY * (1 - down))})"`,
        );
  return sheared + (coversLegs ? lap(brush, clothes, cut, skeleton) : '');
}
