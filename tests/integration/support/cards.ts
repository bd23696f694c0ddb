import { sql } from 'kysely';
import type { TestCaller, TestPlatform } from './test-platform.ts';

/** The input of a card form. Only the tokenizer may receive it. */
export const buildTypedCard = (overrides: object = {}) => ({
  number: '4242424242424242',
  cvv: '737',
  holderName: 'LUIZA PRADO NUNES',
  holderDocument: '52998224725',
  expirationMonth: 11,
  expirationYear: new Date().getUTCFullYear() + 4,
  environment: 'sandbox',
  ...overrides,
});

export const tokenize = ({ app }: TestPlatform, overrides: object = {}) =>
  app.inject({ method: 'POST', url: '/thirdparty/tokenizer/tokens', payload: buildTypedCard(overrides) });

/** The request with which the app adds a card, without its number and security code. */
export const buildCardRequest = (cardToken: string, overrides: object = {}) => {
  const { holderName, expirationMonth, expirationYear, holderDocument } = buildTypedCard();
  return {
    cardToken,
    brand: 'visa',
    lastFourDigits: '4242',
    holderName,
    expirationMonth,
    expirationYear,
    holderDocument: { number: holderDocument, kind: 'CPF' },
    phoneNumber: '+5511987654321',
    billingAddress: {
      line1: 'Rua Augusta',
      number: '10',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
      country: 'BR',
      zipCode: '01305000',
    },
    ...overrides,
  };
};

/** Adds a reader with a session and a profile. */
export async function addReader(platform: TestPlatform): Promise<TestCaller> {
  const caller = await platform.signIn();
  await platform.app.inject({ method: 'POST', url: '/api/comics/user', headers: caller.headers });
  return caller;
}

export async function createCardToken(platform: TestPlatform, overrides: object = {}): Promise<string> {
  return (await tokenize(platform, overrides)).json().token;
}

/** Returns the tables that contain a text in any column. */
export async function findTablesContaining({ database }: TestPlatform, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    database,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const matches =
      await sql`select 1 from ${sql.raw(name)} as contents where contents::text like ${`%${text}%`} limit 1`.execute(
        database,
      );
    if (matches.rows.length > 0) found.push(name);
  }
  return found;
}
