import { bitmapCanvas } from '../../../../../src/infrastructure/browser/bitmap-canvas.ts';

it('shows a bitmap at its size and frees the memory on release', () => {
  const shown: ImageBitmap[] = [];
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ transferFromImageBitmap: (bitmap: ImageBitmap) => shown.push(bitmap) }),
  });
  const bitmap = { width: 600, height: 900 } as ImageBitmap;
  const page = bitmapCanvas(bitmap);
  document.body.append(page.element);
  expect(shown).toEqual([bitmap]);
  expect(page.element).toMatchObject({ width: 600, height: 900 });
  page.release();
  expect(page.element).toMatchObject({ width: 0 });
  expect(document.body.contains(page.element)).toBe(false);
});
