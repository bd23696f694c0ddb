import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { expect, test, waitForApp } from '../test.ts';
import { addCardTo, createBuyer, type NewBuyer, openSessionOf } from './create-buyer.ts';

let buyer: NewBuyer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await request.dispose();
});

const screens = [
  ['/subscription?plan=banca&period=30', 'Pagar R$ 19,90'],
  ['/issue/camera-nove/acquisition', 'Pagar R$ 8,90'],
  ['/account/payment-methods/balance', 'Pagar R$ 10,00'],
] as const;

for (const width of [360, 854, 1440])
  test(`the order forms have no layout shifts at ${width} px, also if fonts load last`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSessionOf(page, buyer);
    await watchShifts(page);
    const hasFont = () => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'));
    for (const isLate of [false, true]) {
      for (const [address, button] of screens) {
        const release = Promise.withResolvers<void>();
        if (!isLate) release.resolve();
        await page.route('**/*.woff2', async (route) => {
          await release.promise;
          await route.continue();
        });
        const methods = page.waitForResponse(/\/shop\/payment-method\b/);
        // The methods load after the form, and the cards after the methods.
        await page.route(/\/shop\/payment-method\b/, async (route) => {
          await page.getByRole('heading', { name: 'Resumo' }).waitFor();
          await route.continue();
        });
        await page.route('**/shop/payment-card', async (route) => {
          await methods;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'commit' });
        await waitForApp(page);
        await expect(page.getByRole('button', { name: button })).toBeEnabled();
        release.resolve();
        await page.waitForLoadState('networkidle');
        await expect.poll(hasFont).toBe(true);
        await test.step(`${address}, ${isLate}`, () => expectNoShift(page));
        await page.unrouteAll();
      }
    }
  });
