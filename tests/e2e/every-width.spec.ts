import type { Page } from '@playwright/test';
import { untilQuiet } from './quiet.ts';
import { scrollThrough } from './scrolling.ts';
import { signInAs } from './sign-in-as.ts';
import { expect, expectNoOverflow, test } from './test.ts';
import { resize, settle, widths } from './widths.ts';

interface Screen {
  name: string;
  address: string;
  /** A selector for content that is shown once the first responses have arrived. */
  shows: string;
  /** Username of the signed-in reader. */
  as?: string;
  /** True if the screen grows while it is scrolled. */
  isLong?: true;
}

const issues = 'a[href^="/issue/"]';
const series = 'a[href^="/series/"]';
const publishers = 'a[href^="/publisher/"]';
const plans = 'h2:has-text("Banca")';
const radios = 'input[type="radio"]';
const search = 'search, input[type="search"]';

const screens: readonly Screen[] = [
  { name: 'home', address: '/', shows: issues, isLong: true },
  { name: 'catalogue', address: '/catalog', shows: issues },
  {
    name: 'catalogue with filters',
    address: '/catalog?kind=free&rating=14&new=week&genre=horror',
    shows: 'select',
  },
  { name: 'genre', address: '/genre/science-fiction', shows: issues },
  { name: 'search without a word', address: '/search', shows: search },
  { name: 'search', address: '/search?s=turno', shows: series },
  { name: 'search of one kind', address: '/search?s=turno&in=series', shows: series },
  { name: 'search without results', address: '/search?s=xilofone', shows: 'h2' },
  { name: 'issue', address: '/issue/turno-da-noite-2-o-homem-seguido', shows: series },
  { name: 'issue in no series', address: '/issue/quarenta-paginas', shows: publishers },
  { name: 'gate', address: '/issue/rede-na-varanda', shows: 'button' },
  { name: 'series', address: '/series/turno-da-noite', shows: issues },
  { name: 'publishers', address: '/publishers', shows: publishers },
  { name: 'publisher', address: '/publisher/ipe-amarelo', shows: issues, isLong: true },
  { name: 'plans', address: '/plans', shows: plans },
  { name: 'plans of who has two', address: '/plans', shows: plans, as: 'elisa.agenda' },
  { name: 'favourites', address: '/account/favourites', shows: issues, as: 'beto.recife' },
  { name: 'acquisitions', address: '/account/acquisitions', shows: issues, as: 'rosa.colecao' },
  { name: 'own plan', address: '/account/plan', shows: 'dl', as: 'elisa.agenda' },
  { name: 'payment methods', address: '/account/payment-methods', shows: 'li', as: 'olga.cartoes' },
  { name: 'cards', address: '/account/payment-methods/cards', shows: 'li', as: 'olga.cartoes' },
  {
    name: 'payment history',
    address: '/account/general/payment-history',
    shows: 'td',
    as: 'quita.historico',
    isLong: true,
  },
  { name: 'voucher', address: '/account/voucher', shows: 'li', as: 'paulo.saldo' },
  { name: 'security', address: '/account/security', shows: 'li', as: 'olga.cartoes' },
  { name: 'subscription', address: '/subscription', shows: radios, as: 'olga.cartoes' },
  {
    name: 'acquisition',
    address: '/issue/jovina-e-o-boi-da-lua/acquisition',
    shows: radios,
    as: 'olga.cartoes',
  },
  { name: 'balance', address: '/account/payment-methods/balance', shows: radios, as: 'olga.cartoes' },
];

const missing: readonly Screen[] = [
  { name: 'missing issue', address: '/issue/turno-noite', shows: search },
  { name: 'missing series', address: '/series/turno-noite', shows: search },
  { name: 'missing publisher', address: '/publisher/nuvem-rosa', shows: search },
  { name: 'unknown address', address: '/nowhere', shows: 'a' },
];

/** Staff have no comics profile before their first visit, so its request fails. */
const staffScreens: readonly Screen[] = [
  { name: 'accounts of readers', address: '/staff/accounts', shows: 'input', as: 'yara.gere' },
];

/** Different orders of widths, because the first requests of a screen depend on its initial width. */
const readings = [
  { code: 'pt-br', language: 'pt-BR', theme: 'dark', path: widths, examined: [320, 1440] },
  {
    code: 'en-us',
    language: 'en-US',
    theme: 'light',
    path: [780, 360, 320, 854, 1000, 1440],
    examined: [780],
  },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { code, language, theme, path, examined } of readings) {
  const open = async (page: Page, { address, shows, as, isLong }: Screen) => {
    await page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
        localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
      },
      [code, theme],
    );
    if (as) {
      await signInAs(page, as);
      await setPreferences(page, { language: code, theme });
    }
    await page.setViewportSize({ width: path[0] ?? 320, height: 800 });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('main').locator(shows).first()).toBeVisible();
    await untilQuiet(page);
    if (isLong) await scrollThrough(page);
  };

  const fitsEverywhere = (screen: Screen) =>
    test(`${screen.name}, ${language}, ${theme}: fits at every width, and axe has no findings`, async ({
      page,
      expectAccessible,
    }) => {
      await open(page, screen);
      for (const width of path) {
        await resize(page, width);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoOverflow(page);
        if (width === 360) await expectLargeTextFits(page);
        if (examined.some((each) => each === width)) await expectAccessible();
      }
    });

  screens.forEach(fitsEverywhere);

  test.describe('where content does not exist', () => {
    test.use({ expectedConsole: /404/ });
    [...missing, ...staffScreens].forEach(fitsEverywhere);
  });
}

/** Changes the preferences only in responses, because other tests use the same reader. */
const setPreferences = (page: Page, preferences: { language: string; theme: string }) =>
  page.route(/\/api\/comics\/user\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), preferences } });
  });

/** Simulates a doubled text size of the browser. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((chosen) => document.documentElement.style.setProperty('font-size', chosen), size);
  await setTextSize('200%');
  await settle(page);
  await expectNoOverflow(page);
  await setTextSize('');
  await settle(page);
}
