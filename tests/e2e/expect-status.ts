import type { Page } from '@playwright/test';

/** Expects that a status contains the text after `action`, even for a single frame. */
export async function expectStatus(
  page: Page,
  expectedText: string,
  action: () => Promise<void>,
): Promise<void> {
  const shown = page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('output, [role=status]')].some(({ textContent }) =>
        textContent?.includes(text),
      ),
    expectedText,
    { timeout: 10_000 },
  );
  await action();
  await shown;
}
