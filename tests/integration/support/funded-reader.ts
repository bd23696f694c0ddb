import { randomBytes } from 'node:crypto';
import type { Database } from '../../../server/database/database.ts';
import { sha256 } from '../../../server/media/sha256.ts';
import { addReader } from './seed.ts';
import { fillWallet, walletBalanceOf } from './wallets.ts';

export interface FundedReader {
  uuid: string;
  token: string;
}

/** Adds a reader with a session and money in the wallet. */
export async function addFundedReader(database: Database, money: number): Promise<FundedReader> {
  const token = randomBytes(32).toString('base64url');
  const { uuid } = await database
    .insertInto('identity.account')
    .values({
      username: 'rita',
      email: 'rita@example.com',
      passwordHash: '',
      nickname: null,
      name: null,
      surname: null,
      avatar: null,
      role: 'USER',
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('identity.session')
    .values({
      tokenHash: sha256(Buffer.from(token)),
      accountId: uuid,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await addReader(database, uuid);
  await fillWallet(database, uuid, money);
  return { uuid, token };
}

/** Expects that the reader has each issue once, has paid each once, and has an empty wallet. */
export async function expectBoughtOnce(
  database: Database,
  reader: FundedReader,
  sold: readonly { issueId: string }[],
): Promise<void> {
  const bought = await database
    .selectFrom('comics.acquisition')
    .select('issueId')
    .where('readerId', '=', reader.uuid)
    .execute();
  expect(bought.map(({ issueId }) => issueId).sort()).toEqual(sold.map(({ issueId }) => issueId).sort());
  expect(await walletBalanceOf(database, reader.uuid)).toBe(0);
  const balances = await database.selectFrom('comics.ledger_account').select('balance').execute();
  expect(balances.reduce((sum, { balance }) => sum + (balance ?? 0), 0)).toBe(0);
}
