import { type Picture, pictureAddress, pictureWidths } from '../../../domain/picture.ts';

/** URL of the widest image of the picture that this page has already fetched; null if there is none. */
export function fetchedAddress(picture: Picture): string | null {
  const fetchedUrls = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return (
    pictureWidths
      .map((width) => pictureAddress(picture, width))
      .findLast((address) => fetchedUrls.has(new URL(address, window.location.href).href)) ?? null
  );
}
