import type { Account } from '../accounts/accounts.ts';
import { chooseUsername } from '../accounts/choose-username.ts';
import { currentVersions } from '../accounts/consents.ts';
import { AccountExists, findTakenField } from '../accounts/unique-fields.ts';
import { requireStrongPassword } from '../passwords/strength/require-strong-password.ts';
import type { NewUser } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { correctSignUp } from './correct-sign-up.ts';

/** Opens the account of a valid sign-up, or corrects the one that an earlier attempt opened. */
export async function openAccount(service: IdentityService, user: NewUser): Promise<Account> {
  const { email, username = '', password, phoneNumber = null, birthDate = null } = user;
  await requireStrongPassword(password, { username, email, phoneNumber, birthDate });
  if (user.corrects) {
    const corrected = await correctSignUp(service, user);
    if (corrected) return corrected;
  }
  try {
    return await createAccount(service, user);
  } catch (error) {
    if (!(error instanceof AccountExists)) throw error;
    // Applies also to identical data: the response may have been lost, or the email could not be sent.
    const corrected = await correctSignUp(service, user);
    if (corrected) return corrected;
    // A concurrent sign-up took the generated username, so generate another one.
    if (error.field === 'username' && username === '') return createAccount(service, user);
    throw error;
  }
}

async function createAccount({ database, accounts }: IdentityService, user: NewUser): Promise<Account> {
  const { email, username, password, phoneNumber, birthDate, isAdult, codeChallenge } = user;
  // Checked before the slow password hashing. `create` detects concurrent sign-ups.
  const values = { email, username: username ?? null, phoneNumber: phoneNumber ?? null };
  const taken = await findTakenField(database, values);
  if (taken) throw new AccountExists(taken);
  return accounts.create({
    email,
    username: username ?? (await chooseUsername(database, email)),
    password,
    phoneNumber: phoneNumber ?? null,
    birthDate: birthDate ?? null,
    declaredAdultAt: isAdult ? new Date() : null,
    signUpChallenge: codeChallenge ?? null,
    // The route refuses other versions. A client that sends none shows the texts as they are now.
    acceptedVersions: currentVersions,
    role: 'USER',
    hasVerifiedEmail: false,
  });
}
