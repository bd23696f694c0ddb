import { decodedSize, isSufficient, shownSize } from '../../../../../src/domain/reading/page-size.ts';

const page = { width: 1600, height: 2400 };
const window = { width: 1440, height: 900 };

describe('how large a page is shown', () => {
  it('is whole within a wide window', () => {
    expect(shownSize(page, window, 'paged', 'page')).toEqual({ width: 600, height: 900 });
  });

  it('is whole within a tall window', () => {
    expect(shownSize(page, { width: 360, height: 740 }, 'paged', 'page')).toEqual({
      width: 360,
      height: 540,
    });
  });

  it('fills the width when asked to', () => {
    expect(shownSize(page, window, 'paged', 'width')).toEqual({ width: 1440, height: 2160 });
    expect(shownSize(page, window, 'vertical', 'width').width).toBe(1440);
  });

  it('is a column of readable width when scrolled', () => {
    expect(shownSize(page, window, 'vertical', 'page').width).toBe(840);
    expect(shownSize(page, { width: 360, height: 740 }, 'vertical', 'page').width).toBe(360);
  });
});

describe('how large a page is decoded', () => {
  it('has the pixels of the screen', () => {
    expect(decodedSize(page, { width: 360, height: 540 }, 3)).toEqual({ width: 1080, height: 1620 });
  });

  it('has never more than are stored', () => {
    expect(decodedSize(page, { width: 1440, height: 2160 }, 2)).toEqual(page);
  });

  it('is kept for a window a little larger or somewhat smaller', () => {
    const decoded = { width: 600, height: 900 };
    expect(isSufficient(decoded, { width: 606, height: 909 })).toBe(true);
    expect(isSufficient(decoded, { width: 500, height: 750 })).toBe(true);
  });

  it('is not kept when it would look soft or waste memory', () => {
    const decoded = { width: 600, height: 900 };
    expect(isSufficient(decoded, { width: 700, height: 1050 })).toBe(false);
    expect(isSufficient(decoded, { width: 300, height: 450 })).toBe(false);
  });
});
