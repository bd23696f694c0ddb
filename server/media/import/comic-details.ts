import type { IssueTable, MerchandiseTable, PanelRow } from '../../database/tables.ts';

export interface PublisherDetails {
  name: string;
  /** By default derived from the name. The details of an existing publisher are not changed. */
  username?: string;
  description?: string;
  /** The bytes of an image. Used only for a new publisher. */
  picture?: Buffer;
  priority?: number;
}

export interface SeriesDetails {
  title: string;
  /** By default derived from the title. */
  slug?: string;
  description?: string;
}

/** Everything about an issue except its pages. */
export interface ComicDetails {
  title: string;
  /** By default derived from title and number. If it exists, a number is appended. */
  slug: string | undefined;
  description: string;
  /** The language of the pages. */
  language: string;
  originalTitle: string | null;
  originalLanguage: string | undefined;
  publisher: PublisherDetails;
  series: SeriesDetails | null;
  number: number | null;
  country: string | null;
  /** YYYY-MM-DD. */
  releaseDate: string | null;
  genre: string | null;
  parentalRating: string;
  readingDirection: IssueTable['readingDirection'];
  /** By default derived from the shape of the pages. */
  readingMode: IssueTable['readingMode'] | undefined;
  contributors: { name: string; role: string }[];
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  /** Pages that everyone may read. By default the database decides. 0: no sample. */
  samplePages?: number;
  merchandises: Pick<MerchandiseTable, 'kind' | 'price' | 'currency'>[];
  publishedAt: Date;
  /** The panels of each page; empty if unknown. */
  panels: PanelRow[][];
}

/** The details of a comic if neither the caller nor the comic provides others. */
export function defaultDetails(now: Date): Omit<ComicDetails, 'title'> {
  return {
    slug: undefined,
    description: '',
    language: 'pt-br',
    originalTitle: null,
    originalLanguage: undefined,
    publisher: { name: 'Banca' },
    series: null,
    number: null,
    country: null,
    releaseDate: null,
    genre: null,
    parentalRating: 'L',
    readingDirection: 'ltr',
    readingMode: undefined,
    contributors: [],
    isAvailableForAll: true,
    isAvailableForSubscribers: true,
    merchandises: [],
    publishedAt: now,
    panels: [],
  };
}
