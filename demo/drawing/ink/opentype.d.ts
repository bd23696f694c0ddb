/** What this drawing uses of opentype.js, which ships no types. */
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
    /** In units of the font. */
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { commands: readonly PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    /** 0: the font has no form for it. */
    charToGlyphIndex(letter: string): number;
    charToGlyph(letter: string): Glyph;
    /** In units of the font. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
