import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import type { MarketOf, SendPublicAnswer } from '../http/public-answers.ts';
import type { CountGenres } from './count-genres.ts';
import type { CountIssues } from './count-issues.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import type { CountSearch } from './search/count-search.ts';
import type { ListPopularSearches } from './search/popular-searches.ts';
import type { BannerChanges } from './showcase/banner-query.ts';
import type { TopIssues } from './top-issues.ts';

/** The dependencies of the catalogue's routes. */
export interface CatalogueService {
  database: Database;
  pictures: PictureAddresses;
  sendPublicAnswer: SendPublicAnswer;
  marketOf: MarketOf;
  bannerChanges: BannerChanges;
  topIssues: TopIssues;
  countIssues: CountIssues;
  countGenres: CountGenres;
  countSearch: CountSearch;
  listPopularSearches: ListPopularSearches;
}

export const WithId = Type.Object({ id: Type.String({ format: 'uuid' }) });

// PostgreSQL refuses the null character in texts.
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$' });
export const WithSlug = Type.Object({ slug: Name });
export const WithUsername = Type.Object({ username: Name });
