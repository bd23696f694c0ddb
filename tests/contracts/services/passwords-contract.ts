import { failures } from '../../../src/domain/failure.ts';
import { successes } from '../../../src/domain/success.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, nextLink, successCodeOf, successOf } from './contract.ts';

export function passwordsContract(
  world: () => Pick<
    ContractWorld,
    'passwords' | 'identityUsers' | 'authentication' | 'session' | 'neighbour' | 'linksTo'
  >,
): void {
  const signIn = (password: string) => world().authentication.signIn(world().neighbour.entry, password);
  const find = () => world().identityUsers.find(world().neighbour.readerId);

  describe('Passwords', () => {
    it('change with the current password, which ends other sessions and opens a new one', async () => {
      const { password } = world().neighbour;
      const otherDevice = successOf(await signIn(password));
      world().session.open(successOf(await signIn(password)));
      const wrong = await world().passwords.redefine('not this one', 'gibi-de-maio-2026');
      expect(failureOf(wrong)).toBe('USER.WRONG_PASSWORD');
      expect(failureOf(await world().passwords.redefine(password, 'senha123'))).toBe('USER.COMMON_PASSWORD');

      const outcome = await world().passwords.redefine(password, 'gibi-de-maio-2026');
      expect(successCodeOf(outcome)).toBe(successes.passwordReset.code);
      world().session.open(successOf(outcome));
      successOf(await find());
      world().session.open(otherDevice);
      expect(failureOf(await find())).toBe(failures.unauthenticated.code);
      expect(failureOf(await signIn(password))).toBe(failures.invalidCredentials.code);
    });

    it('do not change without a session', async () => {
      const outcome = await world().passwords.redefine('a', 'gibi-de-junho-2026');
      expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('are reset with a link that works once, with the same answer for unknown addresses', async () => {
      const { email } = world().neighbour;
      const link = await nextLink(world(), email, async () => {
        const outcome = await world().passwords.recover(email);
        expect(successCodeOf(outcome)).toBe(successes.recoveryLinkSent.code);
      });
      const reset = (password: string) => world().passwords.resetByLink(link, password);
      expect(failureOf(await reset('senha123'))).toBe('USER.COMMON_PASSWORD');
      expect(successCodeOf(await reset('gibi-de-julho-2026'))).toBe(successes.passwordReset.code);
      expect(failureOf(await reset('gibi-de-agosto-2026'))).toBe('USER.INVALID_CODE');
      successOf(await signIn('gibi-de-julho-2026'));

      const stranger = await world().passwords.recover('ninguem@banca.example');
      expect(successCodeOf(stranger)).toBe(successes.recoveryLinkSent.code);
    });
  });
}
