import type { Page } from '@playwright/test';
import { expect, openComponent, test } from './gallery.ts';
import { stopClock } from './stopped-clock.ts';

const formOf = (page: Page, name = 'Cadastro') => page.getByRole('form', { name, exact: true });
const usernameOf = (page: Page) => formOf(page).getByLabel('Nome de usuário');
const submit = (page: Page, name?: string) =>
  formOf(page, name).getByRole('button', { name: 'Criar conta' }).click();

async function fill(page: Page, name?: string) {
  const form = formOf(page, name);
  await form.getByLabel('Nome de usuário').fill('bia.costa');
  await form.getByLabel('Senha', { exact: true }).fill('gibi da banca 1');
  await form.getByLabel('Telefone').fill('11987654321');
  await form.getByRole('combobox', { name: 'Estado' }).click();
  await form.getByRole('option', { name: 'SP' }).click();
  await form.getByLabel('Concordo com os termos').check();
}

test.use({ pageKind: 'reused, with a clock' });

test.beforeEach(({ page }) => openComponent(page, 'form'));

test('errors are shown only for touched fields, as alerts', async ({ page }) => {
  await usernameOf(page).fill('ana');
  await expect(formOf(page).getByRole('alert')).toHaveCount(0);
  await usernameOf(page).blur();
  await expect(formOf(page).getByRole('alert')).toHaveText(['Deve ter entre 5 e 15 caracteres']);
  await usernameOf(page).fill('anabela');
  await expect(formOf(page).getByRole('alert')).toHaveCount(0);
});

test('a submission touches every field and focuses the topmost invalid one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await usernameOf(page).fill('anabela');
  await submit(page);
  await expect(formOf(page).getByRole('alert')).toHaveText([
    'Este campo é obrigatório',
    'Este campo é obrigatório',
    'Este campo é obrigatório',
    'É preciso ter 18 anos ou mais e aceitar os termos',
  ]);
  const password = formOf(page).getByLabel('Senha', { exact: true });
  await expect(password).toBeFocused();
  const label = formOf(page).getByText('Senha', { exact: true });
  await expect.poll(async () => Math.round((await label.boundingBox())?.y ?? 0)).toBe(100);
  await expect(formOf(page).getByRole('status').last()).toHaveText('Enviado: 0');
});

test('with reduced motion the topmost invalid field is shown immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 500 });
  await usernameOf(page).fill('anabela');
  await submit(page);
  await expect(formOf(page).getByLabel('Senha', { exact: true })).toBeFocused();
  const label = formOf(page).getByText('Senha', { exact: true });
  expect(Math.round((await label.boundingBox())?.y ?? 0)).toBe(100);
});

test('a topmost invalid field in view takes the focus without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  const label = formOf(page).getByText('Nome de usuário', { exact: true });
  await label.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 300));
  const before = await page.evaluate(() => window.scrollY);
  await submit(page);
  await expect(usernameOf(page)).toBeFocused();
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('password requirements are neutral before touch, then met or not met', async ({ page }) => {
  const checks = formOf(page).getByRole('listitem');
  const password = formOf(page).getByLabel('Senha', { exact: true });
  await password.fill('gibi');
  await expect(checks).toHaveText([/^Ainda não/, /^Ainda não/, /^Ainda não/, /^Ainda não/]);
  await password.blur();
  await expect(checks).toHaveText([/^Não atendido/, /^Atendido/, /^Não atendido/, /^Ainda não/]);
  await password.fill('gibi da banca 1');
  // Only the service decides about the last one.
  await expect(checks).toHaveText([/^Atendido/, /^Atendido/, /^Atendido/, /^Ainda não/]);
});

test('a blur check shows a spinner and its failure, and blocks submission', async ({ page }) => {
  await fill(page);
  await stopClock(page);
  await usernameOf(page).fill('ana.lima');
  await usernameOf(page).blur();
  await expect(formOf(page).getByText('Conferindo…')).toBeAttached();
  await page.clock.runFor(1000);
  await expect(formOf(page).getByText('Conferindo…')).toBeHidden();
  await expect(formOf(page).getByRole('alert')).toHaveText(['Deve ser uma das opções']);
  await submit(page);
  await expect(usernameOf(page)).toBeFocused();
  await expect(formOf(page).getByRole('status').last()).toHaveText('Enviado: 0');
});

test('a valid form is submitted and keeps its values', async ({ page }) => {
  await fill(page);
  await submit(page);
  const button = formOf(page).getByRole('button', { name: 'Criar conta' });
  await page.clock.runFor(1000);
  await expect(formOf(page).getByRole('status').last()).toHaveText('Enviado: 1');
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(usernameOf(page)).toHaveValue('bia.costa');
  await expect(formOf(page).getByLabel('Telefone')).toHaveValue('(11) 98765-4321');
});

test('a form can be cleared after submission, including masked fields', async ({ page }) => {
  const name = 'Cadastro que se esvazia';
  await fill(page, name);
  await submit(page, name);
  await page.clock.runFor(1000);
  await expect(formOf(page, name).getByRole('status').last()).toHaveText('Enviado: 1');
  await expect(formOf(page, name).getByLabel('Nome de usuário')).toHaveValue('');
  await expect(formOf(page, name).getByLabel('Telefone')).toHaveValue('');
  await expect(formOf(page, name).getByRole('combobox')).toHaveText('Escolha');
  await expect(formOf(page, name).getByLabel('Concordo com os termos')).not.toBeChecked();
  await expect(formOf(page, name).getByRole('alert')).toHaveCount(0);
});

test('Enter in a field submits the form', async ({ page }) => {
  await fill(page);
  await usernameOf(page).press('Enter');
  await page.clock.runFor(1000);
  await expect(formOf(page).getByRole('status').last()).toHaveText('Enviado: 1');
});

test('the layout does not jump when errors appear', async ({ page }) => {
  const heightBefore = (await formOf(page).boundingBox())?.height;
  await submit(page);
  await expect(formOf(page).getByRole('alert')).toHaveCount(5);
  expect((await formOf(page).boundingBox())?.height).toBe(heightBefore);
});
