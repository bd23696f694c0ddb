import { sql } from 'kysely';
import { accountTables } from '../../../../server/identity/personal-data/account-tables.ts';
import { readerTables } from '../../../../server/readers/personal-data/reader-tables.ts';
import portuguese from '../../../../server/readers/personal-data/texts/pt-br.json' with { type: 'json' };
import type { TestPlatform } from '../../support/test-platform.ts';

const listed = [...accountTables, ...readerTables].flatMap(({ name, columns }) =>
  columns.map((column) => `${name}.${column}`),
);

/** Names of columns that refer to a person without a foreign key. */
const namesOfPersons = [
  'account_id',
  'actor_id',
  'answered_by',
  'created_by',
  'guardian_id',
  'reader_id',
  'submitted_by',
  'user_id',
];

/** Columns whose rows may be added after the reader was erased, or that never name a reader who can be erased. */
const withoutGuard = [
  // The books record payments that arrive late.
  'comics.ledger_account.reader_id',
  'comics.ledger_transfer.erased_reader_id',
  // The reader itself, and who pays for what another one reads.
  'comics.reader.reader_id',
  'comics.sitting.payer_id',
  // Staff and members of publishers, who are not erased.
  'publishing.audit_entry.actor_id',
  'publishing.request.answered_by',
  'publishing.upload.created_by',
];

export function personalTables(platform: () => TestPlatform): void {
  it('has every column of the database that refers to a reader or an account', async () => {
    const { rows } = await sql<{ name: string }>`
      select format('%s.%s', constrained.conrelid::regclass, attribute.attname) as name
      from pg_constraint as constrained
      join pg_attribute as attribute
        on attribute.attrelid = constrained.conrelid and attribute.attnum = constrained.conkey[1]
      where constrained.contype = 'f'
        and constrained.confrelid in (
          'comics.reader'::regclass, 'identity.account'::regclass, 'identity.second_factor'::regclass)
      union
      select format('%s.%s', columns.table_schema || '.' || columns.table_name, columns.column_name)
      from information_schema.columns as columns
      join information_schema.tables as tables using (table_schema, table_name)
      where tables.table_type = 'BASE TABLE' and columns.column_name = any (${namesOfPersons})
        and columns.table_schema not in ('pg_catalog', 'information_schema')`.execute(platform().database);
    const missing = rows.map(({ name }) => name).filter((name) => !listed.includes(name));
    expect(missing).toEqual([]);
  });

  it('has a trigger in every table that rejects rows of an erased reader', async () => {
    const { rows } = await sql<{ name: string }>`
      select format('%s.%s', tgrelid::regclass, rtrim(encode(tgargs, 'escape'), '\\000')) as name
      from pg_trigger where tgname = 'reject_erased_reader' and tgenabled = 'O'`.execute(platform().database);
    const columns = readerTables.flatMap((table) => table.columns.map((column) => `${table.name}.${column}`));
    const guarded = columns.filter((column) => !withoutGuard.includes(column));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(guarded.toSorted());
  });

  it('names only columns that exist', async () => {
    for (const { name, columns } of [...accountTables, ...readerTables]) {
      for (const column of columns) {
        await sql`select ${sql.ref(column)} from ${sql.table(name)} limit 0`.execute(platform().database);
      }
    }
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('has a title for every part of the export', () => {
    const names = [...accountTables, ...readerTables].flatMap(({ exported }) =>
      'load' in exported ? [exported.name] : [],
    );
    expect(Object.keys(portuguese.sections).sort()).toEqual([...names].sort());
  });
}
