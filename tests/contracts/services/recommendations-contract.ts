import type { ContractEnvironment } from '../contract-environment.ts';
import { findIssue, successOf, unknownId } from './contract.ts';

export function recommendationsContract(
  environment: () => Pick<ContractEnvironment, 'recommendations' | 'issues'>,
): void {
  describe('Recommendations', () => {
    it('are empty for an issue without readers, and for an unknown one', async () => {
      const { recommendations } = environment();
      const { id } = await findIssue(environment(), 'so-na-loja');
      expect(successOf(await recommendations.listAlsoRead(id))).toEqual([]);
      expect(successOf(await recommendations.listAlsoRead(unknownId))).toEqual([]);
    });
  });
}
