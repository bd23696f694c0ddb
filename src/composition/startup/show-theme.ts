import type { Theme } from '../../domain/account/display-choices.ts';

/** Applies the theme to the page and to the browser's interface. */
export function showTheme(page: Document, theme: Theme): void {
  page.documentElement.dataset.theme = theme;
  const background = getComputedStyle(page.documentElement).getPropertyValue('--ink-0').trim();
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}
