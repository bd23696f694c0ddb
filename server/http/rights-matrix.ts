import type { AccountTable } from '../database/identity-tables.ts';
import type { Granting } from './access-sets.ts';
import { admits, type Caller, type StatedRoute } from './rights.ts';

const [owner, guardian, other] = ['owner', 'guardian', 'other'].map(
  (_who, place) => `00000000-0000-4000-8000-00000000000${place}`,
) as [string, string, string];

const caller = (uuid: string, role: AccountTable['role'], ...grantings: Granting[]): Caller => ({
  uuid,
  role,
  grantings,
  session: { id: '', createdAt: new Date(0) },
});

/** Who calls, by the name of the column; the owner is who is named in the path of a route. */
const columns: Readonly<Record<string, Caller | null>> = {
  nobody: null,
  reader: caller(other, 'USER'),
  owner: caller(owner, 'USER'),
  guardian: caller(guardian, 'USER'),
  STAFF: caller(other, 'STAFF'),
  ADMIN: caller(other, 'ADMIN'),
  EDITOR: caller(other, 'USER', 'EDITOR'),
  PUBLISHER: caller(other, 'USER', 'PUBLISHER'),
  ACCOUNTANT: caller(other, 'USER', 'ACCOUNTANT'),
  MANAGER: caller(other, 'USER', 'MANAGER'),
  'STAFF+EDITOR': caller(other, 'STAFF', 'EDITOR'),
  'STAFF+PUBLISHER': caller(other, 'STAFF', 'PUBLISHER'),
  'STAFF+ACCOUNTANT': caller(other, 'STAFF', 'ACCOUNTANT'),
  'STAFF+MANAGER': caller(other, 'STAFF', 'MANAGER'),
};

const whom = {
  isGuardianOf: async (by: string, guided: string) => by === guardian && guided === owner,
};

/** A Markdown table of who may call which route, decided by what decides about calls. */
export async function rightsMatrix(routes: readonly StatedRoute[]): Promise<string> {
  const rows = routes
    // Asking for the head of an answer is asking for it.
    .filter(({ method }) => method !== 'HEAD')
    .sort((one, next) => one.url.localeCompare(next.url) || one.method.localeCompare(next.method))
    .map(async ({ method, url, access }) => [
      `${method} ${url}`,
      access,
      ...(await Promise.all(
        Object.values(columns).map(async (who) =>
          (await admits(access, who, { id: owner }, whom)) ? 'yes' : '–',
        ),
      )),
    ]);
  return table([['route', 'for', ...Object.keys(columns)], ...(await Promise.all(rows))]);
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...body.map((row) => line(row))].join('\n');
}
