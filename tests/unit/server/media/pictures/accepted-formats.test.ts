import { acceptedFormats } from '../../../../../server/media/pictures/accepted-formats.ts';

test('current browsers accept AVIF and WebP', () => {
  const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  expect(acceptedFormats(accept)).toEqual({ avif: true, webp: true, anyImage: true });
});

test('a client that accepts anything does not accept AVIF or WebP explicitly', () => {
  expect(acceptedFormats('*/*')).toEqual({ avif: false, webp: false, anyImage: true });
  expect(acceptedFormats(undefined)).toEqual({ avif: false, webp: false, anyImage: true });
});

test('a format with q=0 is not accepted', () => {
  expect(acceptedFormats('image/avif;q=0, image/webp; q=0.0, image/jpeg')).toEqual({
    avif: false,
    webp: false,
    anyImage: false,
  });
  expect(acceptedFormats('image/webp;q=0.1').webp).toBe(true);
});
