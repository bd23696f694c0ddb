import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';

async function ask(page: Page): Promise<void> {
  await stateOf(page, 'over the page').getByRole('button', { name: 'Ask' }).focus();
  await page.keyboard.press('Enter');
}

const opened = (page: Page) =>
  page.locator('body > div').getByRole('dialog', { name: 'Remover este cartão?' });
const answer = (page: Page) => stateOf(page, 'over the page').getByText('Answer:');

test.beforeEach(({ page }) => openComponent(page, 'confirm-dialog'));

test('begins at what changes nothing, and Enter there answers no', async ({ page }) => {
  await ask(page);
  await expect(page.getByRole('button', { name: 'Cancelar' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('Answer: no');
});

test('one step on, Enter answers yes', async ({ page }) => {
  await ask(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('Answer: yes');
});

test('Escape leaves it without an answer', async ({ page }) => {
  await ask(page);
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveText('Answer: left');
});

test('its message describes it', async ({ page }) => {
  await ask(page);
  await expect(opened(page).last()).toHaveAccessibleDescription('O cartão com final 4242 sai da sua conta.');
});

test('says its own words where it has some', async ({ page }) => {
  const state = stateOf(page, 'destructive, with custom labels');
  await expect(state.getByRole('button')).toHaveText(['', 'Manter', 'Remover cartão']);
});

test('shows HTML, of which nothing runs and no link leads astray', async ({ page }) => {
  const state = stateOf(page, 'with HTML, partly removed');
  await expect(state.getByRole('listitem')).toHaveText(['Nada some.', 'Tudo volta.']);
  await expect(state.getByRole('link')).toHaveText(['Saiba mais', 'veja os planos']);
  await expect(state.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('target', '_blank');
  await expect(state.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(state.getByText('Isto não é um link.')).toBeVisible();
  expect(await page.title()).toBe('Confirm dialog');
});

test('axe finds nothing while it is open', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ask(page);
  await expect(page.getByRole('button', { name: 'Cancelar' }).last()).toBeFocused();
  await expectAccessible();
});
