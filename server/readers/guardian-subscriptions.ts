import { type RawBuilder, sql } from 'kysely';

/**
 * Selects the subscriptions of the guardian of `reader` that are running and whose plan includes `reader`: it is one of the
 * oldest guided accounts, as many as the plan includes. Empty without a guardian. Rule 114.
 */
export const guardianSubscriptions = (at: Date | RawBuilder<unknown>) => sql`(
  select subscription.id, subscription.expires_at
  from comics.subscription as subscription join comics.plan as plan on plan.id = subscription.plan_id
  where subscription.reader_id = reader.guardian_id
    and subscription.starts_at <= ${at} and subscription.expires_at > ${at}
    and plan.guided_accounts_count > (
      select count(*) from comics.reader as older
      where older.guardian_id = reader.guardian_id
        and (older.created_at, older.reader_id) < (reader.created_at, reader.reader_id)
    )
)`;
