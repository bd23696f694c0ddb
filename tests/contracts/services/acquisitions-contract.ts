import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf } from './contract.ts';

export function acquisitionsContract(world: () => Pick<ContractWorld, 'acquisitions' | SignInParts>): void {
  describe('Acquisitions', () => {
    it('are empty for a reader who bought nothing, and require a session', async () => {
      expect(failureOf(await world().acquisitions.list())).toBe(failures.unauthenticated.code);
      await signInTo(world());
      expect(successOf(await world().acquisitions.list())).toEqual([]);
    });
  });
}
