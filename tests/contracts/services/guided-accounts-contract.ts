import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import {
  failureCodeOf,
  findIssue,
  type SignInRequirements,
  signInAccount,
  successOf,
  unknownId,
} from './contract.ts';

const newAccount = { name: 'Bia Lima', nickname: 'Bia', birthDate: '2017-04-01' };

export function guidedAccountsContract(
  environment: () => Pick<
    ContractEnvironment,
    'guidedAccounts' | 'accountDeletions' | 'guardianRequests' | 'issues' | 'family' | SignInRequirements
  >,
): void {
  const signIn = async ({ username, password }: { username: string; password: string }) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };

  describe('GuidedAccounts', () => {
    it('require a session', async () => {
      const { guidedAccounts, guardianRequests } = environment();
      expect(failureCodeOf(await guidedAccounts.list())).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await guardianRequests.listOfChildren())).toBe(failures.unauthenticated.code);
    });

    it('are not opened without a plan that includes them', async () => {
      const { guidedAccounts, family } = environment();
      await signIn(family.guardian);
      expect(failureCodeOf(await guidedAccounts.create(newAccount))).toBe('GUIDANCE.NOT_INCLUDED');
    });

    it('of others are not found', async () => {
      await signInAccount(environment());
      const { guidedAccounts } = environment();
      const { child } = environment().family;
      for (const id of [child.readerId, unknownId]) {
        expect(failureCodeOf(await guidedAccounts.change(id, { nickname: 'Zé' }))).toBe('USER.NOT_FOUND');
        expect(failureCodeOf(await guidedAccounts.openChildSession(id))).toBe('USER.NOT_FOUND');
      }
      const outcome = await environment().guardianRequests.answer(unknownId, 'declined');
      expect(failureCodeOf(outcome)).toBe('GUIDANCE.NO_REQUEST');
    });

    it('are changed by their guardian, who sees and answers their requests', async () => {
      const { guidedAccounts, guardianRequests, family } = environment();
      const { guardian, child } = family;
      await signIn(child);
      const { id } = await findIssue(environment(), 'so-na-loja');
      const request = successOf(await guardianRequests.send({ kind: 'issue', id }));
      await signIn(guardian);
      const settings = {
        isActive: true,
        maxRating: '16',
        hours: { from: '08:00', until: '21:30' },
        showsPrices: true,
      } as const;
      const changed = successOf(await guidedAccounts.change(child.readerId, { nickname: 'Tico', settings }));
      expect(changed).toMatchObject({ nickname: 'Tico', settings });
      expect(successOf(await guidedAccounts.list()).accounts).toMatchObject([
        { id: child.readerId, settings },
      ]);
      const seen = successOf(await guardianRequests.listOfChildren()).find(({ id }) => id === request.id);
      expect(seen).toMatchObject({ answer: null });
      const declined = successOf(await guardianRequests.answer(request.id, 'declined'));
      expect(declined).toMatchObject({ id: request.id, answer: 'declined' });
    });

    it('show a deletion that their guardian scheduled, until it is cancelled', async () => {
      const { guidedAccounts, accountDeletions, family } = environment();
      const { guardian, child } = family;
      await signIn(guardian);
      const deletionAtOf = async () => successOf(await guidedAccounts.list()).accounts[0]?.deletionAt;
      expect(await deletionAtOf()).toBeNull();
      const { deletionAt } = successOf(await accountDeletions.schedule(child.readerId, guardian.password));
      expect(deletionAt).not.toBeNull();
      expect(await deletionAtOf()).toBe(deletionAt);
      successOf(await accountDeletions.cancel(child.readerId));
      expect(await deletionAtOf()).toBeNull();
    });

    it('are opened by their guardian, who returns with their password', async () => {
      const { guidedAccounts, session, family } = environment();
      const { guardian, child } = family;
      await signIn(guardian);
      session.open(successOf(await guidedAccounts.openChildSession(child.readerId)));
      expect(session.current?.readerId).toBe(child.readerId);
      expect(failureCodeOf(await guidedAccounts.openGuardianSession('another password'))).toBe(
        'USER.WRONG_PASSWORD',
      );
      const returned = successOf(await guidedAccounts.openGuardianSession(guardian.password));
      expect(returned.readerId).toBe(guardian.readerId);
    });
  });
}
