import { expect, openComponent, stateOf, test } from './gallery.ts';

test.beforeEach(({ page }) => openComponent(page, 'text-field'));

test('a text field is named by its label and described by its hint and error', async ({ page }) => {
  const hint = stateOf(page, 'hint').getByLabel('Nome de usuário');
  await expect(hint).toHaveAccessibleDescription('É assim que os outros leitores veem você.');
  await expect(hint).not.toHaveAttribute('aria-invalid');
  const error = stateOf(page, 'error').getByLabel('Nome de usuário');
  await expect(error).toHaveAccessibleDescription('Deve ter entre 5 e 15 caracteres');
  await expect(error).toHaveAttribute('aria-invalid', 'true');
  await expect(error).toHaveAttribute('aria-required', 'true');
  await expect(stateOf(page, 'error').getByRole('alert')).toHaveText('Deve ter entre 5 e 15 caracteres');
});

test('a text field has the same height with and without an error', async ({ page }) => {
  const heightOf = async (state: string) => (await stateOf(page, state).boundingBox())?.height;
  expect(await heightOf('error')).toBe(await heightOf('line reserved for an error'));
  expect(await heightOf('error in place of a hint')).toBe(await heightOf('hint'));
});

test('fields are large enough for touch, and phones do not zoom in', async ({ page }) => {
  for (const input of await page.getByRole('textbox').all()) {
    expect(await input.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBe(16);
    expect((await input.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('listed checks have their state as text', async ({ page }) => {
  await expect(stateOf(page, 'listed checks, error').getByRole('listitem')).toHaveText([
    'Não atendido: Deve ter entre 5 e 15 caracteres',
    'Atendido: Não deve ter apenas números',
  ]);
  await expect(stateOf(page, 'listed checks, neutral').getByRole('listitem')).toHaveText([
    'Ainda não conferido: Deve ter entre 5 e 15 caracteres',
    'Ainda não conferido: Não deve ter apenas números',
  ]);
  const field = stateOf(page, 'listed checks, error').getByLabel('Nome de usuário');
  await expect(field).toHaveAccessibleDescription(/Não atendido: .* Atendido: /);
});

test('Tab reaches fields and their buttons, but no disabled ones', async ({ page }) => {
  await stateOf(page, 'listed checks, error').getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'read-only').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'adornment').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'adornment').getByRole('button', { name: 'Limpar' })).toBeFocused();
});

test('a spinner announces a running blur check', async ({ page }) => {
  await expect(stateOf(page, 'blur check running').getByRole('status')).toHaveText('Conferindo…');
});
