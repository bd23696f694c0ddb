import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const portuguese = {
  zipCode: 'CEP',
  street: 'Rua ou avenida',
  number: 'Número',
  city: 'Cidade',
  state: 'Estado',
  save: 'Salvar perfil',
  unknown: 'CEP inválido',
  addCard: /^Adicionar .*cartão$/,
  holderDocument: 'CPF do titular',
  phone: 'Telefone',
};
const english: typeof portuguese = {
  zipCode: 'Postal code (CEP)',
  street: 'Street',
  number: 'Number',
  city: 'City',
  state: 'State',
  save: 'Save profile',
  unknown: 'Invalid postal code',
  addCard: /^Add .*card$/,
  holderDocument: 'Holder’s CPF',
  phone: 'Phone',
};

for (const [width, language, theme, texts, cpf] of [
  [360, 'pt-br', 'dark', portuguese, '111.444.777-35'],
  [1440, 'en-us', 'light', english, '390.533.447-05'],
] as const)
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, expectedConsole: /status of 40[04]/ });

    test('a postal code completes the saved address, which is filled in when a card is added', async ({
      page,
      request,
      expectAccessible,
    }) => {
      const buyer = await createBuyer(request);
      await openSessionOf(page, buyer);
      await page.goto('/account/general/user-data');
      // The profile decides, because it exists already.
      await page.getByLabel('Aparência').selectOption(theme);
      await page.getByLabel('Idioma').selectOption(language);
      const zipCode = page.getByLabel(texts.zipCode);
      await page.getByLabel('CPF').fill(cpf);
      await zipCode.fill('99999-999');
      await expect(page.getByText(texts.unknown)).toBeVisible();
      await zipCode.fill('06709-015');
      await expect(page.getByLabel(texts.street)).toHaveValue(/Rodovia Raposo Tavares/);
      await expect(page.getByLabel(texts.city)).toHaveValue('Cotia');
      await expect(page.getByRole('combobox', { name: texts.state })).toContainText('SP');
      await page.getByLabel(texts.number, { exact: true }).fill('22');
      await expectNoOverflow(page);
      await expectAccessible();
      const saved = page.waitForResponse(
        (response) =>
          response.url().includes('/api/identity/user/') && response.request().method() === 'PATCH',
      );
      await page.getByRole('button', { name: texts.save }).click();
      expect((await saved).status()).toBe(200);
      await waitForQuiet(page);

      const lookups: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().includes('/thirdparty/postal')) lookups.push(sent.url());
      });
      await page.goto('/account/payment-methods/cards');
      await page.getByRole('button', { name: texts.addCard }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(texts.holderDocument)).toHaveValue(cpf);
      await expect(dialog.getByLabel(texts.phone)).toHaveValue(/^\(11\) 9\d{4}-\d{4}$/);
      await expect(dialog.getByRole('button', { name: /Rodovia Raposo Tavares.*Cotia – SP/ })).toBeVisible();
      await expect(dialog.getByLabel(texts.number, { exact: true })).toHaveValue('22');
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible();
      expect(lookups).toEqual([]);
    });
  });
