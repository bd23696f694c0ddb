import type { Press } from '../ink/press.ts';
import type { Face } from '../ink/typeface.ts';

/** How a comic is printed: every drawing function gives natural colours, the manner turns them into its own. */
export interface DrawingStyle {
  /** Outline: colour, and width in pixels of the page; 0 draws none. */
  line: string;
  weight: number;
  eyes: 'dot' | 'round' | 'wide';
  /** What is laid over the shadow side; null leaves it flat. */
  shade: ((scale: number) => string) | null;
  /** The light that edges figures from behind. */
  rim: string | null;
  /** The shadow that every shape throws on what lies under it, in pixels of the page: paper cut out. */
  shadow?: { x: number; y: number; opacity: number };
  paint(colour: string): string;
  page: string;
  /** Printed without colour. */
  grey: boolean;
  /** Lines are black whatever they are drawn on. */
  spotBlack: boolean;
  /** Space between panels and around them, and the width of the panel's border. */
  gutter: number;
  margin: number;
  border: number;
  words: LetteringStyle;
  /** What happens to the page after it is rastered; absent, nothing does. */
  press?: Press;
}

export interface LetteringStyle {
  size: number;
  upperCase: boolean;
  /** Of balloons and of drawn noises; left out: 'speech' and 'display'. */
  speech?: Face;
  sound?: Face;
  /** The title on the cover, unless a line of it asks for another one; left out: 'display'. */
  title?: Face;
  balloon: BalloonStyle;
  caption: { fill: string; line: string; text: string; face: Face; weight?: number };
}

export interface BalloonStyle {
  fill: string;
  line: string;
  text: string;
  weight: number;
  /** Left out: 'round'. 'stepped' has the corners of large pixels. */
  shape?: 'round' | 'stepped' | 'box';
}
