import type { Database } from '../../database/database.ts';
import type { Account, Accounts } from '../../identity/accounts/accounts.ts';
import { demoAccounts } from './around-data.ts';
import type { DemoAccount } from './around-schemas.ts';

/** Makes those that are missing and gives all, in the order of the data. Their passwords are hashed side by side. */
export async function createDemoAccounts(accounts: Accounts, database: Database): Promise<Account[]> {
  const present = await Promise.all(
    demoAccounts.map(
      async ({ email, username, name, password, role, grantings = [] }) =>
        (await accounts.findByEntry(email)) ??
        (await accounts.create({ email, username, name, password, role, grantings })),
    ),
  );
  for (const { email, isActive = true, hasVerifiedEmail = true } of demoAccounts) {
    if (isActive && hasVerifiedEmail) continue;
    await database
      .updateTable('identity.account')
      .set({ is_active: isActive, has_verified_email: hasVerifiedEmail })
      .where('email', '=', email)
      .execute();
  }
  return present;
}

/** Those that this database has, in the order of the data. Their passwords are no secrets, and they guard nothing. */
export async function presentDemoAccounts(database: Database): Promise<DemoAccount[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const rows = await database
    .selectFrom('identity.account')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  return demoAccounts.filter(({ email }) => rows.some((row) => row.email === email));
}
