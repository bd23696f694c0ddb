/** An image in several widths. */
export interface Picture {
  /**
   * A URI template of `{width}`, one of `pictureWidths`, and, where its service makes images in the quality that is
   * asked for, `{quality}`. One without it decides the quality by itself, as the reference platform does.
   */
  readonly address: string;
  /** Pixels of the stored image; no wider one is ever served. */
  readonly width: number;
  readonly height: number;
  /** A data URL of a few pixels, to show until the image has come. */
  readonly placeholder: string;
}

export const pictureWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const;

/** From 1 to 100. */
export const pictureQuality = 75;

export const pictureAddress = (picture: Picture, width: number): string =>
  picture.address.replace('{width}', String(width)).replace('{quality}', String(pictureQuality));

/** The smallest served width that fills so many device pixels, never past what is stored. */
export function pictureWidthFor(picture: Picture, devicePixels: number): number {
  const wanted = Math.min(devicePixels, picture.width);
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? wanted;
}

/** The value of `srcset`: every served width from `from` pixels up to the first that holds the stored image. */
export function pictureSources(picture: Picture, from = 96): string {
  const enough = pictureWidthFor(picture, picture.width);
  return pictureWidths
    .filter((width) => width === enough || (width >= from && width < enough))
    .map((width) => `${pictureAddress(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}
