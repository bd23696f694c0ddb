import { type Picture, pictureAddress, pictureWidths } from '../../../domain/picture.ts';

/** The widest image of a picture that has come to this page already; null where none is known of. */
export function fetchedAddress(picture: Picture): string | null {
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return (
    pictureWidths
      .map((width) => pictureAddress(picture, width))
      .findLast((address) => known.has(new URL(address, window.location.href).href)) ?? null
  );
}
