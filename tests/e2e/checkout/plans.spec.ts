import type { Page } from '@playwright/test';
import { holdProfile } from '../hold-profile.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';

const card = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const ownPlan = (page: Page) => page.getByRole('region', { name: /^Seu (próximo )?plano/ });

test('a visitor compares the plans, and signs in with the chosen plan', async ({ page }) => {
  await page.goto('/plans');
  await expect(page).toHaveTitle('Planos – Banca');
  const banca = card(page, /^Banca$/);
  await expect(banca.getByText('R$ 19,90').first()).toBeVisible();
  const features = banca.getByRole('list');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await features.boundingBox();
  await page.locator('label', { hasText: /^Anual/ }).click();
  await expect(banca.getByText('R$ 14,99')).toBeVisible();
  await expect(banca.getByText('R$ 179,90 por ano')).toBeVisible();
  await expect(banca.getByText('Economize 24%')).toBeVisible();
  await expect(page.getByText('a cobrança é feita a cada 360 dias')).toBeVisible();
  expect(await features.boundingBox()).toEqual(before);
  await expect(card(page, /^Gratuito/).getByRole('link', { name: 'Criar conta' })).toHaveAttribute(
    'href',
    '/auth/signup?returnTo=%2Fplans',
  );
  await banca.getByRole('link', { name: 'Assinar Banca Anual' }).click();
  await expect(page).toHaveURL(
    `/auth/login?returnTo=${encodeURIComponent('/subscription?plan=banca&period=360')}`,
  );
});

test('on a small phone, the first plan can be bought without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/plans');
  const subscribe = page.getByRole('link', { name: /^Assinar Banca \S+$/ });
  await expect(subscribe).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
  const button = await subscribe.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

for (const width of [360, 1440])
  test(`prices appear in their place as soon as it is known who reads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInAs(page, 'beto.recife');
    const releaseProfile = await holdProfile(page);
    await page.goto('/plans');
    const banca = card(page, /^Banca$/);
    const price = banca.getByText('R$ 19,90');
    await expect(price).toHaveCount(1);
    await expect(price).toBeHidden();
    const before = await banca.boundingBox();
    releaseProfile();
    await expect(price).toBeVisible();
    await expect(banca.getByRole('link', { name: 'Assinar Banca Mensal' })).toBeVisible();
    expect(await banca.boundingBox()).toEqual(before);
  });

test('the keyboard selects the period', async ({ page }) => {
  await page.goto('/plans');
  await page.getByRole('radio', { name: 'Mensal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Trimestral' })).toBeChecked();
  await expect(card(page, /^Banca$/).getByText('R$ 54,90 por trimestre')).toBeVisible();
});

const states: [username: string, text: RegExp][] = [
  ['clara.assina', /Banca Mensal · renova em \d\d\/\d\d\/\d{4}/],
  ['davi.encerra', /Banca \S+ · vale até \d\d\/\d\d\/\d{4}, sem renovação/],
  [
    'elisa.agenda',
    /Banca Trimestral · vale até .*Seu próximo plano – Banca Anual, começa em \d\d\/\d\d\/\d{4}/,
  ],
  ['fabio.amanha', /^Seu próximo plano.*começa em \d\d\/\d\d\/\d{4}/],
  ['gil.expirou', /^Seu plano terminou.*, em \d\d\/\d\d\/\d{4}Renovar/],
  ['helena.claro', /Claro · (renova|vale)/],
  ['rosa.colecao', /Você lê de graça/],
];
for (const [username, text] of states) {
  test(`${username} sees their plan: ${text.source}`, async ({ page }) => {
    await signInAs(page, username);
    await page.goto('/plans');
    await expect(ownPlan(page)).toHaveText(text);
  });
}

test('a reader with an expired operator plan gets a link to reactivate it', async ({ page }) => {
  await signInAs(page, 'rosa.colecao');
  // Simulated, because other tests unlink the demo reader in this state.
  await page.route('**/api/comics/user/*', async (route) => {
    const response = await route.fetch();
    const svaBond = {
      isActive: true,
      svaName: 'claro',
      subjectId: 'rosa',
      metadata: { providerName: 'claro' },
    };
    await route.fulfill({ response, json: { ...(await response.json()), svaBond } });
  });
  await page.goto('/plans');
  await expect(ownPlan(page)).toHaveText(/Reativar/);
});

test('a subscriber sees which plan is theirs, and that its renewal must end before another plan', async ({
  page,
}) => {
  await signInAs(page, 'clara.assina');
  await page.goto('/plans');
  await expect(card(page, /^Banca$/).getByText('Seu plano')).toBeVisible();
  await expect(card(page, /^Banca Família/).getByText(/encerre antes a renovação/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Assinar/ })).toHaveCount(0);
});

test.describe('plans that cannot be loaded', () => {
  test.use({ expectedConsole: /503/ });

  test('show the failure beside the free plan, and load on retry', async ({ page }) => {
    let isDown = true;
    await page.route('**/api/comics/plan', (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    // Opened from another screen, because the served page may contain the plans.
    await page.goto('/catalog');
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Planos' })
      .click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(card(page, /^Gratuito/)).toBeVisible();
    isDown = false;
    await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(card(page, /^Banca$/)).toBeVisible();
  });
});

test('the plans are available in English', async ({ page }) => {
  await page.goto('/plans');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeAttached();
  await expect(card(page, /^Free/).getByText('Free comics, from cover to cover')).toBeVisible();
});
