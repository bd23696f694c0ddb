import type { NewAccount } from '../../../src/application/ports/account/accounts.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, nextLink, successOf } from './contract.ts';

const caio: NewAccount = {
  email: 'caio@banca.example',
  username: 'caio.lima',
  password: 'nanquim-de-abril-7',
  phoneNumber: '(11) 98888-7777',
  birthDate: '1990-05-17',
  hasAcceptedLgpd: true,
};
const another: NewAccount = {
  ...caio,
  email: 'dora@banca.example',
  username: 'dora.lima',
  phoneNumber: '(11) 98888-0000',
};

export function accountsContract(
  world: () => Pick<ContractWorld, 'accounts' | 'identityUsers' | 'authentication' | 'session' | 'linksTo'>,
): void {
  const { signUp, exists, validateEmail, resendValidation } = {
    signUp: (account: NewAccount) => world().accounts.signUp(account),
    exists: async (...query: Parameters<ReturnType<typeof world>['accounts']['exists']>) =>
      successOf(await world().accounts.exists(...query)),
    validateEmail: (link: { readerId: string; code: string }) => world().accounts.validateEmail(link),
    resendValidation: (entry: string) => world().accounts.resendValidation(entry),
  };
  const signIn = () => world().authentication.signIn(caio.username, caio.password);

  describe('Accounts', () => {
    it('send an email whose link confirms the address once, and then the owner can sign in', async () => {
      const link = await nextLink(world(), caio.email, async () => successOf(await signUp(caio)));
      expect(failureOf(await signIn())).toBe('LOGIN.EMAIL_NOT_VERIFIED');
      expect(failureOf(await validateEmail({ ...link, code: `${link.code}x` }))).toBe('USER.INVALID_CODE');
      successOf(await validateEmail(link));
      expect(failureOf(await validateEmail(link))).toBe('USER.INVALID_CODE');

      world().session.open(successOf(await signIn()));
      const { readerId } = successOf(await signIn());
      expect(successOf(await world().identityUsers.find(readerId))).toMatchObject({
        username: caio.username,
        email: caio.email,
        phoneNumber: '+5511988887777',
        birthDate: caio.birthDate,
        hasVerifiedEmail: true,
      });
    });

    it('reject an email address, username or phone number that is taken', async () => {
      const refused = async (differences: Partial<NewAccount>) =>
        failureOf(await signUp({ ...another, ...differences }));
      expect(await refused({ email: caio.email.toUpperCase() })).toBe('USER.EXISTING_EMAIL');
      expect(await refused({ username: caio.username })).toBe('USER.EXISTING_USERNAME');
      expect(await refused({ phoneNumber: '+5511988887777' })).toBe('USER.EXISTING_PHONE_NUMBER');
    });

    it('reject a common password', async () => {
      expect(failureOf(await signUp({ ...another, password: 'senha123' }))).toBe('USER.COMMON_PASSWORD');
    });

    it('report whether a value is taken', async () => {
      expect(await exists('email', caio.email)).toBe(true);
      expect(await exists('username', caio.username)).toBe(true);
      expect(await exists('phoneNumber', '(11) 98888-7777')).toBe(true);
      expect(await exists('email', 'ninguem@banca.example')).toBe(false);
      expect(await exists('username', 'ninguem.aqui')).toBe(false);
      expect(await exists('phoneNumber', '(11) 91111-1111')).toBe(false);
    });

    it('send the email again and invalidate earlier links, with the same answer for unknown addresses', async () => {
      const first = await nextLink(world(), another.email, async () => successOf(await signUp(another)));
      const second = await nextLink(world(), another.email, async () =>
        successOf(await resendValidation(another.email)),
      );
      successOf(await validateEmail(second));
      expect(failureOf(await validateEmail(first))).toBe('USER.INVALID_CODE');
      successOf(await resendValidation('ninguem@banca.example'));
    });
  });
}
