import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const series = '/series/turno-da-noite';

const variants = [
  { language: 'pt-br', theme: 'dark', width: 360, follow: 'Seguir', following: 'Seguindo', group: 'Séries' },
  {
    language: 'en-us',
    theme: 'light',
    width: 1440,
    follow: 'Follow',
    following: 'Following',
    group: 'Series',
  },
] as const;

for (const { language, theme, width, follow, following, group } of variants) {
  test(`a visitor signs in to follow a series, and finds it again: ${language}, ${theme}, ${width} px`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const reader = await createBuyer(request);
    await request.patch(`/api/comics/user/${reader.readerId}/preferences`, {
      headers: { authorization: `Bearer ${reader.token}` },
      data: { language, theme },
    });
    await page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
        localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
      },
      [language, theme],
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto(series);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: `${follow} Turno da Noite` }).click();
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
    await page.locator('[name=entry]').fill(reader.username);
    await page.locator('[name=password]').fill(reader.password);
    await page.locator('[name=password]').press('Enter');

    await expect(page).toHaveURL(series);
    const button = main.getByRole('button', { name: /Turno da Noite$/ });
    await expect(button).toHaveAccessibleName(`${following} Turno da Noite`);
    await expectNoOverflow(page);
    await expectAccessible();

    await page.goto('/shelf/following');
    const row = main.getByRole('region', { name: group, exact: true }).getByRole('listitem');
    await expect(row.getByRole('link', { name: /^Turno da Noite/ })).toBeVisible();
    await waitForQuiet(page);
    // Rows and the closed settings leave the screen to the list.
    expect((await row.boundingBox())?.height).toBeLessThan(110);
    expect((await main.locator('details').boundingBox())?.height).toBeLessThan(64);
    await expect(main.getByRole('switch')).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible();
    await main.getByRole('button', { name: `${following} Turno da Noite` }).click();
    await expect(main.getByRole('button', { name: `${follow} Turno da Noite`, exact: true })).toBeVisible();
    // Followed again, the toast has no link to the screen where the reader is.
    await main.getByRole('button', { name: `${follow} Turno da Noite`, exact: true }).click();
    await expect(main.getByRole('button', { name: `${following} Turno da Noite` })).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(1);
    await expect(page.locator('[data-toast] a')).toHaveCount(0);
    await main.getByRole('button', { name: `${following} Turno da Noite` }).click();
    await expect(main.getByRole('button', { name: `${follow} Turno da Noite`, exact: true })).toBeVisible();
    // The platform has the change.
    await waitForQuiet(page);
    await page.reload();
    await expect(main.locator('a[href="/catalog"]')).toBeVisible();
    await expect(main.locator('a[href^="/series/"]')).toHaveCount(0);
  });
}

test('names on an issue lead to a creator with all issues, who can be followed', async ({
  page,
  request,
}) => {
  await openSessionOf(page, await createBuyer(request));
  await page.goto('/issue/turno-da-noite-2-o-homem-seguido');
  const main = page.getByRole('main');
  const name = main.locator('a[href^="/creator/"]').first();
  const text = (await name.textContent()) ?? '';
  await name.click();
  await expect(page).toHaveURL(/\/creator\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await expect(page).toHaveTitle(`${text} – Banca`);
  await expect(main.locator('a[href="/issue/turno-da-noite-2-o-homem-seguido"]').first()).toBeVisible();
  const button = main.getByRole('button', { name: text });
  await button.press('Enter');
  await expect(button).toHaveAccessibleName(`Seguindo ${text}`);
  await expect(button).toBeFocused();
  // Still followed after a reload.
  await waitForQuiet(page);
  await page.reload();
  await expect(button).toHaveAccessibleName(`Seguindo ${text}`);
});

test('new issues are shown at home, and marked on the shelf and on the series', async ({ page, request }) => {
  const reader = await createBuyer(request);
  const headers = { authorization: `Bearer ${reader.token}` };
  const { externalId: id } = await (await request.get('/api/comics/series/slug/turno-da-noite')).json();
  await request.put(`/api/comics/follow/series/${id}`, { headers });
  // The reader has not seen the series for a year.
  const seenAt = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString();
  await page.route('**/api/comics/follow?*', async (route) => {
    const response = await route.fetch();
    const { items, ...slice } = await response.json();
    const followed = items.map((item: object) => ({ ...item, newIssuesCount: 3, seenAt }));
    await route.fulfill({ response, json: { ...slice, items: followed } });
  });
  await page.route('**/api/comics/follow/marks', (route) =>
    route.fulfill({ json: [{ kind: 'series', id, seenAt }] }),
  );
  await openSessionOf(page, reader);
  await page.goto('/');
  const main = page.getByRole('main');
  const news = main.getByRole('region', { name: 'Novidades do que você segue' });
  await main.getByRole('region', { name: 'Chegou agora' }).scrollIntoViewIfNeeded();
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await expect(news.getByRole('link', { name: /^Turno da Noite/ })).toBeVisible();
  await news.getByRole('link', { name: /^Ver todos/ }).click();
  await expect(page).toHaveURL('/shelf/following');
  // Issues at home begin with the same name.
  const card = main.getByRole('link', { name: /^Turno da Noite/ }).and(page.locator(`[href="${series}"]`));
  await expect(card).toContainText('3 novas');
  const seen = page.waitForRequest((sent) => sent.url().endsWith(`/follow/series/${id}/seen`));
  await card.click();
  await expect(page).toHaveURL(series);
  await seen;
  await expect(main.getByText('Edição 1 · Nova')).toBeVisible();
});
