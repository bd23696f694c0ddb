import type { Language } from '../http/language.ts';
import { texts } from './texts.ts';

/** The tag by which the rest of the world knows a language: 'pt-BR'. */
export const languageTag = (language: string): string =>
  language.replace(/-(\w+)$/, (_all, region: string) => `-${region.toUpperCase()}`);

/** An organization as part of something else. */
export const publisherData = (name: string, url: string) => ({ '@type': 'Organization', name, url });

/** The way from the shop's door to a page, which is its last step. */
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
