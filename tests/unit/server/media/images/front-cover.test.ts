import sharp from 'sharp';
import { encodeFrontCover, showsBothCovers } from '../../../../../server/media/images/front-cover.ts';

const upright = { width: 40, height: 60 };
const wide = { width: 80, height: 60 };

describe('showsBothCovers', () => {
  it.each([
    ['a wide first page before upright pages', wide, [upright, upright, wide], 'paged', true],
    ['a wide first page without other pages', wide, [], 'paged', false],
    ['a first page whose halves are wide too', { width: 160, height: 60 }, [upright], 'paged', false],
    ['a first page whose halves are too small', { width: 30, height: 20 }, [upright], 'paged', false],
    ['an upright first page', upright, [wide, upright], 'paged', false],
    ['a first page that is only a little wide', { width: 65, height: 60 }, [upright], 'paged', false],
    ['a comic of wide pages', wide, [wide, wide, upright], 'paged', false],
    ['a wide slice of a vertical comic', wide, [upright], 'vertical', false],
  ] as const)('decides for %s', (_case, firstPage, otherPages, readingMode, expected) => {
    expect(showsBothCovers(firstPage, otherPages, readingMode)).toBe(expected);
  });
});

describe('encodeFrontCover', () => {
  /** The left half is red, the right one is blue. */
  const drawSheet = () =>
    sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="81" height="60"><rect width="81" height="60" fill="#f00"/><rect x="41" width="40" height="60" fill="#00f"/></svg>',
      ),
    )
      .png()
      .toBuffer();

  it.each([
    ['ltr', 'the right half', [0, 0, 255]],
    ['rtl', 'the left half', [255, 0, 0]],
  ] as const)('takes in direction %s %s', async (direction, _half, color) => {
    const cover = sharp(await encodeFrontCover(await drawSheet(), { width: 81, height: 60 }, direction));
    const { channels } = await cover.stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual(color);
    expect(await cover.metadata()).toMatchObject({ width: 40, height: 60 });
  });
});
