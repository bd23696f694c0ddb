import sharp from 'sharp';
import { paperPlaceholder } from '../../../../server/seed/paper-placeholder.ts';

test.each([
  ['#fff0c4', [255, 240, 196]],
  ['#0a0618', [10, 6, 24]],
])('the placeholder for %s is one pixel of that colour', async (colour, rgb) => {
  const [kind, base64 = ''] = paperPlaceholder(colour).split(',');
  expect(kind).toBe('data:image/gif;base64');
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1, 1]);
  expect([...data]).toEqual(rgb);
});
