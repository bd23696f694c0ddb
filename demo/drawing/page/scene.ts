import type { Brush } from '../brush/brush.ts';
import type { ActorState, Character } from '../character/character.ts';
import type { Random } from '../ink/random.ts';
import type { Area } from '../ink/svg.ts';
import type { Balloon } from '../lettering/measure-balloon.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';

/** Draws a layer of a panel, such as a place, rain or a table in front of the figures. */
export type Art = (brush: Brush, area: Area, random: Random) => string;

/** Draws a prop around the origin: about 60 units large if a figure holds it, larger if it stands in the panel. */
export type Prop = (brush: Brush) => string;

export interface Actor extends ActorState {
  /** The name in the script. Balloons refer to their speaker by it. */
  name: string;
  character: Character;
  /** Horizontal position: 0 is the left edge of the panel, 1 the right edge. */
  at: number;
  /** Middle of the face (share of the panel's height) and pixels per unit. `stagePanel` chooses them by default. */
  y?: number;
  scale?: number;
  holds?: Prop;
  /** Size relative to the other figures. */
  size?: number;
  /** Height above the ground, in heads. */
  lift?: number;
}

/** From the eyes only (`extreme`) to a small figure in a large place (`far`). */
export const shots = ['extreme', 'close', 'medium', 'wide', 'far'] as const;
export type Shot = (typeof shots)[number];

/** A rectangle in shares of the page. */
export interface Inset {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A panel as its script describes it. */
export interface ScriptPanel {
  drawPlace: Art;
  /** Drawn in front of the figures. */
  drawForeground: Art;
  shot: Shot;
  cast: readonly Actor[];
  balloons: readonly Balloon[];
  sounds: readonly Sound[];
  /** Share of the row's width. */
  width: number;
  /** Rotation of the camera in degrees. */
  tilt: number;
  /** The panel reaches the edge of the paper. */
  bleeds: boolean;
  hasBorder: boolean;
  /** An inset lies over the other panels and takes no room in its row. */
  inset: Inset | null;
  /** What the panel shows and says, for screen readers. */
  text: string;
}

/** A drawn sound effect. Positions are shares of the panel, `size` is the font size in pixels. */
export interface Sound {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  /** In degrees. */
  rotation: number;
}

export interface Row {
  /** Share of the page's height. */
  height: number;
  panels: readonly ScriptPanel[];
  /** Horizontal shift of the slanted gutters in pixels. */
  slant: number;
}

export interface ScriptPage {
  /** In pixels. */
  area: Area;
  /** Paper colour. null uses the colour of the drawing style. */
  paper: string | null;
  rows: readonly Row[];
  /** Text at the foot of the last page. */
  end: string | null;
}

/** Settings for all pages of an issue. */
export interface PageSetup {
  style: DrawingStyle;
  isRightToLeft: boolean;
}
