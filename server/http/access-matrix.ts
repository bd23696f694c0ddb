import type { AccountTable } from '../database/identity-tables.ts';
import { type Caller, isAllowed, type RouteAccess } from './access.ts';
import type { AccountGranting } from './access-sets.ts';

const [owner, guardian, strangerId] = ['owner', 'guardian', 'other'].map(
  (_name, index) => `00000000-0000-4000-8000-00000000000${index}`,
) as [string, string, string];

const buildCaller = (uuid: string, role: AccountTable['role'], ...grantings: AccountGranting[]): Caller => ({
  uuid,
  role,
  grantings,
  session: { id: '', createdAt: new Date(0) },
});

/** Callers by the name of their column. The owner's id is in the path of the route. */
const callersByColumn: Readonly<Record<string, Caller | null>> = {
  visitor: null,
  reader: buildCaller(strangerId, 'USER'),
  owner: buildCaller(owner, 'USER'),
  guardian: buildCaller(guardian, 'USER'),
  STAFF: buildCaller(strangerId, 'STAFF'),
  ADMIN: buildCaller(strangerId, 'ADMIN'),
  EDITOR: buildCaller(strangerId, 'USER', 'EDITOR'),
  PUBLISHER: buildCaller(strangerId, 'USER', 'PUBLISHER'),
  ACCOUNTANT: buildCaller(strangerId, 'USER', 'ACCOUNTANT'),
  MANAGER: buildCaller(strangerId, 'USER', 'MANAGER'),
  'STAFF+EDITOR': buildCaller(strangerId, 'STAFF', 'EDITOR'),
  'STAFF+PUBLISHER': buildCaller(strangerId, 'STAFF', 'PUBLISHER'),
  'STAFF+ACCOUNTANT': buildCaller(strangerId, 'STAFF', 'ACCOUNTANT'),
  'STAFF+MANAGER': buildCaller(strangerId, 'STAFF', 'MANAGER'),
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
        Object.values(callersByColumn).map(async (caller) =>
          (await isAllowed(access, caller, { id: owner }, directory)) ? 'yes' : '–',
        ),
      )),
    ]);
  return formatTable([['route', 'for', ...Object.keys(callersByColumn)], ...(await Promise.all(rows))]);
}

function formatTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const formatRow = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = formatRow(
    head.map(() => ''),
    '-',
  );
  return [formatRow(head), rule, ...body.map((row) => formatRow(row))].join('\n');
}
