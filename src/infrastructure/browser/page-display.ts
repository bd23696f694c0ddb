import type { DisplayChoices } from '../../domain/account/display-choices.ts';

/**
 * How the page is displayed if the reader has chosen nothing on this device. The platform has served it in a language that
 * the browser accepts, and the first script of the page has followed the theme of the system.
 */
export const readPageDisplay = ({
  lang,
  dataset,
}: Pick<HTMLElement, 'lang' | 'dataset'>): DisplayChoices => ({
  language: lang === 'en-US' ? 'en-us' : 'pt-br',
  theme: dataset.theme === 'light' ? 'light' : 'dark',
});
