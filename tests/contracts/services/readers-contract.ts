import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf, unknownId } from './contract.ts';

export function readersContract(
  environment: () => Pick<ContractEnvironment, 'readers' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());

  describe('Readers', () => {
    it('finds no profile until it is created, and creates it once', async () => {
      await signIn();
      const { readerId } = environment().account;
      expect(successOf(await environment().readers.find(readerId))).toBeNull();
      const created = successOf(await environment().readers.create());
      expect(created).toMatchObject({
        id: readerId,
        preferences: { language: 'pt-br', theme: 'dark' },
        hasSavedPreferences: false,
        market: 'brazil',
        currency: 'BRL',
        subscription: null,
      });
      expect(successOf(await environment().readers.create())).toEqual(created);
      expect(successOf(await environment().readers.find(readerId))).toEqual(created);
    });

    it('returns profiles only to their owners', async () => {
      expect(failureCodeOf(await environment().readers.find(environment().account.readerId))).toBe(
        failures.unauthenticated.code,
      );
    });

    it('saves preferences one at a time', async () => {
      await signIn();
      const { readerId } = environment().account;
      const changed = successOf(await environment().readers.savePreferences(readerId, { language: 'en-us' }));
      expect(changed.preferences).toEqual({ language: 'en-us', theme: 'dark' });
      expect(changed.hasSavedPreferences).toBe(true);
      successOf(await environment().readers.savePreferences(readerId, { theme: 'light' }));
      const found = successOf(await environment().readers.find(readerId));
      expect(found?.preferences).toEqual({ language: 'en-us', theme: 'light' });
    });

    it("rejects changes to another reader's preferences", async () => {
      const { readerId } = environment().account;
      const savePreferences = () => environment().readers.savePreferences(readerId, { theme: 'dark' });
      expect(failureCodeOf(await savePreferences())).toBe(failures.unauthenticated.code);
      await signIn();
      const outcome = await environment().readers.savePreferences(unknownId, { theme: 'dark' });
      expect(failureCodeOf(outcome)).toBe(failures.forbidden.code);
    });
  });
}
