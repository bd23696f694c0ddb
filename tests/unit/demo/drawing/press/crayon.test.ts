import { crayon } from '../../../../../demo/drawing/press/crayon.ts';

const [width, height] = [240, 160];
/** A Buffer, as rasters come: its slice() would be a view of the same bytes. */
const filled = (value: number): Buffer => Buffer.alloc(width * height * 3, value);
const printed = (pixels: Buffer): Buffer => {
  crayon.print(pixels, width, height);
  return pixels;
};
const extremes = (pixels: Buffer): [number, number] =>
  pixels.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [255, 0],
  );

describe('the press of wax crayons', () => {
  it('lets the paper through colour, and never darkens it', () => {
    const [low, high] = extremes(printed(filled(120)));
    expect(low).toBeGreaterThanOrEqual(120);
    expect(high).toBeGreaterThan(150);
  });

  it('leaves bare paper bare', () => {
    expect(extremes(printed(filled(255)))[0]).toBeGreaterThanOrEqual(250);
  });

  it('keeps lines darker than the grain of what they surround', () => {
    expect(extremes(printed(filled(20)))[1]).toBeLessThan(120);
  });

  it('lets a straight line waver, and not smear', () => {
    const line = 80;
    const page = filled(255);
    page.fill(0, line * width * 3, (line + 1) * width * 3);
    printed(page);
    const rows = new Set<number>();
    for (let at = 0; at < width * height; at += 1)
      if ((page[at * 3] ?? 255) < 150) rows.add(Math.floor(at / width));
    expect(rows.size).toBeGreaterThan(3);
    for (const row of rows) expect(Math.abs(row - line)).toBeLessThanOrEqual(5);
  });

  it('prints the same page from the same drawing', () => {
    expect(printed(filled(90)).equals(printed(filled(90)))).toBe(true);
  });
});
