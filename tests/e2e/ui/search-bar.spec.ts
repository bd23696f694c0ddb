import type { Locator, Page } from '@playwright/test';
import { expect, expectNoOverflow, openComponent, stateOf, test } from './gallery.ts';
import { stopClock } from './stopped-clock.ts';

const fieldOf = (state: Locator) => state.getByRole('combobox', { name: 'Buscar na Banca' });
const listOf = (state: Locator) => state.getByRole('listbox', { name: 'Resultados da busca' });
const statusOf = (state: Locator) => state.locator('search').getByRole('status');
const activeOption = (state: Locator) => state.locator('[role=option][aria-selected=true]');

/**
 * Opens a state of the search bar, waits until its suggestions have loaded, and stops the clock. Axe needs a running
 * clock.
 */
async function openSearch(page: Page, name = 'with suggestions'): Promise<Locator> {
  await openComponent(page, 'search-bar');
  const state = stateOf(page, name);
  await state.locator('input').dispatchEvent('pointerover');
  await state.locator('search').getByRole('status', { includeHidden: true }).waitFor({ state: 'attached' });
  await stopClock(page);
  return state;
}

/** Types the text and waits until the results or the loading state are rendered. Key presses before that would find no list. */
async function searchFor(page: Page, state: Locator, text: string): Promise<void> {
  await fieldOf(state).click();
  await page.keyboard.type(text);
  await page.clock.runFor(500);
  await expect(statusOf(state).or(state.getByRole('alert')).first()).not.toHaveText('');
}

test.use({ pageKind: 'reused, with a clock' });

test('suggestions appear in groups after a pause of 500 ms, and their number is announced', async ({
  page,
}) => {
  const state = await openSearch(page);
  await fieldOf(state).click();
  await page.keyboard.type('ba');
  await page.clock.runFor(499);
  await expect(statusOf(state)).toHaveText('');
  await expect(state.getByText('Buscados: ba')).toBeHidden();
  // The panel is open already, so that it does not appear later than the text.
  const panel = state.locator('[tabindex="-1"]', { has: page.locator('[aria-hidden]') });
  await expect(panel).toBeVisible();
  await page.clock.runFor(1);
  await expect(listOf(state).getByRole('group')).toHaveCount(2);
  await expect(listOf(state).getByRole('group', { name: 'Quadrinhos' }).getByRole('option')).toHaveText([
    /^Nanquim/,
    /^O Último Trem/,
    'Cobra Norato',
    'Ver todos',
  ]);
  await expect(statusOf(state)).toHaveText('4 resultados');
  await expect(fieldOf(state)).toHaveAttribute('aria-expanded', 'true');
});

test('an item is 56 px high, and a group shows 130 px', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  const first = listOf(state).getByRole('option').first();
  expect((await first.boundingBox())?.height).toBe(56);
  expect(await first.evaluate((item) => item.parentElement?.clientHeight)).toBe(130);
});

test("arrow keys move through items and 'Ver todos' in a circle, and Enter follows the link", async ({
  page,
}) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(state)).toHaveText(/^Nanquim/);
  await expect(fieldOf(state)).toBeFocused();
  await expect(fieldOf(state)).toHaveAttribute(
    'aria-activedescendant',
    (await activeOption(state).getAttribute('id')) ?? 'none',
  );
  for (const _ of ['O Último Trem', 'Cobra Norato', 'Ver todos']) await page.keyboard.press('ArrowDown');
  await expect(activeOption(state)).toHaveAccessibleName('Ver todos: Quadrinhos');
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(state)).toHaveText('Cobra Norato');
  await expect(activeOption(state)).toBeInViewport({ ratio: 1 });
  for (const _ of ['O Último Trem', 'Nanquim', 'the last one']) await page.keyboard.press('ArrowUp');
  await expect(activeOption(state)).toHaveAccessibleName('Ver todos: Séries');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/todos=series/);
  await expect(listOf(state)).toBeHidden();
});

test('quick arrow key presses in succession are not lost', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  await page.keyboard.press('Escape');
  await expect(listOf(state)).toBeHidden();
  // A long task delays React between two presses, but not the presses.
  await fieldOf(state).evaluate(async (field) => {
    for (let press = 0; press < 4; press++) {
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
    }
  });
  await expect(activeOption(state)).toHaveAccessibleName('Ver todos: Quadrinhos');
});

test('the caret keys work in the field, and typing resets the highlighted option', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.type('o ');
  await expect(fieldOf(state)).toHaveValue('o ban');
  await expect(activeOption(state)).toHaveCount(0);
});

test('an item is a link that can be opened in a new tab', async ({ page, context }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  const item = listOf(state).getByRole('option', { name: 'Nanquim' });
  await expect(item).toHaveAttribute('href', '/gallery/search-bar?de=Nanquim');
  // The stopped clock applies to all tabs, and a new one may never finish loading with it.
  const opened = context.waitForEvent('page');
  const requested = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await item.click({ button: 'middle' });
  expect((await requested).url()).toContain('/gallery/search-bar?de=Nanquim');
  await opened;
  await expect(page).not.toHaveURL(/de=Nanquim/);
  await item.click();
  await expect(page).toHaveURL(/de=Nanquim/);
});

test('Escape closes the list, then clears the text', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  await page.keyboard.press('Escape');
  await expect(listOf(state)).toBeHidden();
  await expect(fieldOf(state)).toHaveValue('ban');
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(state)).toHaveText(/^Nanquim/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(fieldOf(state)).toHaveValue('');
  await expect(fieldOf(state)).toBeFocused();
});

test('Tab and a press outside close the list', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  await page.keyboard.press('Tab');
  await expect(listOf(state)).toBeHidden();
  await expect(state.getByRole('button', { name: 'Limpar a busca' })).toBeFocused();
  await fieldOf(state).click();
  await expect(listOf(state)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(listOf(state)).toBeHidden();
});

test('Enter and the search button search immediately, but the same text only once', async ({ page }) => {
  const state = await openSearch(page);
  await fieldOf(state).click();
  await page.keyboard.type('nan');
  await page.keyboard.press('Enter');
  await expect(listOf(state)).toBeVisible();
  await state.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.clock.runFor(1000);
  await expect(listOf(state)).toBeVisible();
  await expect(state.getByText('Buscados:')).toHaveText('Buscados: nan');
});

test('with a results page, Enter opens it and closes the list', async ({ page }) => {
  const state = await openSearch(page, 'with a results page');
  await searchFor(page, state, ' ban ');
  await expect(listOf(state)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(state.getByText('Página:')).toHaveText('Página: ban');
  await expect(listOf(state)).toBeHidden();
});

test('a text that is too short shows an error and is not searched', async ({ page, expectAccessible }) => {
  const state = await openSearch(page, 'with a results page');
  await fieldOf(state).click();
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await expect(state.getByRole('alert')).toHaveText('Digite pelo menos 2 caracteres.');
  await expect(state.getByText('Página:')).toHaveText('Página:');
  await page.clock.resume();
  await expectAccessible();
});

test('without results, suggested texts can be reached by Tab and searched', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'nada');
  await expect(state.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeVisible();
  await expect(state.getByText('Será que você não quis dizer: nanquim?')).toBeVisible();
  for (const _ of ['clear', 'search', 'the first suggestion']) await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Buscar: nanquim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(state)).toHaveValue('nanquim');
  await expect(fieldOf(state)).toBeFocused();
  await expect(listOf(state)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(state.getByText('Buscados:')).toHaveText('Buscados: nada nanquim');
});

test('a failure is shown, keeps the text and can be retried', async ({ page, expectAccessible }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'erro');
  await expect(state.getByRole('alert')).toContainText('Não foi possível conectar ao servidor.');
  await page.clock.resume();
  await expectAccessible();
  await state.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(listOf(state)).toBeVisible();
  await expect(fieldOf(state)).toHaveValue('erro');
  await expect(fieldOf(state)).toBeFocused();
});

test('the clear button empties the field and focuses it', async ({ page }) => {
  const state = await openSearch(page);
  await searchFor(page, state, 'ban');
  await state.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(fieldOf(state)).toHaveValue('');
  await expect(fieldOf(state)).toBeFocused();
  await expect(state.getByRole('button', { name: 'Limpar a busca' })).toBeHidden();
});

for (const text of ['ban', 'nada', 'espera']) {
  for (const width of [320, 1280]) {
    test(`the list for '${text}' fits ${width} px, and axe has no findings`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const state = await openSearch(page);
      await searchFor(page, state, text);
      await page.clock.runFor(1000);
      await page.keyboard.press('ArrowDown');
      await expectNoOverflow(page);
      await page.clock.resume();
      await expectAccessible();
    });
  }
}

test.describe('a search bar whose suggestions have not loaded', () => {
  test.use({ pageKind: 'own', expectedConsole: /Failed to load resource|ERR_/ });

  test('accepts text, and keeps text, focus and caret when they load', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/search-suggestions.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await openComponent(page, 'search-bar');
    const state = stateOf(page, 'with suggestions');
    const field = fieldOf(state);
    await field.click();
    await page.keyboard.type('banca');
    const before = await field.boundingBox();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(listOf(state)).toBeVisible();
    await page.keyboard.type('X');
    await expect(field).toHaveValue('banXca');
    expect(await field.boundingBox()).toEqual(before);
  });

  test('opens the results page', async ({ page }) => {
    await page.route('**/assets/search-suggestions.*.js', (route) => route.abort());
    await openComponent(page, 'search-bar');
    const state = stateOf(page, 'with a results page');
    await fieldOf(state).fill('nanquim');
    await page.keyboard.press('Enter');
    await expect(state.getByText('Página:')).toHaveText('Página: nanquim');
    await page.keyboard.press('Escape');
    await expect(fieldOf(state)).toHaveValue('');
  });
});

test.describe('in a header of 1000 px or less', () => {
  const openButton = (state: Locator) => state.getByRole('button', { name: 'Abrir a busca' });

  test('an icon opens the search bar and focuses it; Escape closes it and restores the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 740 });
    const state = await openSearch(page, 'in a header');
    await expect(fieldOf(state)).toBeHidden();
    await openButton(state).click();
    await expect(fieldOf(state)).toBeFocused();
    await searchFor(page, state, 'ban');
    await page.keyboard.press('Escape');
    await expect(listOf(state)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(fieldOf(state)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(fieldOf(state)).toBeHidden();
    await expect(openButton(state)).toBeFocused();
  });

  test('the search bar closes when it loses the focus, by its arrow and on navigation', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const state = await openSearch(page, 'in a header');
    await openButton(state).click();
    await page.getByRole('link', { name: 'Gallery' }).focus();
    await expect(fieldOf(state)).toBeHidden();
    await openButton(state).click();
    await state.getByRole('button', { name: 'Fechar a busca' }).click();
    await expect(openButton(state)).toBeFocused();
    await openButton(state).click();
    await page.keyboard.type('nanquim');
    await page.keyboard.press('Enter');
    await expect(state.getByText('Página:')).toHaveText('Página: nanquim');
    await expect(fieldOf(state)).toBeHidden();
  });

  for (const [width, textSize] of [
    [320, '100%'],
    [360, '100%'],
    [360, '200%'],
  ] as const) {
    test(`at ${width} px with text at ${textSize}, bar and list are as wide as the header`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const state = await openSearch(page, 'in a header');
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await openButton(state).click();
      expect((await fieldOf(state).boundingBox())?.width).toBeGreaterThan(100);
      await searchFor(page, state, 'ban');
      await expect(listOf(state)).toBeVisible();
      expect((await listOf(state).boundingBox())?.width).toBeGreaterThan(width - 64);
      await expectNoOverflow(page);
      await page.clock.resume();
      await expectAccessible();
    });
  }

  test('above 1000 px the search bar is always visible', async ({ page }) => {
    await page.setViewportSize({ width: 1001, height: 740 });
    const state = await openSearch(page, 'in a header');
    await expect(fieldOf(state)).toBeVisible();
    await expect(openButton(state)).toBeHidden();
  });
});
