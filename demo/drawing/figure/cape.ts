import type { Brush } from '../brush/brush.ts';
import { crease } from '../brush/shade-on.ts';
import type { Character, Pose } from '../character/character.ts';
import { poses } from '../character/poses.ts';
import type { Skeleton } from '../character/skeleton.ts';
import { round } from '../ink/svg.ts';

/** A hero's cape behind the body. It flutters if the figure moves. */
export function drawCape(
  brush: Brush,
  { clothes }: Character,
  pose: Pose,
  { frame, direction }: Skeleton,
): string {
  if (clothes.style !== 'hero') return '';
  const { lean = 0, rise = 0, clothesFollowLegs: folded } = poses[pose];
  const wind = folded ? 0 : Math.min(1, Math.abs(lean) / 12 + rise / 60) * -direction;
  const { shoulderHalfWidth: shoulder, shoulderY, hipY, leg } = frame;
  const hem = folded ? hipY - 4 : hipY + leg * 0.62;
  const x = (value: number): number => round(value + wind * 60);
  const cape = `M-20 ${shoulderY - 16}C${-shoulder} ${shoulderY - 10} ${-shoulder - 14} ${shoulderY + 50} ${x(-shoulder - 34)} ${hem}Q${x(-shoulder)} ${hem - 16} ${x(-26)} ${hem + 6}Q${x(0)} ${hem - 14} ${x(30)} ${hem + 6}Q${x(shoulder)} ${hem - 14} ${x(shoulder + 34)} ${hem}C${shoulder + 14} ${shoulderY + 50} ${shoulder} ${shoulderY - 10} 20 ${shoulderY - 16}Z`;
  const creases = `M-24 ${shoulderY + 20}Q-36 ${hipY} ${x(-44)} ${hem - 8}M0 ${shoulderY + 20}Q0 ${hipY} ${x(4)} ${hem - 6}M24 ${shoulderY + 20}Q36 ${hipY} ${x(48)} ${hem - 8}`;
  return brush.ink(cape, clothes.accent) + crease(brush, creases, 0.6, clothes.accent, 0.35);
}

/** The ends of the cape over the shoulders. */
export const drawCapeCollar = (
  brush: Brush,
  { clothes }: Character,
  { shoulderHalfWidth: shoulder }: Skeleton['frame'],
): string =>
  clothes.style === 'hero'
    ? brush.ink(
        `M-14 58C-26 62 ${4 - shoulder} 68 ${-shoulder} 86Q-24 92 -8 76ZM14 58C26 62 ${shoulder - 4} 68 ${shoulder} 86Q24 92 8 76Z`,
        clothes.accent,
        0.8,
      )
    : '';
