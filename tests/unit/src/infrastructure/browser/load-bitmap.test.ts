import { loadBitmap } from '../../../../../src/infrastructure/browser/load-bitmap.ts';

const order = { address: 'http://localhost/pages/1/640', width: 600, height: 900, isUrgent: true };
const { signal } = new AbortController();
const bitmap = { width: 600, height: 900 };

/** What the browser is asked for, and what it answers with. */
function browserThat(answers: Response | Error, canDecode = true) {
  const asked: { request?: RequestInit | undefined; scaling?: ImageBitmapOptions | undefined } = {};
  Object.assign(globalThis, {
    fetch: async (_address: string, request?: RequestInit) => {
      asked.request = request;
      if (answers instanceof Error) throw answers;
      return answers;
    },
    createImageBitmap: async (_file: Blob, scaling?: ImageBitmapOptions) => {
      asked.scaling = scaling;
      if (!canDecode) throw new Error('not an image');
      return bitmap;
    },
  });
  return asked;
}

const answer = (status: number) => ({ ok: status < 400, status, blob: async () => new Blob() }) as Response;

it('scales a page to the pixels that are shown', async () => {
  const asked = browserThat(answer(200));
  expect(await loadBitmap(order, signal)).toBe(bitmap);
  expect(asked.scaling).toMatchObject({ resizeWidth: 600, resizeHeight: 900 });
});

it('asks for a page that somebody waits for before the others, in a format that can be decoded', async () => {
  const asked = browserThat(answer(200));
  await loadBitmap(order, signal);
  expect(asked.request).toMatchObject({
    priority: 'high',
    headers: { accept: 'image/webp,image/*,*/*;q=0.8' },
  });
  await loadBitmap({ ...order, isUrgent: false }, signal);
  expect(asked.request).toMatchObject({ priority: 'low' });
});

it.each([
  [403, 'refused'],
  [404, 'refused'],
  [410, 'refused'],
  [500, 'server'],
  [503, 'server'],
])('takes an answer %i as %s', async (status, problem) => {
  browserThat(answer(status));
  expect(await loadBitmap(order, signal)).toBe(problem);
});

it('knows a lost network from a broken image', async () => {
  browserThat(new TypeError('Failed to fetch'));
  expect(await loadBitmap(order, signal)).toBe('network');
  browserThat(answer(200), false);
  expect(await loadBitmap(order, signal)).toBe('broken');
});
