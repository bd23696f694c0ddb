/** An image in several widths. */
export interface Picture {
  /**
   * A URI template with `{width}`, one of `pictureWidths`, and optionally `{quality}`. Without `{quality}` the service
   * decides the quality, as this platform does.
   */
  readonly address: string;
  /** Pixels of the stored image. The service never serves a wider one. */
  readonly width: number;
  readonly height: number;
  /** Data URL of a few pixels, shown until the image is loaded. */
  readonly placeholder: string;
}

export const pictureWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const;

/** From 1 to 100. */
const pictureQuality = 75;

export const pictureAddress = (picture: Picture, width: number): string =>
  picture.address.replace('{width}', String(width)).replace('{quality}', String(pictureQuality));

/** The smallest served width that fills `devicePixels`, limited by the stored image. */
export function pictureWidthFor(picture: Picture, devicePixels: number): number {
  const neededWidth = Math.min(devicePixels, picture.width);
  return (
    pictureWidths.find((width) => width >= neededWidth) ??
    pictureWidths[pictureWidths.length - 1] ??
    neededWidth
  );
}

/** The value of `srcset`: served widths from `from` pixels up to the first one that covers the stored image. */
export function pictureSources(picture: Picture, from = 96): string {
  const largestWidth = pictureWidthFor(picture, picture.width);
  return pictureWidths
    .filter((width) => width === largestWidth || (width >= from && width < largestWidth))
    .map((width) => `${pictureAddress(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}
