/** The text colour on a background that comes from data: 'ink' is #0f0e14, 'white' is #fff. */
export type ReadableInk = 'ink' | 'white';

const minContrast = 3.5;

/**
 * The text colour for a background (#rgb or #rrggbb): white if its contrast is at least 3.5, otherwise ink, which then
 * has more than 5.5. null if the background is not such a colour.
 */
export function readableInk(background: string): ReadableInk | null {
  const luminance = luminanceOf(background);
  if (luminance === null) return null;
  return contrastWithWhite(luminance) >= minContrast ? 'white' : 'ink';
}

const contrastWithWhite = (luminance: number) => 1.05 / (luminance + 0.05);

/** Relative luminance of the WCAG, from 0 (black) to 1 (white). */
function luminanceOf(colour: string): number | null {
  const channels = channelsOf(colour)?.map(linear);
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue from 0 to 1. */
function channelsOf(colour: string): number[] | null {
  const [, digits] = /^#((?:[\da-f]{3}){1,2})$/i.exec(colour) ?? [];
  if (!digits) return null;
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : digits.match(/../g);
  return pairs?.map((pair) => Number.parseInt(pair, 16) / 255) ?? null;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
