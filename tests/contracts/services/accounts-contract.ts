import { createHash } from 'node:crypto';
import type { NewAccount } from '../../../src/application/ports/account/accounts.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { awaitNextLink, failureCodeOf, successOf } from './contract.ts';

const codeVerifier = 'segredo-do-aparelho-que-abriu-a-conta-do-caio';
const caio: NewAccount = {
  email: 'caio@banca.example',
  password: 'nanquim-de-abril-7',
  isAdult: true,
  hasAcceptedLgpd: true,
  codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
};
const buildAccount = (name: string): NewAccount => ({ ...caio, email: `${name}@banca.example` });
const dora = buildAccount('dora');

export function accountsContract(
  environment: () => Pick<
    ContractEnvironment,
    'accounts' | 'identityUsers' | 'authentication' | 'session' | 'emailLinksTo'
  >,
): void {
  const accounts = () => environment().accounts;
  const signIn = () => environment().authentication.signIn(caio.email, caio.password);
  /** Returns the link of the email that the sign-up sends. */
  const signUp = (account: NewAccount) =>
    awaitNextLink(environment(), account.email, async () => successOf(await accounts().signUp(account)));

  describe('Accounts', () => {
    it('send an email whose link confirms the address once, and then the owner can sign in', async () => {
      const link = await signUp(caio);
      expect(failureCodeOf(await signIn())).toBe('LOGIN.EMAIL_NOT_VERIFIED');
      expect(failureCodeOf(await accounts().validateEmail({ ...link, code: `${link.code}x` }))).toBe(
        'USER.INVALID_CODE',
      );
      expect(successOf(await accounts().validateEmail(link))).toBeNull();
      expect(failureCodeOf(await accounts().validateEmail(link, codeVerifier))).toBe('USER.INVALID_CODE');

      environment().session.open(successOf(await signIn()));
      const { readerId } = successOf(await signIn());
      expect(successOf(await environment().identityUsers.find(readerId))).toMatchObject({
        email: caio.email,
        phoneNumber: null,
        birthDate: null,
        hasVerifiedEmail: true,
      });
    });

    it('return a session for the link and the secret of the device that signed up', async () => {
      const link = await signUp(buildAccount('elis'));
      const session = successOf(await accounts().validateEmail(link, codeVerifier));
      expect(session?.readerId).toBe(link.readerId);
      if (session) environment().session.open(session);
      expect(successOf(await environment().identityUsers.find(link.readerId)).hasVerifiedEmail).toBe(true);
    });

    it('return no session for the secret of another device, but confirm the address', async () => {
      const link = await signUp(buildAccount('fabio'));
      const otherSecret = codeVerifier.replace('caio', 'fabio');
      expect(successOf(await accounts().validateEmail(link, otherSecret))).toBeNull();
      expect(failureCodeOf(await accounts().validateEmail(link, codeVerifier))).toBe('USER.INVALID_CODE');
    });

    it('correct a mistyped address for the same password, and invalidate the first email', async () => {
      const mistyped = buildAccount('gabi.errada');
      const corrected = buildAccount('gabi');
      const first = await signUp(mistyped);
      const second = await signUp({ ...corrected, corrects: first.readerId });
      expect(second.readerId).toBe(first.readerId);
      expect(failureCodeOf(await accounts().validateEmail(first))).toBe('USER.INVALID_CODE');
      successOf(await accounts().validateEmail(second));
      expect(successOf(await accounts().isTaken('email', mistyped.email))).toBe(false);
    });

    it('reject an email address that is taken, in any case', async () => {
      const other = { ...dora, email: caio.email.toUpperCase() };
      expect(failureCodeOf(await accounts().signUp(other))).toBe('USER.EXISTING_EMAIL');
      expect(successOf(await accounts().isTaken('email', caio.email))).toBe(true);
      expect(successOf(await accounts().isTaken('email', 'ninguem@banca.example'))).toBe(false);
    });

    it('reject a username that is taken, in any case', async () => {
      const iara = { ...buildAccount('iara.lopes'), username: 'iara.traco' };
      await signUp(iara);
      const other = { ...buildAccount('outra.iara'), password: 'nanquim-de-maio-9', username: 'Iara.Traco' };
      expect(failureCodeOf(await accounts().signUp(other))).toBe('USER.EXISTING_USERNAME');
      expect(successOf(await accounts().isTaken('username', 'IARA.traco'))).toBe(true);
      expect(successOf(await accounts().isTaken('username', 'ninguem.aqui'))).toBe(false);
    });

    it('find a phone number in any notation', async () => {
      const link = await signUp(buildAccount('heloisa'));
      const session = successOf(await accounts().validateEmail(link, codeVerifier));
      if (session) environment().session.open(session);
      expect(successOf(await accounts().isTaken('phoneNumber', '(48) 98765-4321'))).toBe(false);
      successOf(await environment().identityUsers.changePhone(link.readerId, '+5548987654321'));
      for (const notation of ['(48) 98765-4321', '+5548987654321'])
        expect(successOf(await accounts().isTaken('phoneNumber', notation))).toBe(true);
    });

    it('find a foreign phone number with as many digits as a Brazilian one', async () => {
      const link = await signUp(buildAccount('ingrid'));
      const session = successOf(await accounts().validateEmail(link, codeVerifier));
      if (session) environment().session.open(session);
      successOf(await environment().identityUsers.changePhone(link.readerId, '+12025550123'));
      expect(successOf(await accounts().isTaken('phoneNumber', '+1 (202) 555-0123'))).toBe(true);
      expect(successOf(await accounts().isTaken('phoneNumber', '(12) 02555-0123'))).toBe(false);
    });

    it('reserve the names of the service and of roles, in any case and with dots', async () => {
      for (const username of ['admin', 'Ban.ca', '_ADMIN_']) {
        const account = { ...buildAccount('reserva'), username };
        expect(failureCodeOf(await accounts().signUp(account))).toBe('USER.EXISTING_USERNAME');
        expect(successOf(await accounts().isTaken('username', username))).toBe(true);
      }
    });

    it('reject a common password', async () => {
      expect(failureCodeOf(await accounts().signUp({ ...dora, password: 'senha123' }))).toBe(
        'USER.COMMON_PASSWORD',
      );
    });

    it('send the email again and invalidate earlier links, and succeed for unknown addresses as well', async () => {
      const first = await signUp(dora);
      const second = await awaitNextLink(environment(), dora.email, async () =>
        successOf(await accounts().resendValidation(dora.email)),
      );
      successOf(await accounts().validateEmail(second));
      expect(failureCodeOf(await accounts().validateEmail(first))).toBe('USER.INVALID_CODE');
      successOf(await accounts().resendValidation('ninguem@banca.example'));
    });
  });
}
