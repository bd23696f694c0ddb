import { type Kysely, sql } from 'kysely';

/**
 * Lets no row of a reader be added after the reader was erased, and keeps when an acquired issue was first read, which
 * guardian agreed to which version of the text, and consents after their account is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/** The columns that refer to the reader who gets a row. */
const columns = [
  ['comics.transaction', 'reader_id'],
  ['comics.subscription', 'reader_id'],
  ['comics.payment_card', 'reader_id'],
  ['comics.acquisition', 'reader_id'],
  ['comics.idempotency_key', 'reader_id'],
  ['comics.voucher_redemption', 'reader_id'],
  ['comics.sitting', 'reader_id'],
  ['comics.reading', 'reader_id'],
  ['comics.favourite', 'reader_id'],
  ['comics.issue_like', 'reader_id'],
  ['comics.follow', 'reader_id'],
  ['comics.announcement_schedule', 'reader_id'],
  ['comics.push_subscription', 'reader_id'],
  ['comics.guardian_request', 'reader_id'],
  ['comics.allowed_issue', 'reader_id'],
  ['comics.operator_link', 'reader_id'],
  ['comics.publisher_member', 'reader_id'],
  ['comics.reader', 'guardian_id'],
  ['publishing.request', 'submitted_by'],
] as const;

/** The pages of the acquired issue that everyone may read: the most of its editions. */
const samplePages = sql`(
  select coalesce(least(issue.sample_pages, max(edition.pages_count) / 2), 0)
  from comics.issue left join lateral (
    select count(*) as pages_count
    from comics.issue_content as content join comics.page on page.content_id = content.id
    where content.issue_id = issue.id
    group by content.id
  ) as edition on true
  where issue.id = acquisition.issue_id
  group by issue.id
)`;

/** By the owner of the acquisition, or by a child of the owner that had no acquisition of its own. */
const isReadByRight = (table: string, readAt: string) => sql`
  ${sql.ref(`${table}.issue_id`)} = acquisition.issue_id and (
    ${sql.ref(`${table}.reader_id`)} = acquisition.reader_id
    or ${sql.ref(`${table}.reader_id`)} in (
      select child.reader_id from comics.reader as child where child.guardian_id = acquisition.reader_id
    ) and not exists (
      select from comics.acquisition as own
      where own.reader_id = ${sql.ref(`${table}.reader_id`)} and own.issue_id = acquisition.issue_id
        and (own.expires_at is null or own.expires_at > ${sql.ref(`${table}.${readAt}`)})
    )
  )`;

const statements = [
  // The lock makes the row wait for a deletion that has begun, and a deletion wait for the row. erased_at is compared after
  // the lock is held. A condition in the query would exclude a reader that is not erased yet, and lock nothing.
  sql`create function comics.reject_erased_reader() returns trigger language plpgsql as $$
    declare
      erased timestamptz;
    begin
      select erased_at into erased from comics.reader
        where reader_id = (to_jsonb(new) ->> tg_argv[0])::uuid for key share;
      if erased is not null then
        raise exception 'The reader was erased.' using errcode = 'BA001', detail = to_jsonb(new) ->> tg_argv[0];
      end if;
      return new;
    end
  $$`,
  ...columns.map(([table, column]) =>
    sql.raw(`create trigger reject_erased_reader before insert on ${table}
      for each row execute function comics.reject_erased_reader('${column}')`),
  ),

  sql`alter table comics.acquisition add column first_read_at timestamptz`,
  sql`update comics.acquisition set first_read_at = now()
    where exists (
      select from comics.reading
      where ${isReadByRight('reading', 'read_at')} and (
        reading.read_at >= acquisition.created_at and reading.page >= ${samplePages}
        or reading.finished_at >= acquisition.created_at
      )
    ) or exists (
      select from comics.sitting
      where ${isReadByRight('sitting', 'last_read_at')} and sitting.last_read_at >= acquisition.created_at
        and sitting.pages[cardinality(sitting.pages)] >= ${samplePages}
    )`,

  sql`alter table comics.reader add column guardian_consent_version text
    check (guardian_consent_version ~ '^\\d{4}-\\d{2}-\\d{2}$')`,
  // The guardian's id remains when the guidance has ended. It has no foreign key, because it is only evidence.
  sql`alter table comics.reader add column guardian_consent_by uuid`,
  sql`update comics.reader set guardian_consent_by = guardian_id where guardian_consented_at is not null`,
  sql`alter table identity.consent drop constraint consent_account_id_fkey`,
];
