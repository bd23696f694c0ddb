import { expect, openComponent, stateOf, test } from './gallery.ts';

const dot = { name: 'ponto.txt', mimeType: 'text/plain', buffer: Buffer.from('.') };
const image = (bytes: number) => ({
  name: 'capa.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes, 1),
});

test.beforeEach(({ page }) => openComponent(page, 'file-field'));

test('a chosen file becomes a base64 data URL, and its name is shown', async ({ page }) => {
  const state = stateOf(page, 'empty');
  const field = state.getByLabel('Capa', { exact: true });
  await expect(field).toHaveAccessibleDescription('Nenhum arquivo escolhido');
  await field.setInputFiles(dot);
  await expect(state.getByRole('status')).toHaveText('data:text/plain;base64,Lg==');
  await expect(field).toHaveAccessibleDescription('ponto.txt');
});

test('the keyboard opens the file chooser and removes the file', async ({ page }) => {
  const state = stateOf(page, 'empty');
  const field = state.getByLabel('Capa', { exact: true });
  await field.focus();
  const opening = page.waitForEvent('filechooser');
  // Without this round trip, the key press could arrive before the command that intercepts the file chooser.
  await page.evaluate(() => {});
  await page.keyboard.press('Enter');
  await (await opening).setFiles(dot);
  await expect(state.getByText('ponto.txt')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Remover ponto.txt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Nenhum arquivo escolhido');
  await expect(field).toBeFocused();
  await field.setInputFiles(dot);
  await expect(state.getByText('ponto.txt')).toBeVisible();
});

test('a dropped file is accepted', async ({ page }) => {
  const state = stateOf(page, 'empty');
  const field = state.getByLabel('Capa', { exact: true });
  // For the page, a drop from outside the browser ends in the files of the native input.
  await field.evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['.'], 'solto.txt', { type: 'text/plain' }));
    const { left, top, width, height } = input.getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 2, top + height / 2);
    if (target !== input) throw new Error('Something covers the input');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(state.getByText('solto.txt')).toBeVisible();
});

test('a file that is too large is rejected, and the earlier file stays', async ({ page }) => {
  const state = stateOf(page, 'images up to 1 kB');
  const field = state.getByLabel('Capa', { exact: true });
  await field.setInputFiles(image(1000));
  await expect(state.getByText('capa.png')).toBeVisible();
  await field.setInputFiles({ ...image(1001), name: 'grande.png' });
  await expect(state.getByRole('alert')).toHaveText('O arquivo deve ter no máximo 1 kB');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(state.getByText('capa.png')).toBeVisible();
  await field.setInputFiles(image(10));
  await expect(state.getByRole('alert')).toBeHidden();
});

test('a file of another type is rejected, but an allowed extension is accepted', async ({ page }) => {
  const state = stateOf(page, 'images up to 1 kB');
  const field = state.getByLabel('Capa', { exact: true });
  await field.setInputFiles(dot);
  await expect(state.getByRole('alert')).toHaveText('Este tipo de arquivo não é aceito');
  await field.setInputFiles({ ...dot, name: 'gibi.CBZ' });
  await expect(state.getByText('gibi.CBZ')).toBeVisible();
});
