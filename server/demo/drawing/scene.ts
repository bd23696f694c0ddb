import type { Brush } from './brush.ts';
import type { Acting, Character, Expression, Pose } from './character.ts';
import type { Random } from './random.ts';
import type { Area } from './svg.ts';
import type { Words } from './words.ts';

/** Draws something into an area of its own: a place, a wall of rain, a table in front of everybody. */
export type Art = (brush: Brush, area: Area, random: Random) => string;

/** Draws something around the origin, about 60 units large, in the hand of a figure. */
export type Held = (brush: Brush) => string;

export interface Actor extends Acting {
  who: Character;
  /** 0 is the left edge of the panel, 1 the right one. */
  at: number;
  holds?: Held;
  /** Relative to the others: nearer or farther. */
  size?: number;
  /** Lifted from the ground, in heads. */
  lift?: number;
}

export type Shot = 'close' | 'medium' | 'wide';

/** One panel, as the writer asks for it. */
export interface Panel {
  place: Art;
  shot?: Shot;
  cast?: readonly Actor[];
  words?: readonly Words[];
  /** In front of the figures. */
  front?: Art;
  sound?: Sound;
  /** Share of the row's width; 1 when left out. */
  width?: number;
}

export interface Sound {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  turn?: number;
}

export interface Row {
  /** Share of the page's height; 1 when left out. */
  height?: number;
  panels: readonly Panel[];
  /** How far the gutters lean, in pixels. */
  slant?: number;
}

export interface Page {
  rows: readonly Row[];
  /** Pixels, on pages that scroll. */
  height?: number;
  /** Said at the foot of the last page. */
  end?: string;
}

export function actor(
  who: Character,
  at: number,
  face: Expression = 'calm',
  pose: Pose = 'stand',
  more: Partial<Omit<Actor, 'who' | 'at' | 'face' | 'pose'>> = {},
): Actor {
  return { who, at, face, pose, turn: at < 0.5 ? 0.6 : -0.6, ...more };
}
