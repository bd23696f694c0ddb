/** How a comic is printed: every drawing function gives natural colours, the manner turns them into its own. */
export interface Manner {
  /** Outline: colour, and width in pixels of the page; 0 draws none. */
  line: string;
  weight: number;
  eyes: 'dot' | 'round' | 'wide';
  /** What is laid over the shadow side; null leaves it flat. */
  shade: ((scale: number) => string) | null;
  /** The light that edges figures from behind. */
  rim: string | null;
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
  words: WordsManner;
}

export interface WordsManner {
  size: number;
  upperCase: boolean;
  balloon: { fill: string; line: string; text: string; weight: number };
  caption: { fill: string; line: string; text: string; face: 'speech' | 'plain' };
}
