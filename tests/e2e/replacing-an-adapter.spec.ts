import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { readFilesOf } from '../contracts/docs-page.ts';
import { openOwnCatalogue } from '../contracts/own-catalogue.ts';
import { buildIssue, buildPicture } from '../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../fakes/catalogue/fake-issues.ts';
import { buildAppWith, root, startPlatformWith } from './build-app.ts';
import { firstViewMarker } from './open-first-view.ts';
import { expect, test, waitForApp } from './test.ts';

test.use({ waitsForApp: false });

const titles = ['Cais do Porto', 'Dia de Feira', 'Trem das Onze'];

const platformCover = /\/media\/covers\//;

const buildOwnIssues = (service: string) =>
  titles.map((title, index) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const cover = { ...buildPicture(), address: `${service}/covers/${slug}/{width}` };
    return buildIssue({
      id: `own-${index}`,
      slug,
      number: null,
      content: { title, cover, description: title },
    });
  });

/** Waits until the page is served with its first view, rendered from the expected data. */
async function expectServed(request: APIRequestContext, address: string, expected: RegExp): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain(firstViewMarker);
    expect(html).toMatch(expected);
  }).toPass({ timeout: 60_000 });
  return html;
}

/** Expects that the app shows only the titles of the own catalogue, in the list and on the screen of an issue. */
async function expectOneCatalogue(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/catalog`);
  await waitForApp(page);
  const issues = page.locator('main a[href^="/issue/"]');
  for (const title of titles) await expect(issues.filter({ hasText: title })).toHaveCount(1);
  await expect(issues).toHaveCount(titles.length);
  expect(await page.locator('#app').innerHTML()).not.toMatch(platformCover);
  await issues.filter({ hasText: 'Dia de Feira' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dia de Feira');
  await page.goto(`${origin}/issue/trem-das-onze`);
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trem das Onze');
  // Closes the page, which would otherwise send requests to a stopped platform.
  await page.goto('about:blank');
}

test('an app built as docs/replacing-an-adapter.md says shows only its own catalogue, with every kind of first view', async ({
  page,
  request,
}) => {
  // Builds the app again.
  test.setTimeout(600_000);
  const issues = new FakeIssues();
  const service = await openOwnCatalogue(issues);
  issues.issues = buildOwnIssues(service.address);
  const folder = await mkdtemp(join(tmpdir(), 'banca-own-'));
  try {
    const sourceFiles = (await readFilesOf('replacing-an-adapter.md')).filter(({ path }) =>
      path.startsWith('src/'),
    );
    const files = sourceFiles.map(({ path, code }) => ({
      path,
      code: code.replace('http://127.0.0.1:4000', service.address),
    }));
    const directory = await buildAppWith(folder, files);
    const environment = {
      DATA_DIR: join(folder, 'data'),
      WEB_DIR: directory,
      SERVICE_ORIGINS: service.address,
      PAGE_FACTS: 'off',
    };
    {
      await using platform = await startPlatformWith(environment);
      const catalogue = `${platform.address}/catalog`;

      await test.step('rendered from its own data', async () => {
        const html = await expectServed(request, catalogue, /Trem das Onze/);
        expect(html).not.toMatch(platformCover);
        await expectOneCatalogue(page, platform.address);
      });

      await test.step('rendered from the platform’s data, as if only the browser had the adapter', async () => {
        await copyFile(join(root, 'dist/first-view.mjs'), join(directory, 'first-view.mjs'));
        await expectServed(request, catalogue, platformCover);
        await expectOneCatalogue(page, platform.address);
      });
    }
    {
      await using platform = await startPlatformWith({ ...environment, FIRST_VIEW: 'off' });

      await test.step('not rendered', async () => {
        const response = await request.get(`${platform.address}/catalog`, {
          headers: { accept: 'text/html' },
        });
        expect(await response.text()).not.toContain(firstViewMarker);
        await expectOneCatalogue(page, platform.address);
      });
    }
  } finally {
    await service.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
});
