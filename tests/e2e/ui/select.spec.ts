import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openComponent, stateOf, test } from './gallery.ts';
import { stopClock } from './stopped-clock.ts';

const fieldOf = (page: Page, state = 'nothing chosen') => stateOf(page, state).getByRole('combobox');
const listOf = (page: Page, state = 'nothing chosen') => stateOf(page, state).getByRole('listbox');
const highlighted = (page: Page, state = 'nothing chosen') =>
  listOf(page, state).locator('[data-highlighted]');

test.beforeEach(({ page }) => openComponent(page, 'select'));

test('a select is a combobox with its value as text, and its list has the same name', async ({ page }) => {
  const field = fieldOf(page, 'chosen');
  await expect(field).toHaveAccessibleName('Estado');
  await expect(field).toHaveText('SP');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(listOf(page, 'chosen')).toHaveAccessibleName('Estado');
  await expect(listOf(page, 'chosen').getByRole('option', { selected: true })).toHaveText('SP');
});

test('the keyboard opens, navigates, chooses and closes', async ({ page }) => {
  const field = fieldOf(page);
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(highlighted(page)).toHaveText('AC');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await highlighted(page).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('End');
  await expect(highlighted(page)).toHaveText('TO');
  await page.keyboard.press('Home');
  await expect(highlighted(page)).toHaveText('AC');
  await page.keyboard.press('Enter');
  await expect(listOf(page)).toBeHidden();
  await expect(field).toHaveText('AC');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveText('AC');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(field).toHaveText('AC');
});

test.describe('with a clock', () => {
  test.use({ pageKind: 'reused, with a clock' });

  test('typing finds an option, also while the list is closed', async ({ page }) => {
    // The keys of a word must follow each other within half a second.
    await stopClock(page);
    await fieldOf(page).focus();
    await page.keyboard.type('rj');
    await expect(highlighted(page)).toHaveText('RJ');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toHaveText('RJ');
  });
});

test('Tab chooses the highlighted option, closes the list and moves on', async ({ page }) => {
  await fieldOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(listOf(page)).toBeHidden();
  await expect(fieldOf(page)).toHaveText('AL');
  await expect(fieldOf(page, 'chosen')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(listOf(page, 'chosen')).toBeHidden();
  await expect(fieldOf(page)).toBeFocused();
});

test('a press outside closes the list without a choice', async ({ page }) => {
  await fieldOf(page, 'chosen').click();
  await listOf(page, 'chosen').getByRole('option', { name: 'RS' }).hover();
  await expect(highlighted(page, 'chosen')).toHaveText('RS');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(listOf(page, 'chosen')).toBeHidden();
  await expect(fieldOf(page, 'chosen')).toHaveText('SP');
});

test('a press on the label focuses the field', async ({ page }) => {
  await stateOf(page, 'nothing chosen').getByText('Estado').click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(listOf(page)).toBeHidden();
});

test('the list of 27 states is at most 250 px high and shows the highlighted option', async ({ page }) => {
  await fieldOf(page, 'chosen').click();
  const list = listOf(page, 'chosen');
  await expect(list.getByRole('option')).toHaveCount(27);
  expect((await list.boundingBox())?.height).toBe(250);
  await expect(list.getByRole('option', { name: 'SP' })).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(list.getByRole('option', { name: 'AC' })).toBeInViewport();
  await page.keyboard.press('End');
  await expect(list.getByRole('option', { name: 'TO' })).toBeInViewport();
});

test('the list opens above if there is no space below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  const field = fieldOf(page, 'error');
  await field.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await field.click();
  const list = await listOf(page, 'error').boundingBox();
  const fieldBox = await field.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(fieldBox?.y ?? 0);
  expect(list?.y).toBeGreaterThanOrEqual(0);
});

test('a disabled option is skipped, and values may be numbers', async ({ page }) => {
  const state = 'numbers, one of them disabled';
  await fieldOf(page, state).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page, state)).toHaveText('Anual');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, state)).toHaveText('Anual');
});

test('a disabled select does not open', async ({ page }) => {
  await expect(fieldOf(page, 'disabled')).toBeDisabled();
  await expect(fieldOf(page, 'error')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, 'error')).toHaveAccessibleDescription('Este campo é obrigatório');
});

test('axe has no findings in an open list, and long content fits 320 px', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await fieldOf(page, 'long content').click();
  await expectNoOverflow(page);
  await expectAccessible();
  for (const option of await listOf(page, 'long content').getByRole('option').all()) {
    expect(await option.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  }
});
