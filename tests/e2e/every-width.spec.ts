import type { Page } from '@playwright/test';
import { waitForQuiet } from './quiet.ts';
import { scrollThrough } from './scrolling.ts';
import { chooseDisplay, setPreferences } from './set-display.ts';
import { signInAs } from './sign-in-as.ts';
import { expect, expectNoOverflow, test } from './test.ts';
import { resize, waitForFrames, widths } from './widths.ts';

interface Screen {
  name: string;
  address: string;
  /** A selector for content that is shown once the first responses have arrived. */
  contentSelector: string;
  /** Username of the signed-in reader. */
  username?: string;
  /** True if the screen grows while it is scrolled. */
  growsWhileScrolling?: true;
}

const issues = 'a[href^="/issue/"]';
const series = 'a[href^="/series/"]';
const publishers = 'a[href^="/publisher/"]';
const plans = 'h2:has-text("Banca")';
const radios = 'input[type="radio"]';
const search = 'search, input[type="search"]';

const screens: readonly Screen[] = [
  { name: 'home', address: '/', contentSelector: issues, growsWhileScrolling: true },
  { name: 'catalogue', address: '/catalog', contentSelector: issues },
  {
    name: 'catalogue with filters',
    address: '/catalog?kind=free&rating=14&new=week&genre=horror',
    contentSelector: 'select',
  },
  { name: 'genre', address: '/genre/science-fiction', contentSelector: issues },
  { name: 'search without a query', address: '/search', contentSelector: search },
  { name: 'search', address: '/search?s=turno', contentSelector: series },
  { name: 'search for series only', address: '/search?s=turno&in=series', contentSelector: series },
  { name: 'search without results', address: '/search?s=xilofone', contentSelector: 'h2' },
  { name: 'issue', address: '/issue/turno-da-noite-2-o-homem-seguido', contentSelector: series },
  { name: 'issue without a series', address: '/issue/quarenta-paginas', contentSelector: publishers },
  { name: 'age gate', address: '/issue/rede-na-varanda', contentSelector: 'button' },
  { name: 'series', address: '/series/turno-da-noite', contentSelector: issues },
  { name: 'publishers', address: '/publishers', contentSelector: publishers },
  {
    name: 'publisher',
    address: '/publisher/ipe-amarelo',
    contentSelector: issues,
    growsWhileScrolling: true,
  },
  { name: 'creator', address: '/creator/ruy-lopes', contentSelector: issues, growsWhileScrolling: true },
  { name: 'plans', address: '/plans', contentSelector: plans },
  {
    name: 'plans of a reader with two plans',
    address: '/plans',
    contentSelector: plans,
    username: 'elisa.agenda',
  },
  { name: 'shelf of a visitor', address: '/shelf/reading', contentSelector: 'a[href^="/auth/login"]' },
  { name: 'shelf: reading', address: '/shelf/reading', contentSelector: issues, username: 'beto.recife' },
  { name: 'shelf: finished', address: '/shelf/finished', contentSelector: issues, username: 'beto.recife' },
  { name: 'favourites', address: '/account/favourites', contentSelector: issues, username: 'beto.recife' },
  { name: 'shelf: bought', address: '/shelf/bought', contentSelector: issues, username: 'rosa.colecao' },
  { name: 'shelf: rented', address: '/shelf/rented', contentSelector: issues, username: 'rosa.colecao' },
  { name: 'following', address: '/shelf/following', contentSelector: series, username: 'beto.recife' },
  {
    name: 'shelf: history',
    address: '/shelf/history',
    contentSelector: issues,
    username: 'sergio.devora',
    growsWhileScrolling: true,
  },
  {
    name: 'empty shelf',
    address: '/shelf/bought',
    contentSelector: 'a[href^="/catalog"]',
    username: 'gil.expirou',
  },
  { name: 'account', address: '/account', contentSelector: 'a[href^="/reader/"]', username: 'clara.assina' },
  { name: 'own plan', address: '/account/plan', contentSelector: 'dl', username: 'elisa.agenda' },
  {
    name: 'payment methods',
    address: '/account/payment-methods',
    contentSelector: 'li',
    username: 'olga.cartoes',
  },
  {
    name: 'cards',
    address: '/account/payment-methods/cards',
    contentSelector: 'li',
    username: 'olga.cartoes',
  },
  {
    name: 'payment history',
    address: '/account/general/payment-history',
    contentSelector: 'td',
    username: 'quita.historico',
    growsWhileScrolling: true,
  },
  { name: 'voucher', address: '/account/voucher', contentSelector: 'li', username: 'paulo.saldo' },
  { name: 'security', address: '/account/security', contentSelector: 'li', username: 'olga.cartoes' },
  {
    name: 'family',
    address: '/account/family',
    contentSelector: 'article',
    username: 'lia.responsavel',
  },
  { name: 'subscription', address: '/subscription', contentSelector: radios, username: 'olga.cartoes' },
  {
    name: 'acquisition',
    address: '/issue/jovina-e-o-boi-da-lua/acquisition',
    contentSelector: radios,
    username: 'olga.cartoes',
  },
  {
    name: 'balance',
    address: '/account/payment-methods/balance',
    contentSelector: radios,
    username: 'olga.cartoes',
  },
];

const screensWithoutContent: readonly Screen[] = [
  { name: 'missing issue', address: '/issue/turno-noite', contentSelector: search },
  { name: 'missing series', address: '/series/turno-noite', contentSelector: search },
  { name: 'missing publisher', address: '/publisher/nuvem-rosa', contentSelector: search },
  { name: 'missing creator', address: '/creator/nuvem-rosa', contentSelector: search },
  { name: 'unknown address', address: '/nowhere', contentSelector: 'a' },
];

/** Staff have no comics profile before their first visit, so its request fails. */
const staffScreens: readonly Screen[] = [
  {
    name: 'accounts of readers',
    address: '/staff/accounts',
    contentSelector: 'input',
    username: 'yara.gere',
  },
];

/** The orders of widths differ, because the first requests of a screen depend on its initial width. */
const variants = [
  { code: 'pt-br', language: 'pt-BR', theme: 'dark', widthsInOrder: widths, axeWidths: [320, 1440] },
  {
    code: 'en-us',
    language: 'en-US',
    theme: 'light',
    widthsInOrder: [780, 360, 320, 854, 1000, 1440],
    axeWidths: [780],
  },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { code, language, theme, widthsInOrder, axeWidths } of variants) {
  const openScreen = async (
    page: Page,
    { address, contentSelector, username, growsWhileScrolling }: Screen,
  ) => {
    await chooseDisplay(page, { language: code, theme });
    if (username) {
      await signInAs(page, username);
      await setPreferences(page, { language: code, theme });
    }
    await page.setViewportSize({ width: widthsInOrder[0] ?? 320, height: 800 });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Not the items of the account menu, which is hidden in narrow windows.
    await expect(
      page.getByRole('main').locator(contentSelector).filter({ visible: true }).first(),
    ).toBeVisible();
    await waitForQuiet(page);
    if (growsWhileScrolling) await scrollThrough(page);
  };

  const testEveryWidth = (screen: Screen) =>
    test(`${screen.name}, ${language}, ${theme}: fits at every width, and axe has no findings`, async ({
      page,
      expectAccessible,
    }) => {
      await openScreen(page, screen);
      for (const width of widthsInOrder) {
        await resize(page, width);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoOverflow(page);
        if (width === 360) await expectLargeTextFits(page);
        if (axeWidths.some((each) => each === width)) await expectAccessible();
      }
    });

  screens.forEach(testEveryWidth);

  test.describe('of content that does not exist', () => {
    test.use({ expectedConsole: /404/ });
    [...screensWithoutContent, ...staffScreens].forEach(testEveryWidth);
  });
}

/** Simulates a doubled text size of the browser. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((chosen) => document.documentElement.style.setProperty('font-size', chosen), size);
  await setTextSize('200%');
  await waitForFrames(page);
  await expectNoOverflow(page);
  await setTextSize('');
  await waitForFrames(page);
}
