import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ExplainedFailure } from '../run-command.ts';
import { AccountExists, type Accounts } from './accounts.ts';

export const NewStaff = Type.Object({
  email: Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
  username: Type.String({ maxLength: 50, pattern: '^[A-Za-z0-9._]+$' }),
  password: Type.String({ minLength: 8, maxLength: 256 }),
});
export type NewStaff = Static<typeof NewStaff>;

/** Makes an administrator's account. Throws an `ExplainedFailure` for what cannot become one. */
export async function createStaff(accounts: Accounts, wanted: unknown): Promise<void> {
  if (!Value.Check(NewStaff, wanted)) throw new ExplainedFailure(problemOf(wanted));
  try {
    await accounts.create({ ...wanted, role: 'ADMIN' });
  } catch (error) {
    throw error instanceof AccountExists ? new ExplainedFailure(error.message) : error;
  }
}

const problems: Record<string, string> = {
  '/email': 'The e-mail address is not one: it has to look like name@example.com.',
  '/username': 'The username may have letters, digits, periods and underscores, and at most 50 of them.',
  '/password': 'The password has to have 8 to 256 characters.',
};

function problemOf(wanted: unknown): string {
  const [first] = Value.Errors(NewStaff, wanted);
  return problems[first?.instancePath ?? ''] ?? 'An e-mail address, a username and a password are needed.';
}
