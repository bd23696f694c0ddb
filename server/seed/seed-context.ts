import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DemoCatalogue, DemoIssue } from './seed-catalogue.ts';

/** What each part of the demo's readers and shop is written with. */
export interface Around {
  rows: Transaction<Tables>;
  now: Date;
  catalogue: DemoCatalogue;
  /** By slug: those that the database has. */
  issues: ReadonlyMap<string, string>;
  /** The accounts' identifiers, by username. */
  users: ReadonlyMap<string, string>;
}

export const market = 'brazil';
export const currency = 'BRL';

const day = 24 * 60 * 60 * 1000;

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day);

export const inDays = ({ now }: Pick<Around, 'now'>, days: number): Date => daysAfter(now, days);

/** Throws for a name that the data writes in one file and no other has. */
export function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`The demo's data names ${name}, which is nowhere.`);
  return value;
}

/** Newest first. */
export const publishedIssues = ({ catalogue, issues }: Around): DemoIssue[] =>
  catalogue.issues.filter(({ slug, publishedDaysAgo }) => publishedDaysAgo >= 0 && issues.has(slug));
