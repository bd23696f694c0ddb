/** Share of the page's shorter side. Smaller marks in the background are dirt, noise or part of a page number. */
const maxSpeckShare = 0.012;

/** Turns small marks in the background into background. */
export function removeSpecks(content: Uint8Array, width: number, height: number): void {
  const maxSide = Math.max(2, Math.round(Math.min(width, height) * maxSpeckShare));
  const collect = createSpeckCollector(content, width, maxSide);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      // Each mark has a pixel without content above it and to its left.
      if (content[index] === 0 || (x > 0 && content[index - 1] === 1)) continue;
      if (y > 0 && content[index - width] === 1) continue;
      for (const pixel of collect(x, y)) content[pixel] = 0;
    }
  }
}

/** Returns a function that returns the pixels of a mark, or nothing if the mark is larger than a speck. */
function createSpeckCollector(
  content: Uint8Array,
  width: number,
  maxSide: number,
): (x: number, y: number) => readonly number[] {
  // Pixels of large marks that were seen. Reaching one of them ends a search early.
  const large = new Uint8Array(content.length);
  const isFar = (distance: number) => distance >= maxSide || distance <= -maxSide;
  return (startX, startY) => {
    const pixels = [startY * width + startX];
    const seen = new Set(pixels);
    const isLarge = (index: number) =>
      large[index] === 1 || isFar((index % width) - startX) || isFar(((index / width) | 0) - startY);
    const add = (index: number) => {
      if (content[index] !== 1 || seen.has(index)) return;
      seen.add(index);
      pixels.push(index);
    };
    for (const index of pixels) {
      if (isLarge(index)) {
        for (const pixel of pixels) large[pixel] = 1;
        return [];
      }
      for (const offset of [-1, 1, -width, width]) add(index + offset);
    }
    return pixels;
  };
}
