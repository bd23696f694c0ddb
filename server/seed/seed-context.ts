import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SeedCatalogue, SeedIssue } from './seed-catalogue.ts';
import type { SeedContent } from './seed-content.ts';

/** The dependencies of the functions that insert the shop and its readers. */
export interface SeedContext {
  trx: Transaction<Tables>;
  now: Date;
  content: SeedContent;
  catalogue: SeedCatalogue;
  /** Ids of the issues in the database, by slug. */
  issues: ReadonlyMap<string, string>;
  /** Ids of the accounts, by username. */
  users: ReadonlyMap<string, string>;
}

export const market = 'brazil';
export const currency = 'BRL';

const dayMs = 24 * 60 * 60 * 1000;

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

export const inDays = ({ now }: Pick<SeedContext, 'now'>, days: number): Date => daysAfter(now, days);

/** Throws if the content uses a name that it does not define. */
export function requireEntry<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The seed content refers to ${name}, but does not define it.`);
  return value;
}

/** Newest first. */
export const publishedIssues = ({ catalogue, issues }: SeedContext): SeedIssue[] =>
  catalogue.issues.filter(({ slug, publishedDaysAgo }) => publishedDaysAgo >= 0 && issues.has(slug));
