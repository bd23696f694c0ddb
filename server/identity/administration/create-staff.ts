import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { isEmail, isUsername } from '../accounts/account-rules.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { AccountExists } from '../accounts/unique-fields.ts';
import { isAcceptablePassword } from '../passwords/password-rules.ts';
import { isStrongPassword } from '../passwords/strength/require-strong-password.ts';

export const NewStaff = Type.Object({
  email: Type.String(),
  username: Type.String(),
  password: Type.String(),
});
export type NewStaff = Static<typeof NewStaff>;

/** Makes an administrator's account. Throws an `ExplainedFailure` for what cannot become one. */
export async function createStaff(accounts: Pick<Accounts, 'create'>, wanted: unknown): Promise<void> {
  const problem = await problemOf(wanted);
  if (problem) throw new ExplainedFailure(problem);
  const { email, username, password } = wanted as NewStaff;
  try {
    await accounts.create({ email, username, password, role: 'ADMIN' });
  } catch (error) {
    if (!(error instanceof AccountExists)) throw error;
    throw new ExplainedFailure(
      `There is an account with ${error.field === 'email' ? email : username} already.`,
    );
  }
}

/** The rules are those of everybody who signs up. */
async function problemOf(wanted: unknown): Promise<string | null> {
  if (!Value.Check(NewStaff, wanted)) return 'An e-mail address, a username and a password are needed.';
  const { email, username, password } = wanted;
  if (!isEmail(email)) {
    return 'The e-mail address is not one: it has to look like name@example.com.';
  }
  if (!isUsername(username)) {
    return 'The username has to have 5 to 15 letters, digits, periods and underscores, and not only digits.';
  }
  if (!isAcceptablePassword(password)) {
    return 'The password must have 8 to 256 characters, with a letter and a number.';
  }
  if (!(await isStrongPassword(password, { username, email }))) {
    return 'The password is easy to guess. Combine three or more unrelated words and a number, or use a random one.';
  }
  return null;
}
