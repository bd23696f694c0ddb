import type { Page } from '@playwright/test';
import { stateOf } from './gallery.ts';

/** The button that opens the modal of a gallery state. */
export const opener = (page: Page, state = 'over the page') =>
  stateOf(page, state).getByRole('button', { name: 'Open', exact: true });

export const modal = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a modal of the gallery by keyboard. */
export async function openModal(page: Page, state?: string): Promise<void> {
  await opener(page, state).focus();
  await page.keyboard.press('Enter');
}
