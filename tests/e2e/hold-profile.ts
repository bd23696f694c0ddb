import type { Page } from '@playwright/test';

/** Holds the response with the profile of the signed-in reader until the returned function is called. */
export async function holdProfile(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/comics/user/*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
