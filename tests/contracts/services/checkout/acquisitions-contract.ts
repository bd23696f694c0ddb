import { failures } from '../../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from '../contract.ts';

export function acquisitionsContract(
  environment: () => Pick<ContractEnvironment, 'acquisitions' | SignInRequirements>,
): void {
  describe('Acquisitions', () => {
    it('are empty for a reader who bought nothing, and require a session', async () => {
      expect(failureCodeOf(await environment().acquisitions.list())).toBe(failures.unauthenticated.code);
      await signInAccount(environment());
      expect(successOf(await environment().acquisitions.list())).toEqual([]);
    });
  });
}
