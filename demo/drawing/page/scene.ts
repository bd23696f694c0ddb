import type { Brush } from '../brush/brush.ts';
import type { ActorState, Character } from '../character/character.ts';
import type { Random } from '../ink/random.ts';
import type { Area } from '../ink/svg.ts';
import type { Words } from '../lettering/words.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';

/** Draws something into an area of its own: a place, a wall of rain, a table in front of everybody. */
export type Art = (brush: Brush, area: Area, random: Random) => string;

/** Draws something around the origin: about 60 units large in a figure's hand, larger where it stands by itself. */
export type Prop = (brush: Brush) => string;

export interface Actor extends ActorState {
  /** As the script calls them: balloons name their speakers by it. */
  name: string;
  who: Character;
  /** 0 is the left edge of the panel, 1 the right one. */
  at: number;
  /** Where the middle of the face is (share of the panel's height) and pixels per unit, instead of being staged. */
  y?: number;
  scale?: number;
  holds?: Prop;
  /** Relative to the others: nearer or farther. */
  size?: number;
  /** Lifted from the ground, in heads. */
  lift?: number;
}

/** From the eyes alone to a small figure in a large place. */
export const shots = ['extreme', 'close', 'medium', 'wide', 'far'] as const;
export type Shot = (typeof shots)[number];

/** A rectangle, as shares of the page. */
export interface Inset {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One panel, as the writer asks for it. */
export interface ComicPanel {
  place: Art;
  /** In front of the figures. */
  front: Art;
  shot: Shot;
  cast: readonly Actor[];
  words: readonly Words[];
  sounds: readonly Sound[];
  /** Share of the row's width. */
  width: number;
  /** How far the camera leans, in degrees. */
  tilt: number;
  /** Reaches to the edge of the paper. */
  bleeds: boolean;
  hasBorder: boolean;
  /** Laid over the other panels instead of standing in the row. */
  inset: Inset | null;
  /** What is seen and said in it, for those who hear the comic. */
  text: string;
}

/** Shares of the panel; the size is that of the letters in pixels. */
export interface Sound {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  turn: number;
}

export interface Row {
  /** Share of the page's height. */
  height: number;
  panels: readonly ComicPanel[];
  /** How far the gutters lean, in pixels. */
  slant: number;
}

export interface ComicPage {
  /** Pixels. */
  area: Area;
  /** Instead of the manner's own. */
  paper: string | null;
  rows: readonly Row[];
  /** Said at the foot of the last page. */
  end: string | null;
}

/** How a whole issue is drawn. */
export interface PageSetup {
  style: DrawingStyle;
  rightToLeft: boolean;
}
