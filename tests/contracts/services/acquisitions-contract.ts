import { failures } from '../../../src/domain/failure.ts';
import type { World } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf } from './contract.ts';

export function acquisitionsContract(world: () => Pick<World, 'acquisitions' | SignInParts>): void {
  describe('Acquisitions', () => {
    it('are none for a reader who bought nothing, and need a session', async () => {
      expect(failureOf(await world().acquisitions.list())).toBe(failures.unauthenticated.code);
      await signInTo(world());
      expect(successOf(await world().acquisitions.list())).toEqual([]);
    });
  });
}
