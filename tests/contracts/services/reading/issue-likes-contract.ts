import { failures } from '../../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../../contract-environment.ts';
import {
  failureCodeOf,
  findIssue,
  type SignInRequirements,
  signInAccount,
  successOf,
  unknownId,
} from '../contract.ts';

export function issueLikesContract(
  environment: () => Pick<ContractEnvironment, 'issueLikes' | 'issues' | 'otherReader' | SignInRequirements>,
): void {
  describe('IssueLikes', () => {
    it('require a session, except for the number', async () => {
      const { id } = await findIssue(environment(), 'para-assinantes');
      const { issueLikes } = environment();
      for (const outcome of await Promise.all([
        issueLikes.find(id),
        issueLikes.add(id),
        issueLikes.remove(id),
      ]))
        expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
      expect(successOf(await issueLikes.count(id))).toBe(0);
    });

    it('count each reader once, until the like is removed', async () => {
      const { id } = await findIssue(environment(), 'nanquim-1');
      const { issueLikes, session, authentication, otherReader } = environment();
      await signInAccount(environment());
      expect(successOf(await issueLikes.find(id))).toEqual({ count: 0, isLiked: false });
      expect(successOf(await issueLikes.add(id))).toEqual({ count: 1, isLiked: true });
      expect(successOf(await issueLikes.add(id))).toEqual({ count: 1, isLiked: true });
      session.open(successOf(await authentication.signIn(otherReader.username, otherReader.password)));
      expect(successOf(await issueLikes.find(id))).toEqual({ count: 1, isLiked: false });
      expect(successOf(await issueLikes.add(id))).toEqual({ count: 2, isLiked: true });
      expect(successOf(await issueLikes.remove(id))).toEqual({ count: 1, isLiked: false });
      expect(successOf(await issueLikes.remove(id))).toEqual({ count: 1, isLiked: false });
      await signInAccount(environment());
      expect(successOf(await issueLikes.remove(id))).toEqual({ count: 0, isLiked: false });
    });

    it('reject unknown issues', async () => {
      await signInAccount(environment());
      const { issueLikes } = environment();
      for (const outcome of [
        await issueLikes.count(unknownId),
        await issueLikes.find(unknownId),
        await issueLikes.add(unknownId),
        await issueLikes.remove(unknownId),
      ])
        expect(failureCodeOf(outcome)).toBe('ISSUE.NOT_FOUND');
    });
  });
}
