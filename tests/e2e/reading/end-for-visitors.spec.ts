import { expect, expectNoOverflow, test } from '../test.ts';

const variants = [
  { width: 360, height: 740, language: 'en-us', theme: 'dark', free: 'Free in this series' },
  { width: 1440, height: 900, language: 'pt-br', theme: 'light', free: 'Grátis nesta série' },
] as const;

for (const { width, height, language, theme, free } of variants) {
  test(`at ${width} px in ${language}, the end of an issue offers visitors a later free issue and others of its genre`, async ({
    page,
    expectAccessible,
  }) => {
    await page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
        localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
      },
      [language, theme],
    );
    await page.setViewportSize({ width, height });
    const issue = await (await page.request.get('/api/comics/issue/slug/trovoada-1-a-chuva-das-duas')).json();
    await page.goto(`/reader/${issue.externalId}`);
    await expect(page.locator('[data-state=ready]').first()).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    const [next, later] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    await expect(next).toContainText('Trovoada: Doutor Estiagem');
    await expect(later).toContainText(free);
    await expect(later.getByRole('link')).toHaveAttribute('href', /^\/reader\//);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('outline-style', 'none');
    await expectNoOverflow(page);
    await expectAccessible();
    const shelf = page
      .getByRole('region')
      .filter({ has: page.getByRole('listitem') })
      .last();
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('link').first()).toBeVisible();
    await expect(shelf.locator('a[href="/issue/trovoada-2-doutor-estiagem"]')).toHaveCount(0);
  });
}
