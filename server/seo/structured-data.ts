import type { Language } from '../http/language.ts';
import { texts } from './texts.ts';

export const publisherData = (name: string, url: string) => ({ '@type': 'Organization', name, url });

/** The breadcrumbs from the home page to a page, which is the last step. */
export function breadcrumbs(
  steps: readonly (readonly [name: string, path: string])[],
  language: Language,
  addressOf: (path: string) => string,
): object {
  const home = [texts[language].pages.home.title, '/'] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}
