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
  REQUESTS: (has) => has('ADMIN') || has('EDITOR') || has('MANAGER') || has('PUBLISHER'),
  REQUESTS_STAFF: (has) => has('ADMIN') || (has('STAFF') && (has('EDITOR') || has('MANAGER'))),
};

const isReader = ({ role, grantings }: SeedAccount) => role === 'USER' && !grantings;
const formatRow = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const formatCode = (text: string) => `\`${text}\``;
const formatMoney = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

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
  return formatRow(
    formatCode(username),
    email,
    formatCode(password),
    names.join(', '),
    publisher ? formatCode(publisher) : '–',
    sets.join(', ') || 'none',
    shows,
  );
}

/** The expected rows of each section's table, in order. */
const expectedRows = {
  Readers: demo.accounts
    .filter(isReader)
    .map(({ username, email, password, shows }) =>
      formatRow(formatCode(username), email, formatCode(password), shows),
    ),
  'Staff and publishers': demo.accounts.filter((account) => !isReader(account)).map(staffRow),
  Plans: demo.plans.map(({ slug, provider, texts, merchandises }) =>
    formatRow(
      texts['pt-br'].name,
      formatCode(slug),
      provider ? `operator ${formatCode(provider)}` : 'Banca',
      merchandises.map(({ cycleDays, price }) => `${cycleDays} days ${formatMoney(price)}`).join(', ') || '–',
    ),
  ),
  Credits: demo.creditOffers.map(({ credits, price }) => formatRow(formatMoney(credits), formatMoney(price))),
  'Payment methods': demo.restrictions.map((restriction) =>
    formatRow(
      'plan' in restriction
        ? `plan ${formatCode(restriction.plan)} for ${restriction.cycleDays} days`
        : `${restriction.sold} of ${formatCode(restriction.issue)}`,
      restriction.paymentMethods.map(formatCode).join(', '),
    ),
  ),
  Coupons: demo.coupons.map(({ code: name, shows }) => formatRow(formatCode(name), shows)),
  Vouchers: demo.vouchers.map(({ code: name, shows }) => formatRow(formatCode(name), shows)),
};

describe('docs/demo.md', () => {
  it.each(Object.entries(expectedRows))(
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
