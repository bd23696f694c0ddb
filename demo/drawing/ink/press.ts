/** Simulates a printing technique. It changes the pixels of a rasterised page in place. */
export interface Press {
  /** 1 for greyscale, 3 for red, green and blue. */
  channels: 1 | 3;
  /** Resolution of the art relative to the page. The art is enlarged without smoothing, below the lettering. */
  resolution?: number;
  print(pixels: Uint8Array, width: number, height: number): void;
}
