import {
  decodedSize,
  isSufficient,
  shownSize,
  shownSizes,
} from '../../../../../src/domain/reading/page-size.ts';

const page = { width: 1600, height: 2400 };
const window = { width: 1440, height: 900 };

describe('shownSize', () => {
  it('fits the whole page into a wide window', () => {
    expect(shownSize(page, window, 'paged', 'page')).toEqual({ width: 600, height: 900 });
  });

  it('fits the whole page into a tall window', () => {
    expect(shownSize(page, { width: 360, height: 740 }, 'paged', 'page')).toEqual({
      width: 360,
      height: 540,
    });
  });

  it('fills the width of the window with the fit "width"', () => {
    expect(shownSize(page, window, 'paged', 'width')).toEqual({ width: 1440, height: 2160 });
    expect(shownSize(page, window, 'vertical', 'width').width).toBe(1440);
  });

  it('limits the column of a scrolled comic to a readable width', () => {
    expect(shownSize(page, window, 'vertical', 'page').width).toBe(840);
    expect(shownSize(page, { width: 360, height: 740 }, 'vertical', 'page').width).toBe(360);
  });
});

describe('shownSizes', () => {
  it('gives pages side by side the height of the window', () => {
    expect(shownSizes([page, page], window, 'page')).toEqual([
      { width: 600, height: 900 },
      { width: 600, height: 900 },
    ]);
  });

  it('fits pages of different widths into the width of the window', () => {
    const [first, second] = shownSizes(
      [page, { width: 2400, height: 2400 }],
      { width: 1000, height: 900 },
      'page',
    );
    expect([first?.width, second?.width]).toEqual([400, 600]);
    expect(first?.height).toBeCloseTo(600);
    expect(second?.height).toBeCloseTo(600);
  });

  it('fills the width of the window with the fit "width"', () => {
    expect(shownSizes([page, page], window, 'width')).toEqual([
      { width: 720, height: 1080 },
      { width: 720, height: 1080 },
    ]);
  });
});

describe('decodedSize', () => {
  it('has the device pixels of the screen', () => {
    expect(decodedSize(page, { width: 360, height: 540 }, 3)).toEqual({ width: 1080, height: 1620 });
  });

  it('is at most the stored size', () => {
    expect(decodedSize(page, { width: 1440, height: 2160 }, 2)).toEqual(page);
  });

  it('is sufficient for a slightly larger or somewhat smaller window', () => {
    const decoded = { width: 600, height: 900 };
    expect(isSufficient(decoded, { width: 606, height: 909 })).toBe(true);
    expect(isSufficient(decoded, { width: 500, height: 750 })).toBe(true);
  });

  it('is not sufficient if it would look blurred or waste memory', () => {
    const decoded = { width: 600, height: 900 };
    expect(isSufficient(decoded, { width: 700, height: 1050 })).toBe(false);
    expect(isSufficient(decoded, { width: 300, height: 450 })).toBe(false);
  });
});
