/** A printing press: changes the pixels of a page that is rastered already, in place. */
export interface Press {
  /** 1: the manner paints in greys, and one channel says all; 3: red, green and blue. */
  channels: 1 | 3;
  /** Share of the page's size that the art is rastered at; it is enlarged hard-edged, and letters are laid over it. */
  resolution?: number;
  print(pixels: Uint8Array, width: number, height: number): void;
}
