import { sql } from 'kysely';

/** Whether `reader` is one of the oldest guided accounts of its guardian, as many as `plan` includes. Rule 114. */
export const isIncludedInPlan = sql<boolean>`plan.guided_accounts_count > (
  select count(*) from comics.reader as older
  where older.guardian_id = reader.guardian_id
    and (older.created_at, older.reader_id) < (reader.created_at, reader.reader_id)
)`;
