import type { PageImage } from '../../application/ports/reading/page-images.ts';

/** A canvas that shows the bitmap, takes over its memory and gives that back when released. */
export function bitmapCanvas(bitmap: ImageBitmap): PageImage {
  const { width, height } = bitmap;
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return {
    element,
    width,
    height,
    release() {
      element.remove();
      // A canvas without pixels is the one way to free them before the garbage collector comes.
      element.width = 0;
    },
  };
}
