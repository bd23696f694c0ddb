import type { IssueTable, MerchandiseTable, PanelRow } from '../../database/tables.ts';

export interface PublisherDetails {
  name: string;
  /** Made from the name when absent. A publisher who is there already is taken as they are. */
  username?: string;
  description?: string;
  /** The bytes of an image, kept when the publisher is made. */
  picture?: Buffer;
  priority?: number;
}

export interface SeriesDetails {
  title: string;
  /** Made from the title when absent. */
  slug?: string;
  description?: string;
}

/** All that is said of an issue beside its pages. */
export interface ComicDetails {
  title: string;
  /** Made from title and number when absent. A number is added to one that is taken. */
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
  /** Told by the shape of the pages when absent. */
  readingMode: IssueTable['readingMode'] | undefined;
  contributors: { name: string; role: string }[];
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  merchandises: Pick<MerchandiseTable, 'kind' | 'price' | 'currency'>[];
  publishedAt: Date;
  /** Of each page; none where they are not known. */
  panels: PanelRow[][];
}

/** What holds where neither the caller nor the comic says anything. */
export function ordinaryDetails(now: Date): Omit<ComicDetails, 'title'> {
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
