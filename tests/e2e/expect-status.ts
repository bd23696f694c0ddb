import type { Page } from '@playwright/test';

/** Expects that a status contains the text after `act`, even for a single frame. */
export async function expectStatus(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  const shown = page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('output, [role=status]')].some(({ textContent }) =>
        textContent?.includes(text),
      ),
    words,
    { timeout: 10_000 },
  );
  await act();
  await shown;
}
