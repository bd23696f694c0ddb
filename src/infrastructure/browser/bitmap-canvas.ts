import type { PageImage } from '../../application/ports/reading/page-images.ts';

/** Creates a canvas that shows the bitmap and takes ownership of its memory. */
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
      // Frees the pixels at once instead of at the next garbage collection.
      element.width = 0;
    },
  };
}
