import type { Access } from '@banca/server/http/access.js';
import { accessMatrix } from '../../../../server/http/access-matrix.ts';

const buildRoute = (access: Access, url = '/x', method = 'GET') => ({ method, url, access });

/** Returns the names of the columns with 'yes'. */
async function callersAllowedBy(access: Access): Promise<string[]> {
  const [head = '', , row = ''] = (await accessMatrix([buildRoute(access)])).split('\n');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const names = cells(head);
  return cells(row).flatMap((cell, index) => (cell === 'yes' ? [names[index] ?? ''] : []));
}

describe('the access matrix', () => {
  it('is a Markdown table with a line for each route, sorted by address, without HEAD', async () => {
    const table = await accessMatrix([
      buildRoute('reader', '/b'),
      buildRoute('anyone', '/a', 'POST'),
      buildRoute('anyone', '/a'),
      buildRoute('anyone', '/a', 'HEAD'),
    ]);
    const lines = table.split('\n');
    expect(lines[1]).toMatch(/^(\| -+ )+\|$/);
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    expect(lines.slice(2).map((line) => line.split('|')[1]?.trim())).toEqual(['GET /a', 'POST /a', 'GET /b']);
  });

  it.each<[Access, string[]]>([
    ['oneself', ['owner']],
    ['oneself, guardian or ADMIN', ['owner', 'guardian', 'ADMIN']],
    ['PUBLISHING_STAFF', ['ADMIN', 'STAFF+EDITOR']],
    ['MANAGER_PARTNER', ['PUBLISHER', 'STAFF+PUBLISHER']],
  ])('shows who may call routes for "%s"', async (access, columns) => {
    expect(await callersAllowedBy(access)).toEqual(columns);
  });

  it('allows everyone if the session is optional', async () => {
    expect(await callersAllowedBy('anyone or reader')).toContain('visitor');
    expect(await callersAllowedBy('reader')).not.toContain('visitor');
  });
});
