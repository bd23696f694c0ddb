import type { Page } from '@playwright/test';
import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

/** Opens the shelf as a reader would: by the bar on phones, by the menu on wide screens. */
async function openShelf(page: Page, width: number): Promise<void> {
  const isPhone = width <= 780;
  const navigation = page.getByRole('navigation', { name: isPhone ? 'Atalhos' : 'Menu principal' });
  await navigation.getByRole('link', { name: isPhone ? 'Estante' : 'Minha estante' }).click();
  await expect(page).toHaveURL('/shelf/reading');
  await expect(page.getByRole('heading', { name: 'Minha estante', level: 1 })).toBeVisible();
  await expect(navigation.locator('[aria-current="page"]')).toHaveText(isPhone ? 'Estante' : 'Minha estante');
}

const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Seções da estante' }).getByRole('link', { name }).click();

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a reader continues yesterday's comic at the page where they stopped", async ({ page }) => {
      await signInAs(page, 'clara.assina');
      await page.goto('/');
      await openShelf(page, width);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Turno da Noite' });
      const position = await card.getByText(/^Página \d+ de \d+$/).textContent();
      const [, pageNumber] = /Página (\d+)/.exec(position ?? '') ?? [];
      expect(Number(pageNumber)).toBeGreaterThan(1);
      await card.getByRole('link', { name: /^Continuar/ }).click();
      await expect(page).toHaveURL(/\/reader\//);
      await expect(page.getByRole('slider')).toHaveValue(pageNumber ?? '');
      await page.goBack();
      await expect(card.getByText(/^Página \d+ de \d+$/)).toBeVisible();
    });

    test('a reader finds what they bought and rented, and reads it', async ({ page }) => {
      await signInAs(page, 'rosa.colecao');
      await page.goto('/');
      await openShelf(page, width);
      await openSection(page, 'Alugados');
      await expect(page).toHaveURL('/shelf/rented');
      await expect(page.getByText(/^Expira em \d+ dias$/)).toBeVisible();
      const expired = page.getByRole('region', { name: 'Aluguéis encerrados' });
      await expect(expired.getByText(/^Até \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
      await expect(expired.getByRole('link', { name: /^Alugar de novo/ })).toHaveAttribute(
        'href',
        /\/issue\/[\w-]+\/acquisition\?merchandise=/,
      );
      await openSection(page, 'Comprados');
      await expect(page.getByText('Comprado', { exact: true }).first()).toBeVisible();
      await expectNoOverflow(page);
      await page.getByRole('link', { name: 'Ler Pipoca Cósmica' }).click();
      await expect(page).toHaveURL(/\/reader\//);
      await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Ler Pipoca Cósmica' })).toBeVisible();
    });
  });
}

test('on a phone the row of tabs fades where more follow, and never over the last tab', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'rosa.colecao');
  await page.goto('/shelf/reading');
  const row = page.getByRole('navigation', { name: 'Seções da estante' }).getByRole('list');
  await expect(row).toHaveCSS('mask-image', /linear-gradient/);
  const last = row.getByRole('link', { name: 'Seguindo' });
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  const { right, fade } = await row.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    fade: Number.parseFloat(getComputedStyle(element).paddingRight),
  }));
  const box = await last.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(right - fade + 1);
});

test('a reader who is reading nothing finds what they bought', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'rosa.colecao');
  await page.route(/\/api\/comics\/reading\/user\/[^/]+\?.*state=reading/, (route) =>
    route.fulfill({ json: { items: [], page: 0, limit: 20, hasNext: false } }),
  );
  await page.goto('/shelf/reading');
  const bought = page.getByRole('region', { name: 'Comprados por você' });
  await expect(bought.locator('a[href^="/issue/"]').first()).toBeVisible();
  await expectNoOverflow(page);
  await bought.getByRole('link', { name: 'Ver todos os comprados' }).click();
  await expect(page).toHaveURL('/shelf/bought');
});

test('former addresses open their sections', async ({ page }) => {
  await signInAs(page, 'rosa.colecao');
  await page.goto('/account/acquisitions');
  await expect(page).toHaveURL('/shelf/bought');
  await expect(page.getByText('Comprado', { exact: true }).first()).toBeVisible();
  await page.goto('/account/favourites');
  await expect(page).toHaveURL('/shelf/favourites');
});

test('a visitor signs in on the shelf and returns to the same section', async ({ page }) => {
  await page.goto('/shelf/history');
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await page.getByLabel('E-mail ou nome de usuário').fill('sergio.devora');
  await page.getByLabel('Senha', { exact: true }).fill('mais-um-antes-de-dormir-3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shelf/history');
  await expect(page.getByRole('main').locator('a[href^="/issue/"]').first()).toBeVisible();
});

test.describe('the shelf while the service is unavailable', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('shows the failure in the place of the list, and loads on retry', async ({ page }) => {
    await signInAs(page, 'rosa.colecao');
    await page.route('**/api/comics/acquisition/issue*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Volte em um instante.' } }),
    );
    await page.goto('/shelf/bought');
    await expect(page.getByRole('main').getByText('Volte em um instante.')).toBeVisible();
    await page.unroute('**/api/comics/acquisition/issue*');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('Comprado', { exact: true }).first()).toBeVisible();
  });
});
