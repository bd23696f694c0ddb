import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesUnder } from '../support/files-under.ts';

/** Only this module grants and ends entitlements, because it requires the lock of the reader's row. */
const writersFolder = 'commerce/entitlements/';

/** These modules write before any reader uses the database, so they need no lock. */
const seedFolders = ['seed/', 'database/migrations/'];

const writingQuery = /(?:insertInto|updateTable|deleteFrom)\(\s*'comics\.(?:subscription|acquisition)\b/;
const writingSql = /\b(?:insert\s+into|update|delete\s+from)\s+comics\.(?:subscription|acquisition)\b/i;

/** Other files of the platform that write subscriptions or acquisitions. */
async function findOtherWriters(server: string): Promise<string[]> {
  const files = (await filesUnder(server)).filter(
    (file) =>
      file.endsWith('.ts') && ![writersFolder, ...seedFolders].some((folder) => file.startsWith(folder)),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(server, file), 'utf8')));
  return files.filter((_file, index) => {
    const text = texts[index] ?? '';
    return writingQuery.test(text) || writingSql.test(text);
  });
}

it('only the entitlements module writes subscriptions and acquisitions', async () => {
  expect(await findOtherWriters(resolve(import.meta.dirname, '../../server'))).toEqual([]);
});

describe('the check of entitlement writers', () => {
  let server: string;
  beforeAll(async () => {
    server = await mkdtemp(join(tmpdir(), 'banca-writers-'));
    const files = {
      'commerce/entitlements/grant.ts': "rows.insertInto('comics.subscription')",
      'seed/insert-subscriptions.ts': "rows.insertInto('comics.subscription')",
      'commerce/orders/grant.ts': "rows\n  .insertInto('comics.acquisition')",
      'readers/end.ts': "rows.updateTable('comics.subscription')",
      'reading/remove.ts': 'sql`delete from comics.acquisition where true`',
      'reading/read.ts': "rows.selectFrom('comics.acquisition')",
      'reading/others.ts': "rows.insertInto('comics.subscription_note')",
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(server, file)), { recursive: true });
      await writeFile(join(server, file), text);
    }
  });
  afterAll(() => rm(server, { recursive: true }));

  it('reports all planted violations', async () => {
    const reported = ['commerce/orders/grant.ts', 'readers/end.ts', 'reading/remove.ts'];
    expect((await findOtherWriters(server)).sort()).toEqual(reported);
  });
});
