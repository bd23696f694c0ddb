import type { Press } from '../ink/press.ts';
import type { Face } from '../ink/typeface.ts';

/** How a comic is drawn and printed. Drawing functions use natural colours, and `paint` maps them to the style. */
export interface DrawingStyle {
  /** Colour of outlines, and their width in pixels of the page. 0 draws none. */
  line: string;
  weight: number;
  eyes: 'dot' | 'round' | 'wide';
  /** Paint of the shadow side. null draws no shadow side. */
  shade: ((scale: number) => string) | null;
  /** Colour of the light behind figures. null draws none. */
  rim: string | null;
  /** Shadow of each shape, as of paper cut-outs, in pixels of the page. */
  shadow?: { x: number; y: number; opacity: number };
  paint(colour: string): string;
  paper: string;
  /** Printed in greyscale. */
  isGreyscale: boolean;
  /** Lines are black on every colour. */
  hasBlackLines: boolean;
  /** In pixels: space between panels, space around them, width of a panel's border. */
  gutter: number;
  margin: number;
  border: number;
  lettering: LetteringStyle;
  /** Applied to the rasterised page. */
  press?: Press;
}

export interface LetteringStyle {
  size: number;
  isUpperCase: boolean;
  /** Typefaces of balloons and sounds. The defaults are 'speech' and 'display'. */
  speech?: Face;
  sound?: Face;
  /** Typeface of the cover title, unless the script chooses another one. The default is 'display'. */
  title?: Face;
  balloon: BalloonStyle;
  caption: { fill: string; line: string; text: string; face: Face; weight?: number };
}

export interface BalloonStyle {
  fill: string;
  line: string;
  text: string;
  weight: number;
  /** The default is 'round'. 'stepped' has corners as in pixel art. */
  shape?: 'round' | 'stepped' | 'box';
}
