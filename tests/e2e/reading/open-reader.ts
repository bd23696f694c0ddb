import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The image of a page, once it is decoded. */
export const pageImage = (page: Page, number: number): Locator =>
  page
    .getByRole('img', { name: new RegExp(`^Página ${number} de `) })
    .and(page.locator('[data-state=ready] *'));

export async function openReader(page: Page, slug: string): Promise<void> {
  await page.goto(`/issue/${slug}`);
  await page.getByRole('link', { name: /^(Ler|Continuar)/ }).click();
  await expect(page.locator('[data-state=ready]').first()).toBeVisible();
}

/** Shows one page at a time, as in a window that is too narrow for two. */
export async function showSinglePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const direction of ['ltr', 'rtl']) {
      const choice = { mode: 'paged', direction, fit: 'page', showsPairs: false };
      const key = `banca.reading.paged-${direction}`;
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(choice));
    }
  });
}
