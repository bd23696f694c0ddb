import type { Page } from '@playwright/test';

/** Expects that a status says these words after `act`, also if only for a moment: it looks at every frame. */
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
