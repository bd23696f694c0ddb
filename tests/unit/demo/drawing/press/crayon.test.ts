import { crayon } from '../../../../../demo/drawing/press/crayon.ts';

const [width, height] = [240, 160];
/** sharp returns Buffers, whose `slice` is a view of the same bytes. */
const pageOf = (value: number): Buffer => Buffer.alloc(width * height * 3, value);
const print = (pixels: Buffer): Buffer => {
  crayon.print(pixels, width, height);
  return pixels;
};
const extremes = (pixels: Buffer): [number, number] =>
  pixels.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [255, 0],
  );

describe('the crayon press', () => {
  it('lightens colour where the paper shows through, and never darkens it', () => {
    const [low, high] = extremes(print(pageOf(120)));
    expect(low).toBeGreaterThanOrEqual(120);
    expect(high).toBeGreaterThan(150);
  });

  it('does not change paper', () => {
    expect(extremes(print(pageOf(255)))[0]).toBeGreaterThanOrEqual(250);
  });

  it('keeps lines dark', () => {
    expect(extremes(print(pageOf(20)))[1]).toBeLessThan(120);
  });

  it('makes a straight line unsteady without blurring it', () => {
    const line = 80;
    const page = pageOf(255);
    page.fill(0, line * width * 3, (line + 1) * width * 3);
    print(page);
    const rows = new Set<number>();
    for (let index = 0; index < width * height; index += 1)
      if ((page[index * 3] ?? 255) < 150) rows.add(Math.floor(index / width));
    expect(rows.size).toBeGreaterThan(3);
    for (const row of rows) expect(Math.abs(row - line)).toBeLessThanOrEqual(5);
  });

  it('prints the same page each time', () => {
    expect(print(pageOf(90)).equals(print(pageOf(90)))).toBe(true);
  });
});
