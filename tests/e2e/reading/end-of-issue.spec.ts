import { expect, expectNoOverflow, test } from '../test.ts';
import { openReader } from './open-reader.ts';

test.beforeEach(({ signIn }) => signIn());

const variants = [
  {
    width: 360,
    height: 740,
    language: 'pt-br',
    theme: 'dark',
    title: 'Você terminou',
    next: 'A seguir',
    freeOfGenre: 'do mesmo gênero',
  },
  {
    width: 1440,
    height: 900,
    language: 'en-us',
    theme: 'light',
    title: 'You finished',
    next: 'Up next',
    freeOfGenre: 'Free in the same genre',
  },
] as const;

for (const { width, height, language, theme, title, next, freeOfGenre } of variants) {
  test(`at ${width} px in ${language}, the end of an issue offers the next one and a free one of its genre, and axe has no findings`, async ({
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
    // Changes the preferences only in responses, because other tests use the same reader.
    await page.route(/\/api\/comics\/user\/[\w-]+$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), preferences: { language, theme } },
      });
    });
    await page.setViewportSize({ width, height });
    const issue = await (await page.request.get('/api/comics/issue/slug/pipa-vai-a-lua')).json();
    await page.goto(`/reader/${issue.externalId}`);
    await expect(page.locator('[data-state=ready]').first()).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('article').first()).toContainText(next);
    await expect(page.getByRole('article').first()).toContainText('Pipa Vai ao Japão');
    const free = page.getByRole('article').filter({ hasText: freeOfGenre });
    await expect(free.getByRole('link')).toHaveAttribute('href', /^\/reader\//);
    await expectNoOverflow(page);
    await expectAccessible();
  });
}

test('one press opens the next issue in the reader', async ({ page }) => {
  await openReader(page, 'peteca-fatal-1');
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await page.getByRole('link', { name: 'Ler agora' }).click();
  await expect(page).toHaveTitle(/O Ponto que Ninguém Viu/);
  await expect(page.locator('[data-current] [data-state=ready]').first()).toBeVisible();
});

test('a finished issue opens on its first page', async ({ page }) => {
  await openReader(page, 'o-rabo-do-bolota');
  await page.keyboard.press('End');
  // A page that was not shown does not finish the issue.
  await expect(page.locator('[data-current] [data-state=ready]').last()).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.getByRole('link', { name: 'Voltar à edição' }).last().click();
  await page.getByRole('main').locator('a[href^="/reader/"]').first().click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Página 1 de/);
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test('the bar hides neither the heading nor the action of the next issue', async ({ page }) => {
    await openReader(page, 'pipa-vai-a-lua');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Próxima página' }).press('Enter');
    const heading = page.getByRole('heading', { name: /^Você terminou/ });
    await expect(heading).toBeFocused();
    const next = page.getByRole('article').first().getByRole('link');
    await expect(next).toBeVisible();
    const slider = page.getByRole('slider');
    await slider.focus();
    await expect(slider).toBeInViewport({ ratio: 1 });
    const top = page.getByRole('main').getByRole('heading', { level: 1 }).locator('..');
    const edges = async () => {
      const boxes = await Promise.all([top, heading, next].map((each) => each.boundingBox()));
      return boxes.flatMap((box) => (box ? [box.y, box.y + box.height] : []));
    };
    await expect.poll(async () => (await edges())[0]).toBe(0);
    const positions = await edges();
    expect(positions).toHaveLength(6);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });
});
