import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { waitForQuiet } from '../quiet.ts';
import { expect, test, waitForApp } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 }, waitsForApp: false });

const addresses: readonly (readonly [address: string, calls: RegExp])[] = [
  ['/', /\/api\/comics\/exploration\//],
  ['/catalog', /\/api\/comics\/exploration\/issue\//],
  ['/issue/da-direita', /\/api\/comics\/issue\/slug\//],
  ['/series/turno-da-noite', /\/api\/comics\/series\/slug\//],
  ['/plans', /\/api\/comics\/plan/],
  ['/shelf', /\/api\/comics\/reading\//],
];

for (const [address, calls] of addresses)
  test(`nothing moves on ${address} while the data of another market load`, async ({ page, signIn }) => {
    await signIn();
    // The app does not use the answers for visitors that the page contains.
    await page.addInitScript(() => {
      const { readerId } = JSON.parse(localStorage.getItem('banca.session') ?? '{}');
      localStorage.setItem('banca.market', JSON.stringify({ readerId, market: 'portugal' }));
    });
    await page.route('**/api/comics/user/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), market: 'portugal' } });
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    let heldCount = 0;
    await page.route(calls, async (route) => {
      heldCount += 1;
      await promise;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(address);
    await waitForApp(page);
    await expect.poll(() => heldCount).toBeGreaterThan(0);
    resolve();
    await waitForQuiet(page);
    await expectNoShift(page);
  });
