import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChangedFilesOf, readFilesOf } from '../contracts/docs-page.ts';
import { buildAppWith, startPlatformWith } from './build-app.ts';
import { expect, test, waitForApp } from './test.ts';

test.use({ waitsForApp: false });

test('an app built as docs/adding-a-screen.md says shows the new screen', async ({ page }) => {
  // Builds the app again.
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'banca-screen-'));
  try {
    const files = [
      ...(await readFilesOf('adding-a-screen.md')),
      ...(await readChangedFilesOf('adding-a-screen.md')),
    ];
    const directory = await buildAppWith(folder, files);
    await using platform = await startPlatformWith({ DATA_DIR: join(folder, 'data'), WEB_DIR: directory });
    const response = await page.goto(`${platform.address}/newest`);
    expect(response?.status()).toBe(200);
    await waitForApp(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Novidades' })).toBeVisible();
    await expect(page).toHaveTitle('Novidades – Banca');
    await expect(page.locator('main a[href^="/issue/"]').first()).toBeVisible();
    // Closes the page, which would otherwise send requests to a stopped platform.
    await page.goto('about:blank');
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
});
