import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ConsentTable } from '../../database/identity-tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { type LegalText, type LegalTextKind, legalTexts } from '../../legal/legal-texts.ts';

/** One version of a text. */
export interface TextVersion {
  kind: LegalTextKind;
  version: string;
}

export const currentVersions: readonly TextVersion[] = legalTexts.map(({ kind, version }) => ({
  kind,
  version,
}));

/** True if no text has another version. */
export const areCurrent = (versions: readonly TextVersion[]): boolean =>
  versions.every(({ kind, version }) => version === findText(kind).version);

const findText = (kind: LegalTextKind): LegalText => {
  const text = legalTexts.find((each) => each.kind === kind);
  if (!text) throw new Error(`There is no text of the kind ${kind}.`);
  return text;
};

/** Adds that an account accepted these versions. One that it accepted before keeps its time. */
export async function addConsents(
  database: Database,
  accountId: string,
  versions: readonly TextVersion[],
): Promise<void> {
  await database
    .insertInto('identity.consent')
    .values(versions.map((version) => ({ ...version, accountId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What an account accepted, the newest first. */
export const listConsents = (database: Database, accountId: string): Promise<Selectable<ConsentTable>[]> =>
  database
    .selectFrom('identity.consent')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('acceptedAt', 'desc')
    .orderBy('version', 'desc')
    .orderBy('kind', 'desc')
    .execute();

/**
 * Returns the version of the privacy policy under which a guardian agrees to the account of a child: the current one.
 * Throws CONSENT.OUTDATED if the guardian has not accepted the current texts. Rule 124.
 */
export async function requireCurrentConsents(database: Database, guardianId: string): Promise<string> {
  if (!(await hasCurrentConsents(database, guardianId))) throw new ApiError('CONSENT.OUTDATED');
  return findText('privacy').version;
}

/** True if an account accepted the current version of every text. */
export async function hasCurrentConsents(database: Database, accountId: string): Promise<boolean> {
  const accepted = await listConsents(database, accountId);
  return currentVersions.every(({ kind, version }) =>
    accepted.some((each) => each.kind === kind && each.version === version),
  );
}
