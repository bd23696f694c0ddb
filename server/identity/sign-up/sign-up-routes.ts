import { ApiError } from '../../http/api-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { addSecurityFacts } from '../../http/security-log.ts';
import { isBirthDate, isEmail, isPhoneNumber, isUsername, requireAdult } from '../accounts/account-rules.ts';
import { areCurrent } from '../accounts/consents.ts';
import { sendValidation } from '../emails/send-validation.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { requireAcceptablePassword } from '../passwords/password-rules.ts';
import { identityUserOf } from '../profile/identity-user.ts';
import { Data, IdentityUser, NewUser } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { openAccount } from './open-account.ts';

export function signUpRoutes(app: App, service: IdentityService): void {
  app.post(
    '/user',
    {
      config: {
        access: 'anyone',
        securityEvent: 'sign-up',
        failures: [
          'USER.INVALID_DATA',
          'USER.INVALID_PASSWORD',
          'USER.COMMON_PASSWORD',
          'USER.UNDERAGE',
          'CONSENT.OUTDATED',
          'USER.EXISTING_EMAIL',
          'USER.EXISTING_USERNAME',
          'USER.EXISTING_PHONE_NUMBER',
          'REQUEST.TOO_MANY',
        ],
      },
      schema: {
        operationId: 'signUp',
        summary: 'Creates an account and sends an email with a link that confirms the address.',
        description:
          'Does not sign in, because that requires a confirmed address. Until it is confirmed, the same person may sign up again with the same password, and the same or corrected data.',
        tags: ['user'],
        body: NewUser,
        response: { 201: Data(IdentityUser) },
      },
    },
    async (request, reply) => {
      requireValid(request.body);
      const network = networkOf(request.ip);
      const language = chooseLanguage(request.headers['accept-language']);
      const attempt = { limit: limits.signUp.address, subject: network };
      const account = await countAttempt(service.attempts, attempt, async () => {
        const account = await openAccount(service, request.body);
        addSecurityFacts(request, { account: account.uuid });
        await sendValidation(service, account.uuid, { language, network });
        return account;
      });
      return reply.code(201).send({ data: await identityUserOf(service, account) });
    },
  );
}

/** Throws an ApiError for the first invalid field. */
function requireValid(user: NewUser): void {
  const { email, username, password, phoneNumber, birthDate, isAdult, acceptedVersions = [] } = user;
  const validity = {
    email: isEmail(email),
    username: username === undefined || isUsername(username),
    phoneNumber: phoneNumber === undefined || isPhoneNumber(phoneNumber),
    birthDate: birthDate === undefined || isBirthDate(birthDate),
    // One of the two is required.
    isAdult: isAdult === true || birthDate !== undefined,
    // All lone halves of surrogate pairs have the same hash.
    password: password.isWellFormed(),
  };
  for (const [field, isValid] of Object.entries(validity)) {
    if (!isValid) throw new ApiError('USER.INVALID_DATA', { details: { field } });
  }
  requireAcceptablePassword(password);
  if (birthDate !== undefined) requireAdult(birthDate);
  if (!areCurrent(acceptedVersions)) throw new ApiError('CONSENT.OUTDATED');
}
