import {
  keepInWindow,
  noTransform,
  transformBetweenBars,
  zoomAt,
} from '../../../../../src/domain/reading/page-transform.ts';

const bars = { top: 50, bottom: 100 };

describe('transformBetweenBars', () => {
  const phone = { width: 360, height: 640 };

  it('leaves a page that no bar covers where it is', () => {
    expect(transformBetweenBars({ width: 360, height: 400 }, phone, bars)).toEqual(noTransform);
  });

  it('moves a page that a bar would cover, without scaling it', () => {
    // The page is from 90 to 550, and the bar begins at 540.
    expect(transformBetweenBars({ width: 300, height: 460 }, phone, bars)).toEqual({
      scale: 1,
      x: 0,
      y: -10,
    });
    expect(transformBetweenBars({ width: 300, height: 480 }, phone, { top: 100, bottom: 50 }).y).toBe(20);
  });

  it('scales a page that is too tall into the space between the bars', () => {
    const { scale, x, y } = transformBetweenBars({ width: 327, height: 640 }, phone, bars);
    expect(scale).toBeCloseTo(490 / 640);
    expect(y).toBe(50);
    expect(x + 180 * scale).toBeCloseTo(180);
  });

  it('does nothing if the bars leave no space', () => {
    expect(transformBetweenBars({ width: 100, height: 120 }, { width: 300, height: 140 }, bars)).toEqual(
      noTransform,
    );
  });
});

describe('zoomAt', () => {
  const point = { x: 100, y: 300 };

  it('keeps the content at the point in place', () => {
    const zoomed = zoomAt({ scale: 0.8, x: 36, y: 50 }, point, 2);
    const contentX = (point.x - 36) / 0.8;
    const contentY = (point.y - 50) / 0.8;
    expect(zoomed.scale).toBe(2);
    expect(zoomed.x + contentX * zoomed.scale).toBeCloseTo(point.x);
    expect(zoomed.y + contentY * zoomed.scale).toBeCloseTo(point.y);
  });

  it('limits the scale', () => {
    expect(zoomAt(noTransform, point, 0.5).scale).toBe(1);
    expect(zoomAt(noTransform, point, 20).scale).toBe(5);
  });
});

describe('keepInWindow', () => {
  const window = { x: 0, y: 0, width: 360, height: 640 };
  const pages = { x: 0, y: 50, width: 360, height: 540 };

  it('leaves no gap at an edge', () => {
    expect(keepInWindow({ scale: 2, x: 80, y: 0 }, pages, window)).toEqual({
      scale: 2,
      x: expect.closeTo(0),
      y: -100,
    });
    expect(keepInWindow({ scale: 2, x: -900, y: -2000 }, pages, window)).toEqual({
      scale: 2,
      x: -360,
      y: 640 - 2 * 590,
    });
  });

  it('leaves zoomed pages inside the limits where they are', () => {
    expect(keepInWindow({ scale: 2, x: -100, y: -300 }, pages, window)).toEqual({
      scale: 2,
      x: -100,
      y: -300,
    });
  });

  it('centres pages that are smaller than the window', () => {
    const { y } = keepInWindow({ scale: 1.1, x: -10, y: 300 }, pages, window);
    expect(y + 1.1 * 50).toBeCloseTo((640 - 1.1 * 540) / 2);
  });

  it('follows a window that has scrolled', () => {
    const scrolled = { ...window, y: 500 };
    expect(keepInWindow({ scale: 2, x: 0, y: 0 }, { ...pages, y: 0, height: 1600 }, scrolled).y).toBe(0);
    expect(keepInWindow({ scale: 2, x: 0, y: 900 }, { ...pages, y: 0, height: 1600 }, scrolled).y).toBe(500);
  });
});
