import type { BitmapRequest, PageImageProblem } from './page-image-messages.ts';

/** Fetches a page, decodes it and scales it to the requested size. */
export async function loadBitmap(
  request: BitmapRequest,
  signal: AbortSignal,
): Promise<ImageBitmap | PageImageProblem> {
  const file = await fetchFile(request, signal);
  if (typeof file === 'string') return file;
  try {
    return await createImageBitmap(file, {
      resizeWidth: request.width,
      resizeHeight: request.height,
      resizeQuality: 'medium',
    });
  } catch {
    return 'broken';
  }
}

async function fetchFile(request: BitmapRequest, signal: AbortSignal): Promise<Blob | PageImageProblem> {
  try {
    const response = await fetch(request.address, {
      signal,
      priority: request.isUrgent ? 'high' : 'low',
      headers: { accept: await acceptedFormats() },
    });
    if (!response.ok) return response.status < 500 ? 'refused' : 'server';
    return await response.blob();
  } catch {
    return 'network';
  }
}

let formats: Promise<string> | null = null;

/** The same header as for an `<img>`. AVIF is left out in browsers without ImageDecoder, where support is unknown. */
function acceptedFormats(): Promise<string> {
  formats ??= supportsAvif().then(
    (isSupported) => `${isSupported ? 'image/avif,' : ''}image/webp,image/*,*/*;q=0.8`,
  );
  return formats;
}

const supportsAvif = (): Promise<boolean> =>
  'ImageDecoder' in globalThis ? ImageDecoder.isTypeSupported('image/avif') : Promise.resolve(false);
