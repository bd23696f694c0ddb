import type { PictureAddresses } from '../catalogue/picture-addresses.ts';
import type { Database } from '../database/database.ts';
import type { Language } from '../http/language.ts';

export interface SeoContext {
  database: Database;
  pictures: Pick<PictureAddresses, 'coverPicture'>;
}

export interface PageTarget {
  /** The last part of the path, decoded: the slug of an issue, series or creator, the username of a publisher, or a genre. */
  pathParameter: string;
  language: Language;
}

export type PageDescription = { status: 200; page: PageMetadata } | { status: 404 | 410; page: null };

export const unknownPage: PageDescription = { status: 404, page: null };
export const gonePage: PageDescription = { status: 410, page: null };

export interface PageMetadata {
  /** The canonical path. Null if search engines must not index the page. */
  path: string | null;
  /** Without the name of the shop. */
  title: string;
  description: string;
  kind: 'website' | 'book';
  /** Null for the default picture of the shop. */
  picture: SharedPicture | null;
  isForAdults: boolean;
  /** The path of its Atom feed, if it has one. */
  feed?: string;
  /** Structured data (schema.org). `addressOf` turns a path into an absolute address. */
  data(addressOf: (path: string) => string): object[];
}

export interface SharedPicture {
  /** A path of the platform or an absolute address. */
  address: string;
  width: number;
  height: number;
  altText: string;
}

export const pathTo = {
  issue: (slug: string) => `/issue/${encodeURIComponent(slug)}`,
  series: (slug: string) => `/series/${encodeURIComponent(slug)}`,
  publisher: (username: string) => `/publisher/${encodeURIComponent(username)}`,
  creator: (slug: string) => `/creator/${encodeURIComponent(slug)}`,
  // The same format as in the app: 'science-fiction', 'childrens'.
  genre: (genre: string) => `/genre/${genre.replaceAll("'", '').replaceAll(' ', '-')}`,
};
