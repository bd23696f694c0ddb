import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demo } from '../../demo/demo.ts';
import type { SeedAccount } from '../../server/seed/seed-schemas.ts';

type Has = (name: string) => boolean;

const accessSets: Record<string, (has: Has) => boolean> = {
  ADMIN: (has) => has('ADMIN'),
  PUBLISHING: (has) => has('ADMIN') || has('EDITOR') || has('PUBLISHER'),
  PUBLISHING_STAFF: (has) => has('ADMIN') || (has('STAFF') && has('EDITOR')),
  PUBLISHING_PARTNER: (has) => has('PUBLISHER'),
  FINANCIAL: (has) => has('ADMIN') || has('ACCOUNTANT') || has('PUBLISHER'),
  FINANCIAL_STAFF: (has) => has('ADMIN') || (has('STAFF') && has('ACCOUNTANT')),
  FINANCIAL_PARTNER: (has) => has('PUBLISHER'),
  MANAGER: (has) => has('ADMIN') || has('MANAGER') || has('PUBLISHER'),
  MANAGER_STAFF: (has) => has('ADMIN') || (has('STAFF') && has('MANAGER')),
  MANAGER_PARTNER: (has) => has('PUBLISHER'),
};

const isReader = ({ role, grantings }: SeedAccount) => role === 'USER' && !grantings;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;
const money = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

function staffRow({
  username,
  email,
  password,
  role,
  grantings = [],
  publisher,
  shows,
}: SeedAccount): string {
  const names = [role, ...grantings];
  const sets = Object.keys(accessSets).filter((name) =>
    accessSets[name]?.((one) => names.some((own) => own === one)),
  );
  return row(
    code(username),
    email,
    code(password),
    names.join(', '),
    publisher ? code(publisher) : '–',
    sets.join(', ') || 'none',
    shows,
  );
}

/** The expected rows of each section's table, in order. */
const expected = {
  Readers: demo.accounts
    .filter(isReader)
    .map(({ username, email, password, shows }) => row(code(username), email, code(password), shows)),
  'Staff and publishers': demo.accounts.filter((account) => !isReader(account)).map(staffRow),
  Plans: demo.plans.map(({ slug, provider, texts, merchandises }) =>
    row(
      texts['pt-br'].name,
      code(slug),
      provider ? `operator ${code(provider)}` : 'Banca',
      merchandises.map(({ cycleDays, price }) => `${cycleDays} days ${money(price)}`).join(', ') || '–',
    ),
  ),
  Credits: demo.creditOffers.map(({ credits, price }) => row(money(credits), money(price))),
  'Payment methods': demo.restrictions.map((restriction) =>
    row(
      'plan' in restriction
        ? `plan ${code(restriction.plan)} for ${restriction.cycleDays} days`
        : `${restriction.sold} of ${code(restriction.issue)}`,
      restriction.paymentMethods.map(code).join(', '),
    ),
  ),
  Coupons: demo.coupons.map(({ code: name, shows }) => row(code(name), shows)),
  Vouchers: demo.vouchers.map(({ code: name, shows }) => row(code(name), shows)),
};

describe('docs/demo.md', () => {
  it.each(Object.entries(expected))(
    'lists the data of the demo under "%s", and nothing else',
    async (title, rows) => {
      const document = await readFile(join(import.meta.dirname, '../../docs/demo.md'), 'utf8');
      const [, section = ''] = document.split(`\n## ${title}\n`);
      const [table = ''] = section.split('\n## ');
      const [, , ...listedRows] = table.split('\n').filter((line) => line.startsWith('|'));
      expect(listedRows).toEqual(rows);
    },
  );

  it('names only existing accounts under "Seeing a state"', async () => {
    const document = await readFile(join(import.meta.dirname, '../../docs/demo.md'), 'utf8');
    const [, section = ''] = document.split('\n## Seeing a state\n');
    const [states = ''] = section.split('\n## ');
    const lastCells = states.split('\n').map((line) => line.split('|').at(-2) ?? '');
    const named = lastCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(15);
    expect(demo.accounts.map(({ username }) => username)).toEqual(expect.arrayContaining(named));
  });
});
