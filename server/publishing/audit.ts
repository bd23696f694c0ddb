import type { Transaction } from 'kysely';
import { jsonColumn } from '../database/json-column.ts';
import type { Tables } from '../database/tables.ts';

/** A transaction that changes the catalogue. */
export type CatalogueTransaction = Transaction<Tables>;

interface AuditedChange {
  /** The account that makes the change. */
  actorId: string;
  /** A verb in the past, such as 'created' or 'approved'. */
  action: string;
  subject: { kind: string; id: string };
  /** The former values. Null if the subject is new. */
  before: object | null;
  /** The new values. Null if the subject was removed. */
  after: object | null;
}

/** Adds an entry to the audit log, with the fields that differ. Adds none if both are equal. */
export async function recordChange(
  trx: CatalogueTransaction,
  { actorId, action, subject, before, after }: AuditedChange,
): Promise<void> {
  const changed = before && after ? Object.keys(changedFields(before, after)) : null;
  if (changed?.length === 0) return;
  await trx
    .insertInto('publishing.audit_entry')
    .values({
      actorId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: before && jsonColumn(changed ? pick(before, changed) : before),
      after: after && jsonColumn(changed ? pick(after, changed) : after),
    })
    .execute();
}

const entriesOf = (value: object): Record<string, unknown> => ({ ...value });

/** Returns the fields of `after` that differ from those of `before`. */
export function changedFields<Fields extends object>(before: object, after: Fields): Partial<Fields> {
  const [former, current] = [entriesOf(before), entriesOf(after)];
  const isChanged = (key: string) => JSON.stringify(former[key]) !== JSON.stringify(current[key]);
  return Object.fromEntries(Object.entries(after).filter(([key]) => isChanged(key))) as Partial<Fields>;
}

const pick = (value: object, keys: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
