import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { genres, type IssueGenre } from './genres.ts';
import { issuesIn } from './markets/issues-in-market.ts';
import { isOffered } from './offered.ts';
import { parentalRatings } from './schemas.ts';

type ParentalRating = (typeof parentalRatings)[number];

interface GenreCount {
  genre: IssueGenre;
  issuesCount: number;
  /** The values add up to `issuesCount`. */
  issuesCountByRating: Record<ParentalRating, number>;
}

/** Counts the issues offered in a market, by genre. Genres without any are left out; the largest is first. */
export type CountGenres = (market: string) => Promise<GenreCount[]>;

/** `lifetimeMs`: how long the counts are cached, because counting reads all issues. */
export function openGenreCounts(database: Database, lifetimeMs: number): CountGenres {
  const counts = new LRUCache<string, GenreCount[]>({
    max: 20,
    ttl: lifetimeMs,
    fetchMethod: (market) => countGenres(database, market),
  });
  return (market) => counts.forceFetch(market);
}

async function countGenres(database: Database, market: string): Promise<GenreCount[]> {
  const { rows } = await sql<{ genre: IssueGenre; rating: ParentalRating; count: number }>`
    select genre, parental_rating as rating, count(*)::int as count from ${issuesIn(market)} as issue
    where ${isOffered()} and genre = any (${[...genres]})
    group by genre, parental_rating`.execute(database);
  const counts = new Map<IssueGenre, GenreCount>();
  for (const { genre, rating, count } of rows) {
    const genreCount = counts.get(genre) ?? {
      genre,
      issuesCount: 0,
      issuesCountByRating: createZeroCounts(),
    };
    genreCount.issuesCount += count;
    genreCount.issuesCountByRating[rating] = count;
    counts.set(genre, genreCount);
  }
  return [...counts.values()].sort(
    (one, other) => other.issuesCount - one.issuesCount || (one.genre < other.genre ? -1 : 1),
  );
}

const createZeroCounts = () =>
  Object.fromEntries(parentalRatings.map((rating) => [rating, 0])) as Record<ParentalRating, number>;
