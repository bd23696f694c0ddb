import type { Theme } from '../../domain/account/display-choices.ts';

/** Gives the page its colours, and the browser around it that of the page. */
export function showTheme(page: Document, theme: Theme): void {
  page.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(page.documentElement).getPropertyValue('--ink-0').trim();
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
