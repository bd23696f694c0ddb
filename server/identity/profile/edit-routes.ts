import { callerOf, recentSignInFailures } from '../../http/access.ts';
import type { ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { App } from '../../http/open-app.ts';
import { checkAllButBody } from '../../http/read-form.ts';
import { isPhoneNumber, requireAdult } from '../accounts/account-rules.ts';
import { limits } from '../limits.ts';
import { Data, IdentityUser, NewPhone, UserFields, WithUuid } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { changeAccount } from './change-account.ts';
import { confirmChanges } from './confirm-changes.ts';
import { requirePermission } from './guardian-fields.ts';
import { identityUserOf } from './identity-user.ts';
import { readUserChanges } from './user-changes.ts';
import { acceptForms, invalidData, readUserForm } from './user-form.ts';
import { createPictureConverter, type PictureKind } from './user-pictures.ts';

const editFailures = [
  ...recentSignInFailures,
  'USER.INVALID_DATA',
  'USER.NOT_FOUND',
  'USER.PARENT_PERMISSION',
] as const satisfies ApiErrorCode[];

const confirmation =
  "A new phone number, CPF or address requires a session younger than ten minutes or the caller's password. Otherwise answers USER.PASSWORD_REQUIRED, or USER.SIGN_IN_AGAIN if the caller's account has no password. Unchanged values require neither.";

/** Lets users change their own profile, and guardians the profiles of guided accounts. */
export function editRoutes(app: App, service: IdentityService): void {
  const { attempts, database, profiles } = service;

  app.patch(
    '/user/phone/:uuid',
    {
      config: {
        access: 'oneself or guardian',
        securityEvent: 'account change',
        failures: [...editFailures, 'USER.EXISTING_PHONE_NUMBER'],
      },
      schema: {
        operationId: 'changePhoneNumber',
        summary: 'Changes the phone number. An empty text deletes it.',
        description: confirmation,
        tags: ['user'],
        params: WithUuid,
        body: NewPhone,
        response: { 200: Data(IdentityUser) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await requirePermission(profiles, caller, ['phoneNumber']);
      const { phoneNumber, password } = request.body;
      if (phoneNumber !== '' && !isPhoneNumber(phoneNumber)) throw invalidData('phoneNumber');
      const { uuid } = request.params;
      const requested = { uuid, columns: { phoneNumber: phoneNumber || null }, caller, password };
      const changes = await confirmChanges(service, requested);
      const change = { limit: limits.personal.account, subject: caller.uuid };
      const account = await countAttempt(attempts, change, () => changeAccount(database, uuid, changes));
      return { data: await identityUserOf(service, account) };
    },
  );

  const convertPicture = createPictureConverter();

  // Registered in its own scope, because all other routes reject forms.
  app.register(async (scope: App) => {
    await acceptForms(scope);
    scope.patch(
      '/user/:uuid',
      {
        config: {
          access: 'oneself or guardian',
          securityEvent: 'account change',
          failures: [...editFailures, 'USER.EXISTING_CPF', 'USER.UNDERAGE', 'USER.INVALID_PICTURE'],
        },
        validatorCompiler: checkAllButBody,
        schema: {
          operationId: 'changeUser',
          summary:
            'Changes the profile data of a user. An empty text deletes the value; absent fields keep their values.',
          description: confirmation,
          tags: ['user'],
          consumes: ['multipart/form-data'],
          params: WithUuid,
          body: UserFields,
          response: { 200: Data(IdentityUser) },
        },
      },
      async (request) => {
        const { uuid } = request.params;
        const caller = callerOf(request);
        const form = await readUserForm(request);
        await requirePermission(profiles, caller, form.texts.keys());
        const requested = { uuid, columns: readUserChanges(form), caller, password: form.password };
        const changes = await confirmChanges(service, requested);
        if (changes.birthDate && !(await profiles.isGuided(uuid))) requireAdult(changes.birthDate);
        const files = [...form.files] as [PictureKind, Buffer][];
        const attempt = (limit: AttemptLimit) => ({ limit, subject: caller.uuid });
        const countedAttempts = [
          ...('cpf' in changes ? [attempt(limits.personal.account)] : []),
          ...(files.length > 0 ? [attempt(limits.pictures.account)] : []),
        ];
        const account = await countAttempt(attempts, countedAttempts, async () => {
          const newPictures = await Promise.all(
            files.map(async ([kind, bytes]) => ({ kind, picture: await convertPicture(kind, bytes) })),
          );
          const columns = Object.fromEntries(newPictures.map(({ kind, picture }) => [kind, picture.hash]));
          const pictures = newPictures.map(({ picture }) => picture);
          return changeAccount(database, uuid, { ...changes, ...columns }, pictures);
        });
        return { data: await identityUserOf(service, account) };
      },
    );
  });
}
