import type { PictureAddresses } from '../catalogue/picture-addresses.ts';
import type { Database } from '../database/database.ts';
import type { Language } from '../http/language.ts';

/** What the facts of pages are found with. */
export interface Finding {
  database: Database;
  pictures: Pick<PictureAddresses, 'coverPicture'>;
}

/** What is asked about: the name in the path, such as a slug, and the language of the page. */
export interface Wanted {
  name: string;
  language: Language;
}

/** What is found at an address; without a page the shop says that in its own words. */
export type Described = { status: 200; page: Page } | { status: 404 | 410; page: null };

export const unknown: Described = { status: 404, page: null };
export const gone: Described = { status: 410, page: null };

export interface Page {
  /** The one path that it is to be found by; null: it is not to be found. */
  path: string | null;
  /** Without the name of the shop. */
  title: string;
  description: string;
  kind: 'website' | 'book';
  /** Null: the shop's own. */
  picture: SharedPicture | null;
  isForAdults: boolean;
  /** For whoever reads schema.org, with the page's own paths: `headOf` makes addresses of them. */
  data(addressOf: (path: string) => string): object[];
}

export interface SharedPicture {
  /** A path of the platform or an address. */
  address: string;
  width: number;
  height: number;
  alternative: string;
}

export const pathTo = {
  issue: (slug: string) => `/issue/${encodeURIComponent(slug)}`,
  series: (slug: string) => `/series/${encodeURIComponent(slug)}`,
  publisher: (username: string) => `/publisher/${encodeURIComponent(username)}`,
  // As the app names genres in addresses: 'science-fiction', 'childrens'.
  genre: (genre: string) => `/genre/${genre.replaceAll("'", '').replaceAll(' ', '-')}`,
};
