import type { NewAccount } from '../../../src/application/ports/account/accounts.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { awaitNextLink, failureCodeOf, successOf } from './contract.ts';

const caio: NewAccount = {
  email: 'caio@banca.example',
  username: 'caio.lima',
  password: 'nanquim-de-abril-7',
  phoneNumber: '(11) 98888-7777',
  birthDate: '1990-05-17',
  hasAcceptedLgpd: true,
};
const dora: NewAccount = {
  ...caio,
  email: 'dora@banca.example',
  username: 'dora.lima',
  phoneNumber: '(11) 98888-0000',
};

export function accountsContract(
  environment: () => Pick<
    ContractEnvironment,
    'accounts' | 'identityUsers' | 'authentication' | 'session' | 'emailLinksTo'
  >,
): void {
  const { signUp, exists, validateEmail, resendValidation } = {
    signUp: (account: NewAccount) => environment().accounts.signUp(account),
    exists: async (...query: Parameters<ReturnType<typeof environment>['accounts']['exists']>) =>
      successOf(await environment().accounts.exists(...query)),
    validateEmail: (link: { readerId: string; code: string }) => environment().accounts.validateEmail(link),
    resendValidation: (usernameOrEmail: string) => environment().accounts.resendValidation(usernameOrEmail),
  };
  const signIn = () => environment().authentication.signIn(caio.username, caio.password);

  describe('Accounts', () => {
    it('send an email whose link confirms the address once, and then the owner can sign in', async () => {
      const link = await awaitNextLink(environment(), caio.email, async () => successOf(await signUp(caio)));
      expect(failureCodeOf(await signIn())).toBe('LOGIN.EMAIL_NOT_VERIFIED');
      expect(failureCodeOf(await validateEmail({ ...link, code: `${link.code}x` }))).toBe(
        'USER.INVALID_CODE',
      );
      successOf(await validateEmail(link));
      expect(failureCodeOf(await validateEmail(link))).toBe('USER.INVALID_CODE');

      environment().session.open(successOf(await signIn()));
      const { readerId } = successOf(await signIn());
      expect(successOf(await environment().identityUsers.find(readerId))).toMatchObject({
        username: caio.username,
        email: caio.email,
        phoneNumber: '+5511988887777',
        birthDate: caio.birthDate,
        hasVerifiedEmail: true,
      });
    });

    it('reject an email address, username or phone number that is taken', async () => {
      const signUpFailure = async (overrides: Partial<NewAccount>) =>
        failureCodeOf(await signUp({ ...dora, ...overrides }));
      expect(await signUpFailure({ email: caio.email.toUpperCase() })).toBe('USER.EXISTING_EMAIL');
      expect(await signUpFailure({ username: caio.username })).toBe('USER.EXISTING_USERNAME');
      expect(await signUpFailure({ phoneNumber: '+5511988887777' })).toBe('USER.EXISTING_PHONE_NUMBER');
    });

    it('reject a common password', async () => {
      expect(failureCodeOf(await signUp({ ...dora, password: 'senha123' }))).toBe('USER.COMMON_PASSWORD');
    });

    it('report whether a value is taken', async () => {
      expect(await exists('email', caio.email)).toBe(true);
      expect(await exists('username', caio.username)).toBe(true);
      expect(await exists('phoneNumber', '(11) 98888-7777')).toBe(true);
      expect(await exists('email', 'ninguem@banca.example')).toBe(false);
      expect(await exists('username', 'ninguem.aqui')).toBe(false);
      expect(await exists('phoneNumber', '(11) 91111-1111')).toBe(false);
    });

    it('send the email again and invalidate earlier links, and succeed for unknown addresses as well', async () => {
      const first = await awaitNextLink(environment(), dora.email, async () => successOf(await signUp(dora)));
      const second = await awaitNextLink(environment(), dora.email, async () =>
        successOf(await resendValidation(dora.email)),
      );
      successOf(await validateEmail(second));
      expect(failureCodeOf(await validateEmail(first))).toBe('USER.INVALID_CODE');
      successOf(await resendValidation('ninguem@banca.example'));
    });
  });
}
