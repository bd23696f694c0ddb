import { type SqlBool, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { Vocabulary } from '../http/vocabulary.ts';
import { isGenre } from './genres.ts';
import type { offeredIssues } from './list-issues.ts';
import { ParentalRating, parentalRatings } from './schemas.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const catalogueFilters = {
  filter: Type.Optional(
    Vocabulary('CatalogueFilter', ['all', 'free', 'subscription', 'on_demand'], {
      default: 'all',
      description:
        'free: available for everyone. subscription: for subscribers, and not free. on_demand: only for purchase or rental.',
    }),
  ),
  genre: Type.Optional(Type.String({ maxLength: 50, description: 'Only issues of this genre.' })),
  rating: Type.Optional(ParentalRating('The highest parental rating to include.')),
  days: Type.Optional(
    Vocabulary('CatalogueDays', [7], {
      description: 'Only issues published within this number of days.',
    }),
  ),
};

const CatalogueFilters = Type.Object(catalogueFilters);

/** Filters with their defaults. They are a part of cache keys. */
export const filtersOf = ({
  filter = 'all',
  genre,
  rating = '+18',
  days,
}: Static<typeof CatalogueFilters>) => ({ filter, genre, rating, days });

export type Filters = ReturnType<typeof filtersOf>;

export const hasKnownGenre = ({ genre }: Filters): boolean => genre === undefined || isGenre(genre);

export const filterIssues = (
  issues: ReturnType<typeof offeredIssues>,
  market: string,
  { filter, genre, rating, days }: Filters,
) =>
  issues
    .where(filterConditions[filter](market))
    .$if(genre !== undefined, (some) => some.where('issue.genre', '=', genre ?? null))
    .$if(rating !== '+18', (some) =>
      some.where('issue.parentalRating', 'in', parentalRatings.slice(0, parentalRatings.indexOf(rating) + 1)),
    )
    .$if(days !== undefined, (some) =>
      some.where('issue.publishedAt', '>=', new Date(Date.now() - (days ?? 0) * dayMs)),
    );

/** An issue matches at most one filter besides 'all'. One that is not available in any way matches only 'all'. */
const filterConditions = {
  all: () => sql<SqlBool>`true`,
  free: () => sql<SqlBool>`issue.is_available_for_all`,
  subscription: () => sql<SqlBool>`(not issue.is_available_for_all and issue.is_available_for_subscribers)`,
  on_demand: (market) => sql<SqlBool>`(
    not issue.is_available_for_all and not issue.is_available_for_subscribers
    and exists (
      select from comics.merchandise as merchandise
      where merchandise.issue_id = issue.id and merchandise.market = ${market} and merchandise.removed_at is null
    )
  )`,
} as const satisfies Record<Filters['filter'], (market: string) => unknown>;
