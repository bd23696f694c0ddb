import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf, unknownId } from './contract.ts';

export function readersContract(world: () => Pick<ContractWorld, 'readers' | SignInParts>): void {
  const signIn = () => signInTo(world());

  describe('Readers', () => {
    it('finds no profile until it is created, and creates it once', async () => {
      await signIn();
      const { readerId } = world().account;
      expect(successOf(await world().readers.find(readerId))).toBeNull();
      const created = successOf(await world().readers.create());
      expect(created).toMatchObject({
        id: readerId,
        preferences: { language: 'pt-br', theme: 'dark' },
        market: 'brazil',
        currency: 'BRL',
        subscription: null,
      });
      expect(successOf(await world().readers.create())).toEqual(created);
      expect(successOf(await world().readers.find(readerId))).toEqual(created);
    });

    it('returns profiles only to their owners', async () => {
      expect(failureOf(await world().readers.find(world().account.readerId))).toBe(
        failures.unauthenticated.code,
      );
    });

    it('saves preferences one at a time', async () => {
      await signIn();
      const { readerId } = world().account;
      const inEnglish = successOf(await world().readers.savePreferences(readerId, { language: 'en-us' }));
      expect(inEnglish.preferences).toEqual({ language: 'en-us', theme: 'dark' });
      successOf(await world().readers.savePreferences(readerId, { theme: 'light' }));
      const found = successOf(await world().readers.find(readerId));
      expect(found?.preferences).toEqual({ language: 'en-us', theme: 'light' });
    });

    it("rejects changes to another reader's preferences", async () => {
      const { readerId } = world().account;
      const change = () => world().readers.savePreferences(readerId, { theme: 'dark' });
      expect(failureOf(await change())).toBe(failures.unauthenticated.code);
      await signIn();
      const outcome = await world().readers.savePreferences(unknownId, { theme: 'dark' });
      expect(failureOf(outcome)).toBe(failures.forbidden.code);
    });
  });
}
