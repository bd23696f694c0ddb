import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';

export { expectNoOverflow } from '../test.ts';
export { expect, test } from './test.ts';

const folder = resolve(import.meta.dirname, '../../../src/presentation/ui');

/** The components that have states to show, by the names of their files. */
export const components: readonly string[] = globSync('**/*.fixtures.tsx', { cwd: folder })
  .map((file) => basename(file, '.fixtures.tsx'))
  .sort();

/** Opens the gallery at a component. */
export async function openComponent(
  page: Page,
  component: string,
  theme: 'dark' | 'light' = 'dark',
): Promise<void> {
  const address = `/gallery/${component}?theme=${theme}`;
  if (page.url() === 'about:blank') await page.goto(address);
  else await page.evaluate((to) => window.gallery.open(to), address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A font that comes later moves what a test has measured.
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** One state of the component that is open. */
export const stateOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
