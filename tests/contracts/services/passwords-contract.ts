import { accountSuccesses } from '../../../src/domain/account/account-successes.ts';
import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { awaitNextLink, failureCodeOf, successCodeOf, successOf } from './contract.ts';

export function passwordsContract(
  environment: () => Pick<
    ContractEnvironment,
    'passwords' | 'identityUsers' | 'authentication' | 'session' | 'otherReader' | 'emailLinksTo'
  >,
): void {
  const signIn = (password: string) =>
    environment().authentication.signIn(environment().otherReader.username, password);
  const findUser = () => environment().identityUsers.find(environment().otherReader.readerId);

  describe('Passwords', () => {
    it('change with the current password, which ends other sessions and opens a new one', async () => {
      const { password } = environment().otherReader;
      const otherDevice = successOf(await signIn(password));
      environment().session.open(successOf(await signIn(password)));
      const wrong = await environment().passwords.change('not this one', 'gibi-de-maio-2026');
      expect(failureCodeOf(wrong)).toBe('USER.WRONG_PASSWORD');
      expect(failureCodeOf(await environment().passwords.change(password, 'senha123'))).toBe(
        'USER.COMMON_PASSWORD',
      );

      const outcome = await environment().passwords.change(password, 'gibi-de-maio-2026');
      expect(successCodeOf(outcome)).toBe(accountSuccesses.passwordReset.code);
      environment().session.open(successOf(outcome));
      successOf(await findUser());
      environment().session.open(otherDevice);
      expect(failureCodeOf(await findUser())).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await signIn(password))).toBe(failures.invalidCredentials.code);
    });

    it('do not change without a session', async () => {
      const outcome = await environment().passwords.change('a', 'gibi-de-junho-2026');
      expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('are reset with a link that works once, and recovery succeeds for unknown addresses as well', async () => {
      const { email } = environment().otherReader;
      const link = await awaitNextLink(environment(), email, async () => {
        const outcome = await environment().passwords.recover(email);
        expect(successCodeOf(outcome)).toBe(accountSuccesses.recoveryLinkSent.code);
      });
      const reset = (password: string) => environment().passwords.resetByLink(link, password);
      expect(failureCodeOf(await reset('senha123'))).toBe('USER.COMMON_PASSWORD');
      expect(successCodeOf(await reset('gibi-de-julho-2026'))).toBe(accountSuccesses.passwordReset.code);
      expect(failureCodeOf(await reset('gibi-de-agosto-2026'))).toBe('USER.INVALID_CODE');
      successOf(await signIn('gibi-de-julho-2026'));

      const unknown = await environment().passwords.recover('ninguem@banca.example');
      expect(successCodeOf(unknown)).toBe(accountSuccesses.recoveryLinkSent.code);
    });
  });
}
