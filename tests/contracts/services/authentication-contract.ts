import { failures } from '../../../src/domain/failure.ts';
import type { World } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf } from './contract.ts';

export function authenticationContract(world: () => Pick<World, 'identityUsers' | SignInParts>): void {
  const signIn = () => signInTo(world());

  describe('Authentication', () => {
    it('refuses a wrong password', async () => {
      const outcome = await world().authentication.signIn(world().account.entry, 'not this one');
      expect(failureOf(outcome)).toBe(failures.invalidCredentials.code);
    });

    it('refuses somebody whom it does not know in the same words', async () => {
      const outcome = await world().authentication.signIn('ninguem.aqui', 'not this one');
      expect(failureOf(outcome)).toBe(failures.invalidCredentials.code);
    });

    it('takes a token that was signed out for no session, and closes it on the device', async () => {
      await signIn();
      const { token } = world().session.current ?? { token: '' };
      successOf(await world().authentication.signOut(token));
      expect(failureOf(await world().identityUsers.find(world().account.userId))).toBe(
        failures.unauthenticated.code,
      );
      expect(world().session.current).toBeNull();
    });
  });
}
