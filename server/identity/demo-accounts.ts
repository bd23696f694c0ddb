import type { Account, Accounts, NewAccount } from './accounts.ts';

type DemoAccount = NewAccount & { name: string };

/** Printed at every start while the demo is on: their passwords are no secrets, and they guard nothing. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'leitora@banca.example',
    username: 'ana',
    name: 'Ana',
    password: 'uma-banca-de-quadrinhos',
    role: 'USER',
  },
  {
    email: 'equipe@banca.example',
    username: 'equipe',
    name: 'Equipe',
    password: 'quem-cuida-da-banca',
    role: 'ADMIN',
  },
];

/** Makes those that are missing. */
export async function createDemoAccounts(accounts: Accounts): Promise<Account[]> {
  return Promise.all(
    demoAccounts.map(
      async (demo) => (await accounts.findByEntry(demo.email)) ?? (await accounts.create(demo)),
    ),
  );
}

/** The demo accounts that this database has. */
export async function presentDemoAccounts(accounts: Accounts): Promise<DemoAccount[]> {
  const present: DemoAccount[] = [];
  for (const demo of demoAccounts) if (await accounts.findByEntry(demo.email)) present.push(demo);
  return present;
}
