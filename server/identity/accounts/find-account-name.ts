import type { Account, AccountStore } from './accounts.ts';

/** The name that other people know the owner of an account by: the nickname, the name or the username. */
export async function findAccountName(accounts: Pick<AccountStore, 'find'>, uuid: string): Promise<string> {
  const account = await accounts.find(uuid);
  return account ? accountNameOf(account) : '';
}

export const accountNameOf = ({
  nickname,
  name,
  username,
}: Pick<Account, 'nickname' | 'name' | 'username'>): string => nickname || name || username;
