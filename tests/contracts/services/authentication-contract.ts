import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from './contract.ts';

export function authenticationContract(
  environment: () => Pick<ContractEnvironment, 'identityUsers' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());

  describe('Authentication', () => {
    it('rejects a wrong password', async () => {
      const outcome = await environment().authentication.signIn(
        environment().account.username,
        'not this one',
      );
      expect(failureCodeOf(outcome)).toBe(failures.invalidCredentials.code);
    });

    it('rejects an unknown user with the same failure', async () => {
      const outcome = await environment().authentication.signIn('ninguem.aqui', 'not this one');
      expect(failureCodeOf(outcome)).toBe(failures.invalidCredentials.code);
    });

    it('rejects a token after sign-out, and the device closes its session', async () => {
      await signIn();
      const { token } = environment().session.current ?? { token: '' };
      successOf(await environment().authentication.signOut(token));
      expect(failureCodeOf(await environment().identityUsers.find(environment().account.readerId))).toBe(
        failures.unauthenticated.code,
      );
      expect(environment().session.current).toBeNull();
    });
  });
}
