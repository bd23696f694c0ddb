/** opentype.js ships no types. Only what the drawing code uses is declared. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface Glyph {
    /** In font units. */
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { commands: readonly PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    /** 0 if the font has no glyph for the character. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    /** In font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
