import { failures } from '../../../src/domain/failure.ts';
import type { World } from '../world.ts';
import { failureOf, nobody, type SignInParts, signInTo, successOf } from './contract.ts';

export function readersContract(world: () => Pick<World, 'readers' | SignInParts>): void {
  const signIn = () => signInTo(world());

  describe('Readers', () => {
    it('finds no profile until it is made, and makes it once', async () => {
      await signIn();
      const { userId } = world().account;
      expect(successOf(await world().readers.find(userId))).toBeNull();
      const made = successOf(await world().readers.create());
      expect(made).toMatchObject({
        dragonId: userId,
        preferences: { language: 'pt-br', theme: 'dark' },
        market: 'brazil',
        currency: 'BRL',
        subscription: null,
      });
      expect(successOf(await world().readers.create())).toEqual(made);
      expect(successOf(await world().readers.find(userId))).toEqual(made);
    });

    it('keeps profiles to their owners', async () => {
      expect(failureOf(await world().readers.find(world().account.userId))).toBe(
        failures.unauthenticated.code,
      );
    });

    it('keeps how its owner likes the shop, one preference at a time', async () => {
      await signIn();
      const { userId } = world().account;
      const inEnglish = successOf(await world().readers.savePreferences(userId, { language: 'en-us' }));
      expect(inEnglish.preferences).toEqual({ language: 'en-us', theme: 'dark' });
      successOf(await world().readers.savePreferences(userId, { theme: 'light' }));
      const found = successOf(await world().readers.find(userId));
      expect(found?.preferences).toEqual({ language: 'en-us', theme: 'light' });
    });

    it('lets nobody change how another likes it', async () => {
      const { userId } = world().account;
      const change = () => world().readers.savePreferences(userId, { theme: 'dark' });
      expect(failureOf(await change())).toBe(failures.unauthenticated.code);
      await signIn();
      const outcome = await world().readers.savePreferences(nobody, { theme: 'dark' });
      expect(failureOf(outcome)).toBe(failures.forbidden.code);
    });
  });
}
