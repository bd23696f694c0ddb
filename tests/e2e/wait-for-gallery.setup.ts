import { galleryPort } from './port.ts';
import { expect, test } from './test.ts';

/** Playwright starts servers with a URL one after another. The gallery has none, so that gallery and app build in parallel. */
test('the gallery is served', async ({ request }) => {
  test.setTimeout(180_000);
  const status = () =>
    request.get(`http://127.0.0.1:${galleryPort}/gallery`).then(
      (response) => response.status(),
      () => null,
    );
  await expect.poll(status, { timeout: 170_000, intervals: [200] }).toBe(200);
});
