import type { Page, ViewportSize } from '@playwright/test';
import type {} from '../../../src/presentation/gallery/gallery-window.ts';

/** The pages that a worker reuses, by whether they have a clock. */
export type ReusedPages = Map<boolean, Page>;

/** A gallery page with nothing open, and a function that resets it after a test. */
export async function reusePage(
  pages: ReusedPages,
  newPage: () => Promise<Page>,
  hasClock: boolean,
): Promise<{ page: Page; reset: (viewport: ViewportSize | null) => Promise<void> }> {
  const page = pages.get(hasClock) ?? (await openReusedPage(await newPage(), hasClock));
  pages.set(hasClock, page);
  return { page, reset: (viewport) => resetPage(page, viewport, hasClock) };
}

async function openReusedPage(page: Page, hasClock: boolean): Promise<Page> {
  if (hasClock) await page.clock.install({ time: 0 });
  await page.goto('/gallery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => window.gallery.close());
  page.route = rejectCall('route');
  page.addInitScript = rejectCall('addInitScript');
  page.context().route = rejectCall('route');
  page.context().addInitScript = rejectCall('addInitScript');
  page.context().grantPermissions = rejectCall('grantPermissions');
  return page;
}

/** For methods that would change the page for later tests. */
const rejectCall = (method: string) => () => {
  throw new Error(`A reused page has no ${method}: add test.use({ pageKind: 'own' }).`);
};

async function resetPage(page: Page, viewport: ViewportSize | null, hasClock: boolean): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  if (hasClock) await page.clock.resume();
  await page.evaluate(() => window.gallery.close());
  await page.emulateMedia({
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    media: null,
    reducedMotion: null,
  });
  await page.mouse.move(-1, -1);
  const { width, height } = page.viewportSize() ?? {};
  if (viewport && (viewport.width !== width || viewport.height !== height))
    await page.setViewportSize(viewport);
}
