import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { resize } from '../widths.ts';

const main = (page: Page) => page.getByRole('main');
const issues = (page: Page, name: string) => page.getByRole('region', { name }).locator('a[href^="/issue/"]');

const variants = [
  {
    language: 'pt-br',
    theme: 'dark',
    horror: 'terror',
    free: 'grátis',
    comics: 'Quadrinhos',
    people: 'Quadrinistas',
    popular: 'Buscas populares',
  },
  {
    language: 'en-us',
    theme: 'light',
    horror: 'horror',
    free: 'free',
    comics: 'Comics',
    people: 'Creators',
    popular: 'Popular searches',
  },
] as const;

for (const { language, theme, horror, free, comics, people, popular } of variants) {
  test.describe(`the search in ${language}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(
        ([chosenLanguage, chosenTheme]) => {
          localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
          localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
        },
        [language, theme],
      ),
    );

    test('finds a genre, free issues and a heroine named in a description', async ({ page }) => {
      await page.goto(`/search?s=${horror}`);
      await expect(issues(page, comics).first()).toBeVisible();
      const ofGenre = await issues(page, comics).count();
      await page.goto(`/search?s=${encodeURIComponent(`${horror} ${free}`)}`);
      await expect(issues(page, comics).first()).toBeVisible();
      expect(await issues(page, comics).count()).toBeLessThan(ofGenre);
      await page.goto('/search?s=jussara');
      await expect(issues(page, comics).first()).toBeVisible();
    });

    for (const width of [360, 1440]) {
      test(`shows people above their issues at ${width} px`, async ({ page, expectAccessible }) => {
        await resize(page, width);
        await page.goto('/search?s=tales');
        const person = page
          .getByRole('region', { name: people })
          .getByRole('link', { name: 'Tales Quintanilha' });
        await expect(person).toBeVisible();
        await expect(issues(page, comics)).not.toHaveCount(0);
        const cardBox = await person.boundingBox();
        const issueBox = await issues(page, comics).first().boundingBox();
        if (!cardBox || !issueBox) throw new Error('A card is not rendered.');
        expect(issueBox.y).toBeGreaterThan(cardBox.y + cardBox.height);
        await expectAccessible();
        await person.click();
        await expect(page).toHaveURL('/creator/tales-quintanilha');
      });

      test(`offers popular searches before typing at ${width} px`, async ({ page, expectAccessible }) => {
        await resize(page, width);
        await page.goto('/search');
        const texts = page.getByRole('region', { name: popular }).getByRole('link');
        await expect(texts).toHaveCount(8);
        await expectAccessible();
        const text = (await texts.first().textContent()) ?? '';
        await texts.first().click();
        await expect(main(page).getByRole('heading', { level: 1 })).toContainText(text);
        await expect(issues(page, comics).first()).toBeVisible();
      });
    }

    test('offers popular searches in the header, until there are recent ones', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('banca.remember-searches', 'true'));
      await page.goto('/catalog');
      const field = page.getByRole('banner').getByRole('combobox');
      await field.click();
      const choices = page.getByRole('group', { name: popular }).getByRole('option');
      // Five texts and a link.
      await expect(choices).toHaveCount(6);
      const counted = page.waitForRequest(
        (request) => request.url().endsWith('/search/popular') && request.method() === 'POST',
      );
      await choices.first().click();
      expect((await counted).postDataJSON()).toEqual({ query: expect.any(String) });
      await expect(page).toHaveURL(/\/search\?s=/);
      await page.goto('/catalog');
      await field.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('group', { name: popular })).toHaveCount(0);
    });
  });
}
