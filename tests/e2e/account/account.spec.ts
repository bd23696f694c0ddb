import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { demo } from '../../../demo/demo.ts';
import { createBuyer } from '../checkout/create-buyer.ts';
import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { goOffline, waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const accountOf = (username: string) => {
  const account = demo.accounts.find((each) => each.username === username);
  if (!account) throw new Error(`The demo has no account ${username}.`);
  return account;
};

async function signInAs(page: Page, request: APIRequestContext, username: string): Promise<void> {
  const { email, password } = accountOf(username);
  const response = await request.post('/api/identity/auth/login', { data: { entry: email, password } });
  const { data } = await response.json();
  await openFirstSession(page, { token: data.token, readerId: data.uuid });
}

/** Opens a session that the test may replace. */
async function openFirstSession(page: Page, session: { token: string; readerId: string }): Promise<void> {
  await page.addInitScript((stored) => {
    // Only before the first page, so that a session that the test opens later is kept.
    if (!sessionStorage.getItem('signed-in')) localStorage.setItem('banca.session', stored);
    sessionStorage.setItem('signed-in', 'yes');
  }, JSON.stringify(session));
}

const screens = ['/account', '/account/general', '/account/general/user-data'];

for (const width of [320, 1440]) {
  test(`the account screens fit ${width} pixels and have no accessibility violations`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    await signInAs(page, request, 'beto.recife');
    await page.setViewportSize({ width, height: 900 });
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minha conta|Meus dados/);
      await expectNoOverflow(page);
      await expectAccessible();
    }
  });
}

for (const width of [360, 1440]) {
  test(`the account screens have no layout shifts at ${width} pixels`, async ({ page, request }) => {
    await signInAs(page, request, 'beto.recife');
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    for (const [address, last] of [
      ['/account', 'Operadora'],
      ['/account/general/user-data', 'Senha'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      await expectNoShift(page);
    }
  });
}

for (const width of [360, 1440]) {
  test(`the account shows what matters most, and leads there, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await signInAs(page, request, 'clara.assina');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account');
    await expect(page.getByRole('link', { name: /^Meu plano./ })).toContainText(
      /Próximo pagamento em .*\d{4}/,
    );
    await expect(page.getByRole('link', { name: /^Saldo R\$/ })).toBeVisible();
    const security = page.getByRole('region', { name: 'Dados e segurança' });
    await expect(security.getByRole('link', { name: /^Segurança/ })).toContainText('Duas etapas: desligada');
    // Beside the menu, only links with a state or a count are repeated.
    await expect(security.getByRole('link')).toHaveText(
      width < 1000
        ? [/^Meus dados/, /^Segurança/, /^Privacidade e dados/, /^Família/]
        : [/^Segurança/, /^Família/],
    );
    const email = page.getByText(accountOf('clara.assina').email);
    expect((await email.boundingBox())?.height).toBeLessThan(30);
    const shelf = page.getByRole('region', { name: 'Minha estante' });
    await shelf.getByRole('link', { name: 'Lendo' }).click();
    await expect(page).toHaveURL('/shelf/reading');
    await page.goBack();
    const lastReading = page.getByRole('region', { name: 'Continue lendo' });
    await lastReading.getByRole('link', { name: /^Continuar Turno da Noite/ }).click();
    await expect(page).toHaveURL(/\/reader\//);
    await expect(page.getByRole('slider')).toBeVisible();
  });
}

const accountScreens = [
  ['/account', 'Minha conta'],
  ['/account/plan', 'Meu plano'],
  ['/account/payment-methods', 'Formas de pagamento'],
  ['/account/payment-methods/cards', 'Formas de pagamento'],
  ['/account/general/payment-history', 'Histórico de pagamentos'],
  ['/account/voucher', 'Resgatar código'],
  ['/account/general/user-data', 'Meus dados'],
  ['/account/security', 'Segurança'],
  ['/account/security/two-factor', 'Segurança'],
] as const;

for (const width of [1000, 1440]) {
  test(`all account screens have the menu of the account at ${width} pixels, with the current section marked`, async ({
    page,
    request,
  }) => {
    await signInAs(page, request, 'clara.assina');
    await page.setViewportSize({ width, height: 900 });
    const menu = page.getByRole('navigation', { name: 'Seções da conta' });
    for (const [address, section] of accountScreens) {
      await page.goto(address);
      await expect(menu.locator('[aria-current=page]')).toHaveText(section);
      await expectNoOverflow(page);
    }
    await watchShifts(page);
    await page.goto('/account');
    const place = await menu.boundingBox();
    await menu.getByRole('link', { name: 'Meus dados' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
    expect(await menu.boundingBox()).toEqual(place);
    await expectNoShift(page);
  });
}

for (const width of [320, 360]) {
  test(`the account screens lead back to the overview at ${width} pixels`, async ({ page, request }) => {
    await signInAs(page, request, 'clara.assina');
    await page.setViewportSize({ width, height: 800 });
    for (const [address] of accountScreens.filter(([, section]) => section !== 'Minha conta')) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Seções da conta' })).toBeHidden();
      const parents = { name: /^(Minha conta|Formas de pagamento|Segurança)$/ };
      await expect(page.getByRole('main').getByRole('link', parents)).toBeVisible();
      await expectNoOverflow(page);
    }
  });
}

test('the account requests each part once, at the same time', async ({ page, request }) => {
  await signInAs(page, request, 'clara.assina');
  const requests: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith('/api/') && !pathname.includes('/media/')) requests.push(pathname);
  });
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Continue lendo' }).getByRole('link').first()).toBeVisible();
  await waitForQuiet(page);
  expect(requests.filter((each, index) => requests.indexOf(each) !== index)).toEqual([]);
});

test('the account screen fits narrow screens at 200% text size', async ({ page, request }) => {
  await signInAs(page, request, 'beto.recife');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Operadora' })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const edges = await page.getByRole('main').evaluate((main) => {
      const edge =
        main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
      return [...main.querySelectorAll('select, label, a, button')].map((each) => [
        each.getBoundingClientRect().right <= edge + 1,
        each.textContent,
      ]);
    });
    expect(edges.filter(([isWithin]) => !isWithin)).toEqual([]);
  }
});

test('a reader changes picture, names and address, and they are kept after a reload', async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'beto.recife');
  await page.goto('/account');
  await page.getByRole('link', { name: /Meus dados/ }).click();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff5d8f' } })
    .png()
    .toBuffer();
  await page.getByLabel('Foto').setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: picture });
  await page
    .getByLabel('Capa do perfil')
    .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: picture });
  await page.getByLabel('Apelido').fill('Betinho');
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await page.getByLabel('CEP').fill('50030230');
  await page.getByLabel('Cidade').fill('Recife');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'PE' }).click();
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Betinho')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Não há mudanças para salvar.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Apelido')).toHaveValue('Betinho');
  await expect(page.getByLabel('CEP')).toHaveValue('50030-230');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText('PE');
  await page.goto('/account');
  const cover = page.locator('main img[width="1600"]');
  await expect(cover).toHaveJSProperty('naturalWidth', 1600);
  await page.goto('/account/general/user-data');
  await page.getByRole('button', { name: 'Remover a capa' }).click();
  await expect(cover).toHaveCount(0);
  await page.getByRole('button', { name: 'Remover a foto' }).click();
  await expect(page.getByRole('button', { name: 'Manter a foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Remover a foto|Manter a foto/ })).toBeHidden();
});

// Changing a password ends all other sessions of the account.
test('a reader changes the password and stays signed in', async ({ page, request }) => {
  const { token, readerId, password } = await createBuyer(request);
  await openFirstSession(page, { token, readerId });
  await page.goto('/account/general/user-data');
  for (const [current, changed] of [
    [password, 'frevo-no-galo-2026'],
    // The second change needs the new password.
    ['frevo-no-galo-2026', 'frevo-na-ladeira-2027'],
  ] as const) {
    await page.getByLabel('Senha atual').fill(current);
    await page.getByLabel('Nova senha').fill(changed);
    await waitForQuiet(page);
    await page.getByRole('button', { name: 'Trocar senha' }).click();
    await expect(page.getByLabel('Senha atual')).toHaveValue('');
  }
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible();
});

test.describe('user data without a network', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('keeps the typed values, shows why they were not saved, and saves them later', async ({
    page,
    request,
    context,
  }) => {
    await signInAs(page, request, 'beto.recife');
    await page.goto('/account/general/user-data');
    await page.getByLabel('Sobrenome').fill('do Recife');
    await goOffline(page);
    await page.getByRole('button', { name: 'Salvar perfil' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('Você está sem internet. Confira a conexão e tente de novo.')).toBeVisible();
    await expect(page.getByLabel('Sobrenome')).toHaveValue('do Recife');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Salvar perfil' }).click();
    await expect(page.getByText('Seus dados foram salvos.')).toBeVisible();
  });
});

test('a guided account sees why it cannot change some of its data', async ({ page, request }) => {
  await signInAs(page, request, 'tito.guiado');
  await page.goto('/account/general/user-data');
  await expect(page.getByText(/^Só Lia pode mudar CPF, data de nascimento/)).toBeVisible();
  await expect(page.getByLabel('CPF')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Salvar telefone' })).toBeHidden();
});
