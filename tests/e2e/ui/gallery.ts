import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';

export { expectNoOverflow } from '../test.ts';
export { expect, test } from './test.ts';

const folder = resolve(import.meta.dirname, '../../../src/presentation/ui');

/** The components with fixtures, by file name. */
export const components: readonly string[] = globSync('**/*.fixtures.tsx', { cwd: folder })
  .map((file) => basename(file, '.fixtures.tsx'))
  .sort();

export async function openComponent(
  page: Page,
  component: string,
  theme: 'dark' | 'light' = 'dark',
): Promise<void> {
  const address = `/gallery/${component}?theme=${theme}`;
  if (page.url() === 'about:blank') await page.goto(address);
  else await page.evaluate((to) => window.gallery.open(to), address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A font that loads later would move what a test has measured.
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** A state of the open component. */
export const stateOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
