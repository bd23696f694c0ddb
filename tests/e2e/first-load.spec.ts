import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Words that only the code of each library has. */
const marks = {
  'class-validator': 'unknown value was passed to the validate function',
  dompurify: 'DOMPurify',
  downshift: 'downshift',
  imask: 'compiledMasks',
};

const needed: [address: string, libraries: (keyof typeof marks)[]][] = [
  ['/', []],
  ['/catalog', []],
  ['/genre/horror', []],
  ['/search?s=turno', []],
  ['/issue/da-direita', []],
  ['/plans', []],
  ['/series/turno-da-noite', []],
  ['/publishers', []],
  ['/publisher/ipe-amarelo', []],
  ['/auth/login', []],
  ['/auth/forgot-password', []],
  ['/auth/reset-password', []],
  ['/auth/validate-email', []],
  ['/auth/external', []],
  ['/callback', []],
];

const ofCards: (keyof typeof marks)[] = ['class-validator', 'downshift', 'imask'];

/** What only readers see, with what comes once the screen is at rest: this one has no card to pay with. */
const neededByReaders: [address: string, libraries: (keyof typeof marks)[]][] = [
  ['/subscription', ofCards],
  ['/issue/jovina-e-o-boi-da-lua/acquisition', ofCards],
  ['/account/payment-methods/balance', ofCards],
  ['/account/payment-methods', []],
  ['/account/payment-methods/cards', []],
  ['/account/general/payment-history', []],
  ['/account/plan', []],
  ['/account/acquisitions', []],
  ['/account/voucher', ['imask']],
];

/** What the scripts that came so far bring; it may be asked for as often as one likes. */
function watchLibraries(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const script = response.text();
    // One that begins to come when the test is over is nobody's any more; those that are waited for still throw.
    script.catch(() => {});
    scripts.push(script);
  });
  return async () => {
    const code = (await Promise.all(scripts)).join('\n');
    const brought = Object.entries(marks).filter(([, mark]) => code.includes(mark));
    return brought.map(([library]) => library);
  };
}

test.beforeEach(async ({ page }) => {
  // Who saves data gets nothing ahead of the screens that links in sight lead to.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

for (const [address, libraries] of needed) {
  test(`${address} brings ${libraries.join(', ') || 'no library of forms and lists'}`, async ({ page }) => {
    const brought = watchLibraries(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await brought()).toEqual(libraries);
  });
}

for (const [address, libraries] of neededByReaders) {
  test(`${address} brings a reader ${libraries.join(', ') || 'no library of forms and lists'}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const brought = watchLibraries(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(brought, { timeout: 30_000 }).toEqual(libraries);
    await page.waitForLoadState('networkidle');
    expect(await brought()).toEqual(libraries);
  });
}

test('the form of an order comes after its heading, and that of a card after both', async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  const address = '/subscription';
  const letCome = await holdOthers(page, request, address);
  const brought = watchLibraries(page);
  // A script that is held before the page has loaded holds 'load' as well.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Assinar' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Período' })).toHaveCount(0);
  letCome();
  await expect(page.getByRole('group', { name: 'Período' })).toBeVisible();
  await expect.poll(brought, { timeout: 30_000 }).toEqual(ofCards);
});

/** Lets scripts that the page does not name come only once the returned function is called. */
async function holdOthers(page: Page, request: APIRequestContext, address: string): Promise<() => void> {
  const named = await (await request.get(address)).text();
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/[^/]*\.js$/, async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname)) await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('/auth/signup stands without imask, and keeps what is typed before that comes', async ({
  page,
  request,
}) => {
  const letCome = await holdOthers(page, request, '/auth/signup');
  const brought = watchLibraries(page);
  await page.goto('/auth/signup', { waitUntil: 'commit' });
  const phone = page.getByLabel('Celular ou telefone com DDD');
  await phone.pressSequentially('119876');
  await expect(phone).toHaveValue('119876');
  expect(await brought()).toEqual([]);
  letCome();
  await expect(phone).toHaveValue('(11) 9876');
  await phone.pressSequentially('54321');
  await expect(phone).toHaveValue('(11) 98765-4321');
  expect(await brought()).toEqual(['imask']);
});

test('the screen of one’s data stands before its forms, which bring the most', async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  const address = '/account/general/user-data';
  const letCome = await holdOthers(page, request, address);
  const brought = watchLibraries(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brought()).toEqual([]);
  letCome();
  await expect(page.getByLabel('Apelido')).toBeVisible();
  await expect.poll(brought, { timeout: 30_000 }).toEqual(ofCards);
});

test('the suggestions of the search come when somebody enters the field', async ({ page }) => {
  await page.goto('/catalog');
  const fetched = page.waitForResponse(/assets\/search-suggestions\..*\.js$/);
  await page.getByRole('banner').getByRole('combobox').focus();
  expect((await fetched).ok()).toBe(true);
});
