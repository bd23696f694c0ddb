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
  export interface Font {
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { commands: readonly PathCommand[] };
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
