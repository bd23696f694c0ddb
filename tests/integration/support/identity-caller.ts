import { randomBytes } from 'node:crypto';
import type { Account, NewAccountFields } from '../../../server/identity/accounts/accounts.ts';
import type { Contact } from '../../../server/identity/accounts/find-contact.ts';
import type { TestPlatform } from './test-platform.ts';

let callsCount = 0;

/** Posts to the identity service. By default from a new IP address, so tests do not share rate limits. */
export function postTo(
  { app }: TestPlatform,
  path: string,
  payload: object,
  overrides: { headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  callsCount += 1;
  return app.inject({
    method: 'POST',
    url: `/api/identity${path}`,
    remoteAddress: `172.20.${(callsCount >> 8) & 255}.${callsCount & 255}`,
    headers: { 'accept-language': 'pt-br' },
    payload,
    ...overrides,
  });
}

export const examplePassword = 'quadrinhos-na-banca-1';

/** Adds an account with a password and unique names. */
export async function addAccount(
  { accounts }: TestPlatform,
  overrides: Partial<Pick<NewAccountFields, 'username' | 'password' | 'hasVerifiedEmail' | 'role'>> = {},
): Promise<Contact> {
  const username = `a${randomBytes(6).toString('hex')}`;
  const email = `${username}@banca.example`;
  const account = await accounts.create({
    username,
    email,
    password: examplePassword,
    role: 'USER',
    ...overrides,
  });
  return { ...account, email };
}

type Answer = Awaited<ReturnType<typeof postTo>>;

/** Returns the status and the error code of a response. The code of a success is undefined. */
export async function outcomeOf(answer: Answer | Promise<Answer>): Promise<[number, string | undefined]> {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
}

/** Returns the header for the session that a sign-in response contains. */
export const sessionHeadersOf = (answer: Answer) => ({ authorization: `Bearer ${answer.json().data.token}` });

/** Returns whether a session is still valid. */
export async function isSessionValid(
  { app }: TestPlatform,
  headers: Record<string, string>,
  { uuid }: Account,
): Promise<boolean> {
  return (await app.inject({ url: `/api/identity/user/${uuid}`, headers })).statusCode === 200;
}

export async function deactivateAccount({ database }: TestPlatform, { uuid }: Account): Promise<void> {
  await database.updateTable('identity.account').set({ isActive: false }).where('uuid', '=', uuid).execute();
}
