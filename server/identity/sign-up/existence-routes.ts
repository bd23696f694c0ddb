import { type TSchema, Type } from 'typebox';
import type { App } from '../../http/open-app.ts';
import { phoneNumberOf } from '../accounts/account-rules.ts';
import type { UniqueAccountField } from '../accounts/unique-fields.ts';
import { limits } from '../limits.ts';
import { networkOf } from '../network-of.ts';
import { Data } from '../schemas.ts';
import type { IdentityService } from '../service.ts';

const Text = Type.String({ minLength: 1, maxLength: 254 });
const PhoneDigits = Type.String({
  pattern: '^\\+?\\d{1,20}$',
  description: 'Without a +, up to eleven digits have the country code 55, and more digits begin with one.',
});

/** Lets the sign-up form check whether a value is taken while the visitor fills it in. */
export function existenceRoutes(app: App, { accounts, attempts }: IdentityService): void {
  const addRoute = (
    operationId: string,
    field: UniqueAccountField,
    label: string,
    Value: TSchema,
    read = (value: string) => value,
  ) =>
    app.get(
      `/user/exists/${field}/:value`,
      {
        config: { access: 'anyone', failures: ['REQUEST.TOO_MANY'] },
        schema: {
          operationId,
          summary: `Whether an account has this ${label}.`,
          tags: ['user'],
          params: Type.Object({ value: Value }),
          response: { 200: Data(Type.Object({ exists: Type.Boolean() })) },
        },
      },
      async (request) => {
        await attempts.count({ limit: limits.existence.address, subject: networkOf(request.ip) });
        const { value } = request.params as { value: string };
        return { data: { exists: await accounts.isTaken(field, read(value.trim())) } };
      },
    );

  addRoute('checkUsername', 'username', 'username', Text);
  addRoute('checkEmail', 'email', 'email address', Text);
  addRoute('checkPhoneNumber', 'phoneNumber', 'phone number', PhoneDigits, phoneNumberOf);
}
