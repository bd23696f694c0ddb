import type { ComicDetails } from '../../media/import/comic-details.ts';

/** Details that the command line sets for all comics. */
export interface ImportFlags {
  audience?: 'all' | 'subscribers';
  publisher?: string;
  series?: string;
  language?: string;
  samplePages?: number;
}

export function detailsOf({
  audience,
  publisher,
  series,
  language,
  samplePages,
}: ImportFlags): Partial<ComicDetails> {
  return {
    ...(audience === undefined
      ? {}
      : { isAvailableForAll: audience === 'all', isAvailableForSubscribers: true }),
    ...(publisher === undefined ? {} : { publisher: { name: publisher } }),
    ...(series === undefined ? {} : { series: { title: series } }),
    ...(language === undefined ? {} : { language }),
    ...(samplePages === undefined ? {} : { samplePages }),
  };
}
