import type { ComicDetails } from '../import/comic-details.ts';

/** What the command line says about the comics that it names. */
export interface ImportWishes {
  audience?: 'all' | 'subscribers';
  publisher?: string;
  series?: string;
  language?: string;
}

export function detailsOf({ audience, publisher, series, language }: ImportWishes): Partial<ComicDetails> {
  return {
    ...(audience === undefined
      ? {}
      : { isAvailableForAll: audience === 'all', isAvailableForSubscribers: true }),
    ...(publisher === undefined ? {} : { publisher: { name: publisher } }),
    ...(series === undefined ? {} : { series: { title: series } }),
    ...(language === undefined ? {} : { language }),
  };
}
