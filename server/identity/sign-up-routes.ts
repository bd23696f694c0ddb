import { countAttempt } from '../http/count-attempt.ts';
import { Failure } from '../http/error-responses.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { addSecurityFacts } from '../http/security-log.ts';
import { isBirthDate, isEmail, isPhoneNumber, isUsername, requireAdult } from './account-rules.ts';
import type { Account } from './accounts.ts';
import { correctSignUp } from './correct-sign-up.ts';
import { identityUserOf } from './identity-user.ts';
import { sendValidation } from './letters/send-validation.ts';
import { limits } from './limits.ts';
import { networkOf } from './network-of.ts';
import { requireAcceptablePassword } from './password-rules.ts';
import { requireStrongPassword } from './password-strength/require-strong-password.ts';
import { Data, IdentityUser, NewUser } from './schemas.ts';
import type { IdentityService } from './service.ts';
import { AccountExists, findTaken } from './unique-fields.ts';

export function signUpRoutes(app: App, service: IdentityService): void {
  app.post(
    '/user',
    {
      config: { access: 'anyone', securityEvent: 'sign-up' },
      schema: {
        summary: 'Opens an account and sends a letter, whose link confirms the e-mail address.',
        description:
          'Nobody is signed in: that takes the confirmed address. Until it is confirmed, whoever has the password may sign up again, with the same data or another address.',
        tags: ['user'],
        body: NewUser,
        response: { 201: Data(IdentityUser), 400: Failure, 409: Failure, 429: Failure },
      },
    },
    async (request, reply) => {
      requireSound(request.body);
      const network = networkOf(request.ip);
      const language = chooseLanguage(request.headers['accept-language']);
      const attempt = { limit: limits.signUp.address, subject: network };
      const account = await countAttempt(service.attempts, attempt, async () => {
        const account = await signUp(service, request.body);
        addSecurityFacts(request, { account: account.uuid });
        await sendValidation(service, account.uuid, { language, network });
        return account;
      });
      return reply.code(201).send({ data: await identityUserOf(service, account) });
    },
  );
}

async function signUp(service: IdentityService, user: NewUser): Promise<Account> {
  const { email, username, password, phoneNumber, birthDate } = user;
  const { database, accounts, publishedPasswords } = service;
  const facts = { username, email, phone_number: phoneNumber, birth_date: birthDate };
  await requireStrongPassword(password, facts, publishedPasswords);
  // Also for the same data again: the answer may have been lost, or the email could not be sent.
  const correct = async (exists: AccountExists): Promise<Account> => {
    const corrected = await correctSignUp(service, user);
    if (corrected) return corrected;
    throw exists;
  };
  // Before the password is hashed, which takes its time; two at once are told apart by `create`.
  const taken = await findTaken(database, { email, username, phoneNumber });
  if (taken) return correct(new AccountExists(taken));
  const opened = accounts.create({
    email,
    username,
    password,
    phoneNumber,
    birthDate,
    role: 'USER',
    hasVerifiedEmail: false,
  });
  return opened.catch((error) => {
    if (error instanceof AccountExists) return correct(error);
    throw error;
  });
}

/** Throws the Refusal of the first rule that is broken. */
function requireSound({ email, username, password, phoneNumber, birthDate }: NewUser): void {
  const isSound = {
    email: isEmail(email),
    username: isUsername(username),
    phoneNumber: isPhoneNumber(phoneNumber),
    birthDate: isBirthDate(birthDate),
    // Half of a surrogate pair would be hashed as any other half is.
    password: password.isWellFormed(),
  };
  for (const [field, sound] of Object.entries(isSound)) {
    if (!sound) throw new Refusal('USER.INVALID_DATA', { details: { field } });
  }
  requireAcceptablePassword(password);
  requireAdult(birthDate);
}
