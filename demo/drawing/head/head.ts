import type { Brush } from '../brush/brush.ts';
import type { ActorState, Character, HairStyle, Kind } from '../character/character.ts';
import { poses } from '../character/poses.ts';
import { beastHeads } from './beast-heads.ts';
import { birdHeads } from './bird-heads.ts';
import { drawHair } from './hair.ts';
import { drawHat, hats } from './hats.ts';
import { humanHead } from './human-head.ts';
import { strangeHeads } from './strange-heads.ts';

/** Half the width of a head with its ears. */
export const headSide = 56;

/** A head without hair and hat; from behind it has no face. */
export type DrawHead = (brush: Brush, character: Character, state: ActorState) => string;

const heads: Record<Kind, DrawHead> = { human: humanHead, ...beastHeads, ...birdHeads, ...strangeHeads };

type Reach = readonly [side: number, crown: number];

const ofHair: Partial<Record<HairStyle, Reach>> = {
  afro: [80, 96],
  bun: [headSide, 96],
  spiky: [68, 92],
  curly: [70, 90],
  hood: [68, 88],
  mohawk: [headSide, 108],
  topknot: [headSide, 98],
  wavy: [74, 74],
  ponytail: [96, 74],
  pigtails: [92, 74],
  braids: [72, 72],
  dreadlocks: [70, 74],
};
const ofKind: Partial<Record<Kind, Reach>> = {
  skull: [headSide, 62],
  toucan: [112, 62],
  frog: [70, 66],
  dog: [76, 62],
  cat: [64, 82],
  robot: [66, 98],
  monster: [74, 96],
  goat: [82, 92],
  chicken: [60, 88],
};

/** How far the head reaches to each side and upwards from the middle of the face, with hair and hat. */
function reachOf({ hair, hat, kind }: Character, pose: ActorState['pose']): Reach {
  const [hairSide, hairCrown] = ofHair[hair.style] ?? [headSide, 72];
  const [kindSide, kindCrown] = ofKind[kind ?? 'human'] ?? [headSide, 72];
  const worn = hat === undefined ? undefined : hats[hat.style];
  const side = Math.max(hairSide, kindSide, worn?.side ?? 0);
  // A hat hides the hair under it.
  const hidden = worn !== undefined && !worn.open;
  const crown = Math.max(worn?.crown ?? 0, hidden ? 0 : hairCrown, kindCrown);
  const { lean = 0, head = 0 } = poses[pose];
  const turned = (Math.abs(lean + head) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turned), Math.cos(turned)];
  if (turned < 0.3) return [side, crown];
  return [side * cosine + crown * sine, Math.max(crown * cosine + side * sine, side)];
}

export const breadthOf = (character: Character, pose: ActorState['pose'] = 'stand'): number =>
  reachOf(character, pose)[0];
export const crownOf = (character: Character, pose: ActorState['pose'] = 'stand'): number =>
  reachOf(character, pose)[1];

export interface DrawnHead {
  behindBody: string;
  head: string;
}

/** `blank` leaves the face out, where only the outline is wanted. */
export function drawHead(brush: Brush, character: Character, state: ActorState, blank: boolean): DrawnHead {
  const { kind = 'human', hat } = character;
  const hair = drawHair(brush, character, state);
  const worn = hat === undefined ? '' : drawHat(brush, hat.style, hat.colour, state.away === true);
  return {
    behindBody: hair.behindBody ?? '',
    head:
      (hair.nape ?? '') +
      heads[kind](brush, character, blank ? { ...state, away: true } : state) +
      hair.front +
      worn,
  };
}
