import type { Brush } from '../brush/brush.ts';
import type { ActorState, Character, CharacterKind, HairStyle } from '../character/character.ts';
import { poses } from '../character/poses.ts';
import { beastHeads } from './beast-heads.ts';
import { birdHeads } from './bird-heads.ts';
import { drawHair } from './hair.ts';
import { drawHat, hats } from './hats.ts';
import { humanHead } from './human-head.ts';
import { strangeHeads } from './strange-heads.ts';

/** Half the width of a head with ears. */
export const halfHeadWidth = 56;

/** Draws a head without hair and hat. */
export type DrawHead = (brush: Brush, character: Character, state: ActorState) => string;

const heads: Record<CharacterKind, DrawHead> = {
  human: humanHead,
  ...beastHeads,
  ...birdHeads,
  ...strangeHeads,
};

type Extent = readonly [side: number, crown: number];

const extentOfHair: Partial<Record<HairStyle, Extent>> = {
  afro: [80, 96],
  bun: [halfHeadWidth, 96],
  spiky: [68, 92],
  curly: [70, 90],
  hood: [68, 88],
  mohawk: [halfHeadWidth, 108],
  topknot: [halfHeadWidth, 98],
  wavy: [74, 74],
  ponytail: [96, 74],
  pigtails: [92, 74],
  braids: [72, 72],
  dreadlocks: [70, 74],
};
const extentOfKind: Partial<Record<CharacterKind, Extent>> = {
  skull: [halfHeadWidth, 62],
  toucan: [112, 62],
  frog: [70, 66],
  dog: [76, 62],
  cat: [64, 82],
  robot: [66, 98],
  monster: [74, 96],
  goat: [82, 92],
  chicken: [60, 88],
};

/** Extent of the head with hair and hat, to each side and up from the middle of the face. */
function extentOf({ hair, hat, kind }: Character, pose: ActorState['pose']): Extent {
  const [hairSide, hairCrown] = extentOfHair[hair.style] ?? [halfHeadWidth, 72];
  const [kindSide, kindCrown] = extentOfKind[kind ?? 'human'] ?? [halfHeadWidth, 72];
  const hatShape = hat === undefined ? undefined : hats[hat.style];
  const side = Math.max(hairSide, kindSide, hatShape?.side ?? 0);
  const isHairHidden = hatShape !== undefined && !hatShape.showsHair;
  const crown = Math.max(hatShape?.crown ?? 0, isHairHidden ? 0 : hairCrown, kindCrown);
  const { lean = 0, head = 0 } = poses[pose];
  const angle = (Math.abs(lean + head) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  if (angle < 0.3) return [side, crown];
  return [side * cosine + crown * sine, Math.max(crown * cosine + side * sine, side)];
}

export const halfWidthOf = (character: Character, pose: ActorState['pose'] = 'stand'): number =>
  extentOf(character, pose)[0];
export const heightAboveFaceOf = (character: Character, pose: ActorState['pose'] = 'stand'): number =>
  extentOf(character, pose)[1];

export interface HeadDrawing {
  behindBody: string;
  head: string;
}

/** With `isOutlineOnly`, the face is left out. */
export function drawHead(
  brush: Brush,
  character: Character,
  state: ActorState,
  isOutlineOnly: boolean,
): HeadDrawing {
  const { kind = 'human', hat } = character;
  const hair = drawHair(brush, character, state);
  const hatDrawing =
    hat === undefined ? '' : drawHat(brush, hat.style, hat.colour, state.isFromBehind === true);
  return {
    behindBody: hair.behindBody ?? '',
    head:
      (hair.nape ?? '') +
      heads[kind](brush, character, isOutlineOnly ? { ...state, isFromBehind: true } : state) +
      hair.front +
      hatDrawing,
  };
}
