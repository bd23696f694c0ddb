import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf } from './contract.ts';

export function authenticationContract(
  world: () => Pick<ContractWorld, 'identityUsers' | SignInParts>,
): void {
  const signIn = () => signInTo(world());

  describe('Authentication', () => {
    it('rejects a wrong password', async () => {
      const outcome = await world().authentication.signIn(world().account.entry, 'not this one');
      expect(failureOf(outcome)).toBe(failures.invalidCredentials.code);
    });

    it('rejects an unknown user with the same failure', async () => {
      const outcome = await world().authentication.signIn('ninguem.aqui', 'not this one');
      expect(failureOf(outcome)).toBe(failures.invalidCredentials.code);
    });

    it('rejects a token after sign-out, and the device closes its session', async () => {
      await signIn();
      const { token } = world().session.current ?? { token: '' };
      successOf(await world().authentication.signOut(token));
      expect(failureOf(await world().identityUsers.find(world().account.readerId))).toBe(
        failures.unauthenticated.code,
      );
      expect(world().session.current).toBeNull();
    });
  });
}
