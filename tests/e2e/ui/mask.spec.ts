import type { Locator, Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';

const fieldOf = (page: Page, state: string) => stateOf(page, state).getByRole('textbox');

/** The masked and the unmasked value. */
const valuesOf = async (page: Page, state: string): Promise<unknown> =>
  JSON.parse((await stateOf(page, state).getByRole('status').textContent()) ?? '');

const paste = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, pasted) => {
    input.focus();
    document.execCommand('insertText', false, pasted);
  }, text);

/** Replaces the whole value at once, as autofill and Android keyboards do, with the caret at the end. */
const replaceText = (field: Locator, text: string, inputType: string) =>
  field.evaluate(
    (input: HTMLInputElement, [value, type]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.setSelectionRange(value.length, value.length);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: type }));
    },
    [text, inputType] as const,
  );

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);
const setCaret = (field: Locator, position: number) =>
  field.evaluate((input: HTMLInputElement, caret) => {
    input.focus();
    input.setSelectionRange(caret, caret);
  }, position);

test.beforeEach(({ page }) => openComponent(page, 'mask'));

const typedTexts = [
  ['card number', '4111111111111111', '4111 1111 1111 1111', '4111111111111111'],
  ['card number', '378282246310005', '3782 822463 10005', '378282246310005'],
  ['card number', '30569309025904', '3056 930902 5904', '30569309025904'],
  ['expiry', '1230', '12/30', '2030-12-01T12:00:00.000Z'],
  ['expiry', '1330', '13/30', null],
  ['holder name', 'José da Silva 2', 'JOSE DA SILVA ', 'JOSE DA SILVA'],
  ['CPF', '529982247250', '529.982.247-25', '52998224725'],
  ['CNPJ', '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['CPF or CNPJ', '52998224725', '529.982.247-25', '52998224725'],
  ['CPF or CNPJ', '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['phone', '1134567890', '(11) 3456-7890', '+551134567890'],
  ['phone', '11987654321', '(11) 98765-4321', '+5511987654321'],
  ['phone', '011987654321', '(11) 98765-4321', '+5511987654321'],
  ['phone', '+5511987654321', '+55 (11) 98765-4321', '+5511987654321'],
  ['phone', '+551134567890', '+55 (11) 3456-7890', '+551134567890'],
  ['postal code', '01310100', '01310-100', '01310100'],
] as const;

test('text is formatted while it is typed', async ({ page }) => {
  for (const [state, typed, shown, unmasked] of typedTexts) {
    await fieldOf(page, state).fill('');
    await fieldOf(page, state).pressSequentially(typed);
    await expect(fieldOf(page, state)).toHaveValue(shown);
    expect(await valuesOf(page, state)).toEqual([shown, unmasked]);
  }
});

const pastedTexts = [
  ['card number', '4111.1111-1111 1111', '4111 1111 1111 1111'],
  ['card number', 'cartão 4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['expiry', '12/2030', '12/30'],
  ['CPF', 'CPF: 529.982.247-25', '529.982.247-25'],
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '0055 11 98765.4321', '(11) 98765-4321'],
  ['postal code', '01310100 São Paulo', '01310-100'],
] as const;

test('pasted text may contain other characters', async ({ page }) => {
  for (const [state, pasted, shown] of pastedTexts) {
    await fieldOf(page, state).fill('');
    await paste(fieldOf(page, state), pasted);
    await expect(fieldOf(page, state)).toHaveValue(shown);
    expect(await valuesOf(page, state)).toContain(shown);
  }
});

const filledTexts = [
  ['phone', '+5511987654321', '(11) 98765-4321', 'tel'],
  ['card number', '4111 1111 1111 1111', '4111 1111 1111 1111', 'cc-number'],
  ['expiry', '2030-12', '12/30', 'cc-exp'],
  ['holder name', 'Ana Lima', 'ANA LIMA', 'cc-name'],
  ['postal code', '01310-100', '01310-100', 'postal-code'],
] as const;

test('fields have autofill tokens, and filled-in text is formatted', async ({ page }) => {
  for (const [state, filled, shown, token] of filledTexts) {
    await fieldOf(page, state).fill('');
    const field = fieldOf(page, state);
    await expect(field).toHaveAttribute('autocomplete', token);
    await replaceText(field, filled, 'insertReplacementText');
    await expect(field).toHaveValue(shown);
    expect(await valuesOf(page, state)).toContain(shown);
  }
});

test('the caret keeps its position when typing in the middle', async ({ page }) => {
  const field = fieldOf(page, 'card number');
  await field.fill('411111111111');
  await setCaret(field, 2);
  await page.keyboard.type('22');
  await expect(field).toHaveValue('4122 1111 1111 11');
  expect(await caretOf(field)).toBe(4);
  await page.keyboard.type('3');
  await expect(field).toHaveValue('4122 3111 1111 111');
  expect(await caretOf(field)).toBe(6);
});

test('the caret keeps its position when deleting in the middle', async ({ page }) => {
  const field = fieldOf(page, 'phone');
  await field.fill('11987654321');
  await setCaret(field, 8);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('(11) 9865-4321');
  expect(await caretOf(field)).toBe(7);
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('(11) 9854-321');
  expect(await caretOf(field)).toBe(7);
});

test('Backspace deletes across separators of a mask', async ({ page }) => {
  const field = fieldOf(page, 'CNPJ');
  await field.fill('11222333000181');
  for (let count = 0; count < 18; count += 1) await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('');
  expect(await valuesOf(page, 'CNPJ')).toEqual(['', '']);
});

test('a selection is replaced, and Control+Z restores it', async ({ page }) => {
  const field = fieldOf(page, 'CPF');
  await field.pressSequentially('52998224725');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await expect(field).toHaveValue('1');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('529.982.247-25');
});

test('text that a menu selects and cuts is deleted', async ({ page }) => {
  const field = fieldOf(page, 'phone');
  await field.pressSequentially('11');
  await expect(field).toHaveValue('(11');
  await field.pressSequentially('987654321');
  await field.click({ position: { x: 30, y: 10 } });
  await field.evaluate((input: HTMLInputElement) => {
    input.select();
    // Browsers send this before they cut, but not before a command of a script.
    input.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'deleteByCut' }));
    document.execCommand('delete');
  });
  await expect(field).toHaveValue('');
});

test('keyboards of phones that replace the whole text each time are supported', async ({ page }) => {
  const field = fieldOf(page, 'phone');
  await expect(field).toHaveAttribute('inputmode', 'tel');
  await field.focus();
  let value = '';
  for (const digit of '11987654321') {
    await replaceText(field, `${value}${digit}`, 'insertCompositionText');
    value = await field.inputValue();
  }
  expect(value).toBe('(11) 98765-4321');
  await replaceText(field, value.slice(0, -1), 'deleteContentBackward');
  await expect(field).toHaveValue('(11) 9876-5432');
});

test('text is not formatted while an input method composes it', async ({ page }) => {
  const field = fieldOf(page, 'holder name');
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'jo', selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue('jo');
  await session.send('Input.imeSetComposition', { text: 'josé', selectionStart: 4, selectionEnd: 4 });
  await session.send('Input.insertText', { text: 'josé' });
  await expect(field).toHaveValue('JOSE');
  expect(await valuesOf(page, 'holder name')).toEqual(['JOSE', 'JOSE']);
});

test('the security code has four digits for amex, and loses one for another brand', async ({ page }) => {
  const state = stateOf(page, 'code by brand');
  await expect(state.getByLabel('CVV')).toHaveValue('1234');
  await state.getByLabel('Cartão').fill('4111');
  await expect(state.getByLabel('CVV')).toHaveValue('123');
  await expect(state.getByRole('status')).toHaveText('["4111","123"]');
});

test('a value set from outside is formatted', async ({ page }) => {
  const state = stateOf(page, 'value from outside');
  await expect(state.getByRole('textbox')).toHaveValue('(11) 98765-4321');
  await expect(state.getByRole('status')).toHaveText('(11) 98765-4321');
  await state.getByRole('button').click();
  await expect(state.getByRole('textbox')).toHaveValue('(21) 3456-7890');
  await expect(state.getByRole('status')).toHaveText('(21) 3456-7890');
});
