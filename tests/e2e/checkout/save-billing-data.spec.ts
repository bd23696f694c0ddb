import type { Page } from '@playwright/test';
import { displays, setDisplay } from '../set-display.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { createBuyer, openSessionOf } from './create-buyer.ts';

const portuguese = {
  card: 'Cartão de crédito',
  add: 'Adicionar cartão',
  number: 'Número do cartão',
  name: 'Nome impresso no cartão',
  expiry: 'Validade',
  cpf: 'CPF do titular',
  zipCode: 'CEP',
  houseNumber: 'Número',
  save: 'Salvar estes dados na minha conta',
  hint: /o CPF e o endereço ficam guardados em Meus dados/,
  submit: 'Adicionar',
  pay: /^Pagar R\$/,
  bought: 'Tudo certo!',
  saved: 'Seus dados foram salvos na conta.',
  confirm: 'Confirmar e salvar',
  password: 'Sua senha',
  answer: 'Confirmar',
};
const english: typeof portuguese = {
  card: 'Credit card',
  add: 'Add a card',
  number: 'Card number',
  name: 'Name on the card',
  expiry: 'Expiry',
  cpf: 'Holder’s CPF',
  zipCode: 'CEP (postal code)',
  houseNumber: 'Number',
  save: 'Save these details to my account',
  hint: /the CPF and the address will be kept in My details/,
  submit: 'Add',
  pay: /^Pay R\$/,
  bought: 'All done!',
  saved: 'Your details were saved to your account.',
  confirm: 'Confirm and save',
  password: 'Your password',
  answer: 'Confirm',
};

async function addCard(page: Page, texts: typeof portuguese, cpf: string): Promise<void> {
  await page.getByRole('radio', { name: texts.card }).check();
  await page.getByRole('button', { name: texts.add }).click();
  const firstField = page.getByLabel(texts.number);
  await expect(firstField).toBeFocused();
  await expect(firstField).toBeInViewport({ ratio: 1 });
  await firstField.fill('4242424242424242');
  await page.getByLabel(texts.name).fill('José da Conceição');
  await page.getByLabel(texts.expiry).fill('12/39');
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel(texts.cpf).fill(cpf);
  await page.getByLabel(texts.zipCode).fill('01001-000');
  await page.getByLabel(texts.houseNumber, { exact: true }).fill('1');
}

for (const [width, display, texts, cpf, slug] of [
  [360, displays[0], portuguese, '935.411.347-80', 'trem-de-volta'],
  [1440, displays[1], english, '168.995.350-09', 'bola-curva'],
] as const)
  test.describe(`at ${width} px in ${display.language}`, () => {
    test.use({ viewport: { width, height: 800 }, expectedConsole: /status of 409/ });

    test('what was typed for a card is saved in the account after the purchase, with the password', async ({
      page,
      request,
      expectAccessible,
    }) => {
      const buyer = await createBuyer(request);
      await openSessionOf(page, buyer);
      // A session older than ten minutes.
      const passwords: unknown[] = [];
      await page.route('**/api/identity/user/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        const password = /name="password"\r\n\r\n(.*)\r\n/.exec(route.request().postData() ?? '')?.[1];
        passwords.push(password);
        if (password === buyer.password) return route.fallback();
        return route.fulfill({
          status: 409,
          json: { code: 'USER.PASSWORD_REQUIRED', kind: 'CONFLICT', message: 'Password required.' },
        });
      });
      await setDisplay(page, display);
      await page.goto(`/issue/${slug}/acquisition`);
      await addCard(page, texts, cpf);
      const choice = page.getByLabel(texts.save);
      await expect(choice).not.toBeChecked();
      await expect(choice).toHaveAccessibleDescription(texts.hint);
      await choice.check();
      await expectNoOverflow(page);
      await expectAccessible();
      await page.getByRole('button', { name: texts.submit, exact: true }).click();
      await page.getByRole('button', { name: texts.pay }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.bought })).toBeFocused();
      const confirm = page.getByRole('button', { name: texts.confirm });
      await expect(confirm).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible();
      await confirm.click();
      await page.getByRole('dialog').getByLabel(texts.password).fill(buyer.password);
      await page.getByRole('dialog').getByRole('button', { name: texts.answer, exact: true }).click();
      await expect(page.getByText(texts.saved)).toBeVisible();
      expect(passwords).toEqual([undefined, undefined, buyer.password]);
      await page.goto('/account/general/user-data');
      await expect(page.getByLabel('CPF')).toHaveValue(cpf);
    });
  });

test('nothing is saved unless the reader chooses it', async ({ page, request }) => {
  await openSessionOf(page, await createBuyer(request));
  const changes: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH' && sent.url().includes('/identity/user/')) changes.push(sent.url());
  });
  await page.goto('/issue/trem-de-volta/acquisition');
  await addCard(page, portuguese, '746.971.314-01');
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page.getByRole('button', { name: portuguese.pay }).click();
  await expect(page.getByRole('heading', { level: 1, name: portuguese.bought })).toBeFocused();
  await page.goto('/account/general/user-data');
  await expect(page.getByLabel('CPF')).toHaveValue('');
  expect(changes).toEqual([]);
});
