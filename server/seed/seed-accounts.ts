import type { Database } from '../database/database.ts';
import type { Account, AccountStore } from '../identity/accounts/accounts.ts';
import { currentVersions } from '../identity/accounts/consents.ts';
import type { SeedAccount } from './seed-schemas.ts';

interface SeedDependencies {
  database: Database;
  accounts: AccountStore;
}

/** Creates the missing accounts and sets the status of all of them. Returns all in the order of the content. */
export async function createSeedAccounts(
  { database, accounts }: SeedDependencies,
  content: readonly SeedAccount[],
): Promise<Account[]> {
  const accountsInOrder = await Promise.all(
    content.map(
      async ({ email, username, name, password, role, grantings = [] }) =>
        (await accounts.findByUsernameOrEmail(email)) ??
        (await accounts.create({
          email,
          username,
          name,
          password,
          hasPublishedPassword: true,
          // As at every sign-up. It has no effect on guided accounts.
          declaredAdultAt: new Date(),
          acceptedVersions: currentVersions,
          role,
          grantings,
        })),
    ),
  );
  for (const { email, isActive = true, hasVerifiedEmail = true } of content) {
    if (isActive && hasVerifiedEmail) continue;
    await database
      .updateTable('identity.account')
      .set({ isActive, hasVerifiedEmail })
      .where('email', '=', email)
      .execute();
  }
  return accountsInOrder;
}

/** Returns those accounts of the content that exist in this database, in the order of the content. */
export async function findSeedAccounts(
  database: Database,
  content: readonly SeedAccount[],
): Promise<SeedAccount[]> {
  const emails = content.map(({ email }) => email);
  const rows = await database
    .selectFrom('identity.account')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  return content.filter(({ email }) => rows.some((row) => row.email === email));
}
