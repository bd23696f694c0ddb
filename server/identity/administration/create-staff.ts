import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { isEmail, isUsername } from '../accounts/account-rules.ts';
import type { AccountStore } from '../accounts/accounts.ts';
import { AccountExists } from '../accounts/unique-fields.ts';
import { isAcceptablePassword } from '../passwords/password-rules.ts';
import { isStrongPassword } from '../passwords/strength/require-strong-password.ts';

export const NewStaff = Type.Object({
  email: Type.String(),
  username: Type.String(),
  password: Type.String(),
});
export type NewStaff = Static<typeof NewStaff>;

/** Creates the account of an administrator. Throws an `ExplainedFailure` if the input is invalid or the account exists. */
export async function createStaff(accounts: Pick<AccountStore, 'create'>, input: unknown): Promise<void> {
  const problem = await findProblem(input);
  if (problem) throw new ExplainedFailure(problem);
  const { email, username, password } = input as NewStaff;
  try {
    await accounts.create({ email, username, password, role: 'ADMIN' });
  } catch (error) {
    if (!(error instanceof AccountExists)) throw error;
    throw new ExplainedFailure(
      `An account with ${error.field === 'email' ? `the email address ${email}` : `the username ${username}`} already exists.`,
    );
  }
}

/** Applies the same rules as the sign-up form. */
async function findProblem(input: unknown): Promise<string | null> {
  if (!Value.Check(NewStaff, input)) return 'An email address, a username and a password are required.';
  const { email, username, password } = input;
  if (!isEmail(email)) {
    return 'The email address is not valid. It must look like name@example.com.';
  }
  if (!isUsername(username)) {
    return 'The username must have 5 to 15 letters, digits, periods and underscores, and not only digits.';
  }
  if (!isAcceptablePassword(password)) {
    return 'The password must have 8 to 256 characters, with a letter and a number.';
  }
  if (!(await isStrongPassword(password, { username, email }))) {
    return 'The password is easy to guess. Combine three or more unrelated words and a number, or use a random one.';
  }
  return null;
}
