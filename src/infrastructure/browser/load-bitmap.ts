import type { PageImageOrder, PageImageProblem } from './page-image-messages.ts';

/** Fetches a page, decodes it and scales it to the size that is ordered. */
export async function loadBitmap(
  order: PageImageOrder,
  signal: AbortSignal,
): Promise<ImageBitmap | PageImageProblem> {
  const file = await fetchFile(order, signal);
  if (typeof file === 'string') return file;
  try {
    return await createImageBitmap(file, {
      resizeWidth: order.width,
      resizeHeight: order.height,
      resizeQuality: 'medium',
    });
  } catch {
    return 'broken';
  }
}

async function fetchFile(order: PageImageOrder, signal: AbortSignal): Promise<Blob | PageImageProblem> {
  try {
    const response = await fetch(order.address, {
      signal,
      priority: order.isUrgent ? 'high' : 'low',
      headers: { accept: await acceptedFormats() },
    });
    if (!response.ok) return response.status < 500 ? 'refused' : 'server';
    return await response.blob();
  } catch {
    return 'network';
  }
}

let formats: Promise<string> | null = null;

/** As an `<img>` of this browser would ask; without ImageDecoder nobody can tell whether AVIF is known. */
function acceptedFormats(): Promise<string> {
  formats ??= knowsAvif().then((isKnown) => `${isKnown ? 'image/avif,' : ''}image/webp,image/*,*/*;q=0.8`);
  return formats;
}

const knowsAvif = (): Promise<boolean> =>
  'ImageDecoder' in globalThis ? ImageDecoder.isTypeSupported('image/avif') : Promise.resolve(false);
