import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SeedCatalogue, SeedIssue } from './seed-catalogue.ts';
import type { SeedContent } from './seed-content.ts';

/** What the functions need that insert the shop and its readers. */
export interface SeedContext {
  rows: Transaction<Tables>;
  now: Date;
  content: SeedContent;
  catalogue: SeedCatalogue;
  /** By slug: those that the database has. */
  issues: ReadonlyMap<string, string>;
  /** The accounts' identifiers, by username. */
  users: ReadonlyMap<string, string>;
}

export const market = 'brazil';
export const currency = 'BRL';

const day = 24 * 60 * 60 * 1000;

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day);

export const inDays = ({ now }: Pick<SeedContext, 'now'>, days: number): Date => daysAfter(now, days);

/** Throws for a name that the content uses and does not define. */
export function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The seed content refers to ${name}, but does not define it.`);
  return value;
}

/** Newest first. */
export const publishedIssues = ({ catalogue, issues }: SeedContext): SeedIssue[] =>
  catalogue.issues.filter(({ slug, publishedDaysAgo }) => publishedDaysAgo >= 0 && issues.has(slug));
