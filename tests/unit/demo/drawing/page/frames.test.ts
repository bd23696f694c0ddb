import { framesOf } from '../../../../../demo/drawing/page/frames.ts';
import { exampleScript, readExampleScript } from '../../script/script-fixtures.ts';

const framesIn = (source: string) => {
  const { pages, setup } = readExampleScript(source);
  const [page] = pages;
  if (page === undefined) throw new Error('the script has a page');
  return framesOf(page, setup).map(({ x, y, area, safe }) => ({ x, y, ...area, safe }));
};
const rightToLeftScript = exampleScript.replace('rating: 10', 'rating: 10\ndirection: rtl');
const { margin, gutter } = readExampleScript().setup.style;

describe('the frames of a page', () => {
  it('fill the page between its margins, row by row', () => {
    const [first, second, third] = framesIn(exampleScript);
    expect(first).toMatchObject({ x: margin, y: margin, width: 1200 - 2 * margin });
    expect(second?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0) + gutter);
    expect(first?.height).toBeCloseTo(2 * (second?.height ?? 0));
    expect(second?.width).toBeCloseTo(2 * (third?.width ?? 0));
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeCloseTo(1200 - margin);
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeCloseTo(1800 - margin);
  });

  it('go from right to left in a comic that is read from right to left', () => {
    const [, second, third] = framesIn(rightToLeftScript);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(1200 - margin);
    expect(third?.x).toBeCloseTo(margin);
  });

  it('extend beyond the paper if they bleed, and keep balloons on it', () => {
    const [first] = framesIn(exampleScript.replace('row 2', 'row 2, bleed'));
    expect(first?.x).toBeLessThan(0);
    expect(first?.y).toBeLessThan(0);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeGreaterThan(1200);
    expect((first?.x ?? 0) + (first?.safe.left ?? 0)).toBe(margin);
    expect((first?.y ?? 0) + (first?.safe.top ?? 0)).toBe(margin);
  });

  it('take no room in their row if they are insets', () => {
    const inset = exampleScript.replace('panel wall\nseen', 'panel wall, inset 0.1 0.2 0.3 0.1\nseen');
    const [, second, third] = framesIn(inset);
    expect(second?.width).toBeCloseTo(1200 - 2 * margin);
    expect(third).toMatchObject({ x: 120, y: 360, width: 360, height: 180 });
  });

  it('leave room at the foot for the text at the end', () => {
    const [, , last] = framesIn(exampleScript.replace(/^page$/m, 'page\nend: Fim'));
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(1800 - margin - 40);
  });
});
