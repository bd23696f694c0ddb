import { loadBitmap } from '../../../../../src/infrastructure/browser/load-bitmap.ts';

const bitmapRequest = { address: 'http://localhost/pages/1/640', width: 600, height: 900, isUrgent: true };
const { signal } = new AbortController();
const bitmap = { width: 600, height: 900 };

/** Replaces the browser's functions and records their arguments. */
function replaceBrowser(response: Response | Error, canDecode = true) {
  const calls: { request?: RequestInit | undefined; scaling?: ImageBitmapOptions | undefined } = {};
  Object.assign(globalThis, {
    fetch: async (_address: string, request?: RequestInit) => {
      calls.request = request;
      if (response instanceof Error) throw response;
      return response;
    },
    createImageBitmap: async (_file: Blob, scaling?: ImageBitmapOptions) => {
      calls.scaling = scaling;
      if (!canDecode) throw new Error('not an image');
      return bitmap;
    },
  });
  return calls;
}

const buildResponse = (status: number) =>
  ({ ok: status < 400, status, blob: async () => new Blob() }) as Response;

it('scales a page to the requested size', async () => {
  const calls = replaceBrowser(buildResponse(200));
  expect(await loadBitmap(bitmapRequest, signal)).toBe(bitmap);
  expect(calls.scaling).toMatchObject({ resizeWidth: 600, resizeHeight: 900 });
});

it('requests urgent pages with high priority, in a format that the browser can decode', async () => {
  const calls = replaceBrowser(buildResponse(200));
  await loadBitmap(bitmapRequest, signal);
  expect(calls.request).toMatchObject({
    priority: 'high',
    headers: { accept: 'image/webp,image/*,*/*;q=0.8' },
  });
  await loadBitmap({ ...bitmapRequest, isUrgent: false }, signal);
  expect(calls.request).toMatchObject({ priority: 'low' });
});

it.each([
  [403, 'refused'],
  [404, 'refused'],
  [410, 'refused'],
  [500, 'server'],
  [503, 'server'],
])('reports status %i as "%s"', async (status, problem) => {
  replaceBrowser(buildResponse(status));
  expect(await loadBitmap(bitmapRequest, signal)).toBe(problem);
});

it('distinguishes a network failure from a broken image', async () => {
  replaceBrowser(new TypeError('Failed to fetch'));
  expect(await loadBitmap(bitmapRequest, signal)).toBe('network');
  replaceBrowser(buildResponse(200), false);
  expect(await loadBitmap(bitmapRequest, signal)).toBe('broken');
});
