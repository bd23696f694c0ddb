import type { AccountTable } from '../database/identity-tables.ts';
import type { AccountGranting } from './access-sets.ts';
import { type Caller, isAllowed, type RouteAccess } from './rights.ts';

const [owner, guardian, other] = ['owner', 'guardian', 'other'].map(
  (_name, index) => `00000000-0000-4000-8000-00000000000${index}`,
) as [string, string, string];

const callerWith = (uuid: string, role: AccountTable['role'], ...grantings: AccountGranting[]): Caller => ({
  uuid,
  role,
  grantings,
  session: { id: '', createdAt: new Date(0) },
});

/** Callers by the name of their column. The owner's id is in the path of the route. */
const columns: Readonly<Record<string, Caller | null>> = {
  visitor: null,
  reader: callerWith(other, 'USER'),
  owner: callerWith(owner, 'USER'),
  guardian: callerWith(guardian, 'USER'),
  STAFF: callerWith(other, 'STAFF'),
  ADMIN: callerWith(other, 'ADMIN'),
  EDITOR: callerWith(other, 'USER', 'EDITOR'),
  PUBLISHER: callerWith(other, 'USER', 'PUBLISHER'),
  ACCOUNTANT: callerWith(other, 'USER', 'ACCOUNTANT'),
  MANAGER: callerWith(other, 'USER', 'MANAGER'),
  'STAFF+EDITOR': callerWith(other, 'STAFF', 'EDITOR'),
  'STAFF+PUBLISHER': callerWith(other, 'STAFF', 'PUBLISHER'),
  'STAFF+ACCOUNTANT': callerWith(other, 'STAFF', 'ACCOUNTANT'),
  'STAFF+MANAGER': callerWith(other, 'STAFF', 'MANAGER'),
};

const directory = {
  isGuardianOf: async (guardianId: string, guidedId: string) => guardianId === guardian && guidedId === owner,
};

/** Creates a Markdown table of who may call which route. It uses the same access check as requests. */
export async function accessMatrix(routes: readonly RouteAccess[]): Promise<string> {
  const rows = routes
    // Fastify adds HEAD to each GET, with the same access.
    .filter(({ method }) => method !== 'HEAD')
    .sort((a, b) => a.url.localeCompare(b.url) || a.method.localeCompare(b.method))
    .map(async ({ method, url, access }) => [
      `${method} ${url}`,
      access,
      ...(await Promise.all(
        Object.values(columns).map(async (caller) =>
          (await isAllowed(access, caller, { id: owner }, directory)) ? 'yes' : '–',
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
