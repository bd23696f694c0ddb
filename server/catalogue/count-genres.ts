import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { genres, type IssueGenre } from './genres.ts';
import { isOffered } from './offered.ts';

interface GenreCount {
  genre: IssueGenre;
  issuesCount: number;
}

/** Counts the offered issues of each genre that has some, largest first. */
export type CountGenres = () => Promise<GenreCount[]>;

/** `lifetimeMs`: how long the counts are cached, because counting reads all issues. */
export function openGenreCounts(database: Database, lifetimeMs: number): CountGenres {
  const counts = new LRUCache<'all', GenreCount[]>({
    max: 1,
    ttl: lifetimeMs,
    fetchMethod: () => countGenres(database),
  });
  return () => counts.forceFetch('all');
}

async function countGenres(database: Database): Promise<GenreCount[]> {
  const { rows } = await sql<GenreCount>`
    select genre, count(*)::int as "issuesCount" from comics.issue
    where ${isOffered()} and genre = any (${[...genres]})
    group by genre order by count(*) desc, genre`.execute(database);
  return rows;
}
