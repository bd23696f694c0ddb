import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';

async function openQuestion(page: Page): Promise<void> {
  await stateOf(page, 'over the page').getByRole('button', { name: 'Ask' }).focus();
  await page.keyboard.press('Enter');
}

const openDialogs = (page: Page) =>
  page.locator('body > div').getByRole('dialog', { name: 'Remover este cartão?' });
const answer = (page: Page) => stateOf(page, 'over the page').getByText('Answer:');

test.beforeEach(({ page }) => openComponent(page, 'confirm-dialog'));

test('the first focus is on Cancel, and Enter answers no', async ({ page }) => {
  await openQuestion(page);
  await expect(page.getByRole('button', { name: 'Cancelar' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('Answer: no');
});

test('Tab moves to Confirm, and Enter answers yes', async ({ page }) => {
  await openQuestion(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('Answer: yes');
});

test('Escape closes the dialog without an answer', async ({ page }) => {
  await openQuestion(page);
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveText('Answer: left');
});

test('the message describes the dialog', async ({ page }) => {
  await openQuestion(page);
  await expect(openDialogs(page).last()).toHaveAccessibleDescription(
    'O cartão com final 4242 sai da sua conta.',
  );
});

test('the dialog uses custom labels', async ({ page }) => {
  const state = stateOf(page, 'destructive, with custom labels');
  await expect(state.getByRole('button')).toHaveText(['', 'Manter', 'Remover cartão']);
});

test('the dialog shows HTML without scripts and unsafe links', async ({ page }) => {
  const state = stateOf(page, 'with HTML, partly removed');
  await expect(state.getByRole('listitem')).toHaveText(['Nada some.', 'Tudo volta.']);
  await expect(state.getByRole('link')).toHaveText(['Saiba mais', 'veja os planos']);
  await expect(state.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('target', '_blank');
  await expect(state.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(state.getByText('Isto não é um link.')).toBeVisible();
  expect(await page.title()).toBe('Confirm dialog');
});

test('axe has no findings in an open dialog', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuestion(page);
  await expect(page.getByRole('button', { name: 'Cancelar' }).last()).toBeFocused();
  await expectAccessible();
});
