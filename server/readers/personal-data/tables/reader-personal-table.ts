import { sql } from 'kysely';
import type { LockedBuyer } from '../../../commerce/buyer.ts';
import type { Database } from '../../../database/database.ts';
import type { PersonalRow, PersonalTable } from '../../../personal-data/personal-table.ts';

/** What happens to the rows when the account is deleted. `keep`: under the id of a reader of whom nothing else is known. */
type Deletion =
  | { kind: 'delete' }
  | { kind: 'keep'; reason: string }
  /** The personal data in the rows is removed. */
  | { kind: 'anonymise'; reason: string; erase(reader: LockedBuyer): Promise<void> };

export interface ReaderPersonalTable extends PersonalTable {
  deletion: Deletion;
}

export const deleted = { kind: 'delete' } as const;
export const readerColumn = ['reader_id'];

/** The title of the issue in the row that `issueId` refers to, in the original language. */
export const titleOf = (issueId: string) =>
  sql<string | null>`(select content.title from comics.issue_content as content
    join comics.issue as issue on issue.id = content.issue_id
    where content.issue_id = ${sql.ref(issueId)}
    order by content.language = issue.original_language desc, content.language limit 1)`;

export const namesOfPlans = (planId: string, language: string) =>
  sql<string | null>`(select text.name from comics.plan_text as text where text.plan_id = ${sql.ref(planId)}
    order by text.language = ${language} desc, text.language desc limit 1)`;

/** Rows of a table that only name an issue and a time. */
export const listIssues = (
  database: Database,
  table: 'comics.allowed_issue' | 'comics.favourite' | 'comics.issue_like',
  readerId: string,
): Promise<PersonalRow[]> =>
  database
    .selectFrom(table)
    .select(['issueId', 'createdAt', titleOf(`${table}.issueId`).as('title')])
    .where('readerId', '=', readerId)
    .orderBy('createdAt')
    .execute();
