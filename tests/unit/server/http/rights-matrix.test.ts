import type { Access } from '../../../../server/http/rights.ts';
import { accessMatrix } from '../../../../server/http/rights-matrix.ts';

const route = (access: Access, url = '/x', method = 'GET') => ({ method, url, access });

/** The names of the columns that say yes. */
async function admittedBy(access: Access): Promise<string[]> {
  const [head = '', , row = ''] = (await accessMatrix([route(access)])).split('\n');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const names = cells(head);
  return cells(row).flatMap((cell, place) => (cell === 'yes' ? [names[place] ?? ''] : []));
}

describe('the table of rights', () => {
  it('is Markdown, a line a route in the order of their addresses, without those that only ask for a head', async () => {
    const table = await accessMatrix([
      route('reader', '/b'),
      route('anyone', '/a', 'POST'),
      route('anyone', '/a'),
      route('anyone', '/a', 'HEAD'),
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
  ])('says who may call routes for "%s"', async (access, admitted) => {
    expect(await admittedBy(access)).toEqual(admitted);
  });

  it('tells what a session is needed for', async () => {
    expect(await admittedBy('anyone or reader')).toContain('nobody');
    expect(await admittedBy('reader')).not.toContain('nobody');
  });
});
