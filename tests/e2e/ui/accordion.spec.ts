import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';

const title = (page: Page, state: string, name: string) =>
  stateOf(page, state).getByRole('heading', { level: 3, name }).getByRole('button');

test.beforeEach(({ page }) => openComponent(page, 'accordion'));

test('an accordion is operated with Tab, Enter and Space', async ({ page }) => {
  const state = stateOf(page, 'all closed');
  const first = title(page, 'all closed', 'Posso cancelar');
  const answer = state.getByText('A renovação para na hora');
  await first.focus();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('link', { name: 'Plano' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(title(page, 'all closed', 'Em quantas telas')).toBeFocused();
});

test('an open accordion item is a region named by its title', async ({ page }) => {
  const state = stateOf(page, 'two open');
  await expect(state.getByRole('region')).toHaveCount(2);
  await expect(state.getByRole('region', { name: 'Leitura: pergunta 1' })).toBeVisible();
  await expect(stateOf(page, 'more than six').getByRole('region')).toHaveCount(0);
});

test('several accordion items can be open', async ({ page }) => {
  await title(page, 'two open', 'Leitura: pergunta 2').click();
  await expect(stateOf(page, 'two open').getByRole('region')).toHaveCount(3);
});

test('an accordion with single opening closes the other items', async ({ page }) => {
  const state = stateOf(page, 'single opening');
  await title(page, 'single opening', 'Conta: pergunta 2').click();
  await expect(state.getByRole('region')).toHaveCount(1);
  await expect(state.getByRole('region')).toContainText('A resposta 2');
  await title(page, 'single opening', 'Conta: pergunta 2').click();
  await expect(state.getByRole('region')).toHaveCount(0);
});

test("the browser's search opens a closed accordion item", async ({ page }) => {
  // Navigating to an element by its fragment opens what hides it, as the search in the page does.
  await page.evaluate(() => window.location.assign('#answer-devices'));
  await expect(page.locator('#answer-devices')).toBeVisible();
  await expect(title(page, 'all closed', 'Em quantas telas')).toHaveAttribute('aria-expanded', 'true');
});

test('a closed accordion item takes no space', async ({ page }) => {
  const panel = title(page, 'all closed', 'Em quantas telas').locator('xpath=../following-sibling::*');
  await expect(panel).toHaveCSS('height', '0px');
  await title(page, 'all closed', 'Em quantas telas').click();
  await expect(panel).not.toHaveCSS('height', '0px');
});
