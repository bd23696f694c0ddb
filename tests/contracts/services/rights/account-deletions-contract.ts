import { failures } from '../../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from '../contract.ts';

export function accountDeletionsContract(
  environment: () => Pick<
    ContractEnvironment,
    'accountDeletions' | 'identityUsers' | 'otherReader' | 'child' | 'staff' | SignInRequirements
  >,
): void {
  const signInAs = async ({ username, password }: { username: string; password: string }) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };

  describe('AccountDeletions', () => {
    it('schedules a deletion in 15 days and keeps its date', async () => {
      await signInAccount(environment());
      const { readerId } = environment().account;
      const { deletionAt } = successOf(await environment().accountDeletions.schedule(readerId));
      const days = (Date.parse(deletionAt ?? '') - Date.now()) / (24 * 60 * 60_000);
      expect(days).toBeGreaterThan(14.9);
      expect(days).toBeLessThanOrEqual(15.1);
      const again = successOf(await environment().accountDeletions.schedule(readerId));
      expect(again.deletionAt).toBe(deletionAt);
      const user = successOf(await environment().identityUsers.find(readerId));
      expect(user.deletionAt).toBe(deletionAt);
      expect(successOf(await environment().accountDeletions.cancel(readerId)).deletionAt).toBeNull();
    });

    it('cancels also if nothing is scheduled', async () => {
      await signInAccount(environment());
      const { readerId } = environment().account;
      expect(successOf(await environment().accountDeletions.cancel(readerId)).deletionAt).toBeNull();
    });

    it('refuses guided accounts, staff and accounts of others', async () => {
      const { child, staff, otherReader } = environment();
      await signInAs(child);
      const ofChild = await environment().accountDeletions.schedule(child.readerId);
      expect(failureCodeOf(ofChild)).toBe(failures.parentPermission.code);
      expect(failureCodeOf(await environment().accountDeletions.cancel(child.readerId))).toBe(
        failures.parentPermission.code,
      );
      await signInAs(staff.manager);
      const ofStaff = await environment().accountDeletions.schedule(staff.manager.readerId);
      expect(failureCodeOf(ofStaff)).toBe('USER.WORK_ACCOUNT');
      const ofOther = await environment().accountDeletions.schedule(otherReader.readerId);
      expect(failureCodeOf(ofOther)).toBe(failures.forbidden.code);
    });

    it('needs a session', async () => {
      environment().session.close('signed-out');
      const outcome = await environment().accountDeletions.schedule(environment().account.readerId);
      expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });
  });
}
