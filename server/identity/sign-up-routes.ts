import { Failure } from '../http/error-responses.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { addSecurityFacts } from '../http/security-log.ts';
import { isBirthDate, isEmail, isPhoneNumber, isUsername, requireAdult } from './account-rules.ts';
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
          'Nobody is signed in: that takes the confirmed address. Until it is confirmed, whoever has the password may sign up again with another address.',
        tags: ['user'],
        body: NewUser,
        response: { 201: Data(IdentityUser), 400: Failure, 409: Failure, 429: Failure },
      },
    },
    async (request, reply) => {
      const { email, username, password, phoneNumber, birthDate } = request.body;
      requireSound(request.body);
      await service.attempts.count({ limit: limits.signUp.address, subject: networkOf(request.ip) });
      await requireStrongPassword(
        password,
        { username, email, phone_number: phoneNumber, birth_date: birthDate },
        service.publishedPasswords,
      );
      // Before the password is hashed, which takes its time; two at once are told apart by `create`.
      const taken = await findTaken(service.database, { email, username, phoneNumber });
      const corrected = taken && taken !== 'email' ? await correctSignUp(service, request.body) : null;
      if (taken && !corrected) throw new AccountExists(taken);
      const account =
        corrected ??
        (await service.accounts.create({
          email,
          username,
          password,
          phoneNumber,
          birthDate,
          role: 'USER',
          hasVerifiedEmail: false,
        }));
      addSecurityFacts(request, { account: account.uuid });
      await sendValidation(service, account.uuid, chooseLanguage(request.headers['accept-language']));
      return reply.code(201).send({ data: await identityUserOf(service, account) });
    },
  );
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
