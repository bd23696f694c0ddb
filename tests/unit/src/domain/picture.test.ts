import { pictureAddress, pictureSources, pictureWidthFor } from '../../../../src/domain/picture.ts';
import { buildPicture } from '../../../fakes/catalogue/build-issue.ts';

describe('a picture', () => {
  const page = buildPicture('page', 1600, 2400);

  it.each([
    [100, 128],
    [640, 640],
    [641, 750],
    [1600, 1920],
    [5000, 1920],
  ])('for %i device pixels is requested with width %i', (devicePixels, width) => {
    expect(pictureWidthFor(page, devicePixels)).toBe(width);
  });

  it('has the width in its address', () => {
    expect(pictureAddress(page, 640)).toBe('/pictures/page/640');
  });

  it('has quality 75 if its address has that parameter', () => {
    const chosen = { ...page, address: '/pictures/page?w={width}&q={quality}' };
    expect(pictureAddress(chosen, 640)).toBe('/pictures/page?w=640&q=75');
  });

  it('lists the served widths up to the stored one, with the actual width of each image', () => {
    expect(pictureSources(buildPicture('cover', 400, 600), 256)).toBe(
      '/pictures/cover/256 256w, /pictures/cover/384 384w, /pictures/cover/640 400w',
    );
  });

  it('has a source even if it is narrower than the smallest requested width', () => {
    expect(pictureSources(buildPicture('dot', 20, 20), 96)).toBe('/pictures/dot/32 20w');
  });
});
