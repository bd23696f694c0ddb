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

export function guardianRequestsContract(
  environment: () => Pick<
    ContractEnvironment,
    'guardianRequests' | 'issues' | 'plans' | 'child' | SignInRequirements
  >,
): void {
  const signInChild = async () => {
    const { session, authentication, child } = environment();
    session.open(successOf(await authentication.signIn(child.username, child.password)));
  };
  const soldIssue = async () => {
    const { id } = await findIssue(environment(), 'so-na-loja');
    return { kind: 'issue', id } as const;
  };

  describe('GuardianRequests', () => {
    it('require a session', async () => {
      const { guardianRequests } = environment();
      expect(failureCodeOf(await guardianRequests.list())).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await guardianRequests.send({ kind: 'issue', id: unknownId }))).toBe(
        failures.unauthenticated.code,
      );
    });

    it('are rejected for an account without a guardian', async () => {
      await signInAccount(environment());
      expect(successOf(await environment().guardianRequests.list())).toEqual([]);
      const code = failureCodeOf(await environment().guardianRequests.send(await soldIssue()));
      // The account may have no profile yet.
      expect(['USER.NOT_GUIDED', 'USER.NOT_FOUND']).toContain(code);
    });

    it('of a child are listed once, the newest first', async () => {
      await signInChild();
      const { guardianRequests, plans } = environment();
      expect(successOf(await guardianRequests.list())).toEqual([]);
      const issue = await soldIssue();
      const [offered] = successOf(await plans.list());
      const plan = { kind: 'plan', id: offered?.id ?? '' } as const;
      const sent = successOf(await guardianRequests.send(issue));
      expect(sent).toMatchObject({ product: issue, purpose: 'purchase', answer: null, answeredAt: null });
      const sentPlan = successOf(await guardianRequests.send(plan));
      expect(sentPlan).toMatchObject({ product: plan, purpose: 'purchase', answer: null });
      expect(successOf(await guardianRequests.send(issue)).id).toBe(sent.id);
      expect(successOf(await guardianRequests.list())).toMatchObject([
        { id: sentPlan.id, product: plan },
        { id: sent.id, product: issue },
      ]);
    });

    it('are rejected for something that is not sold', async () => {
      await signInChild();
      const { guardianRequests } = environment();
      expect(failureCodeOf(await guardianRequests.send({ kind: 'issue', id: unknownId }))).toBe(
        'ISSUE.NOT_FOUND',
      );
      expect(failureCodeOf(await guardianRequests.send({ kind: 'plan', id: unknownId }))).toBe(
        'PLAN.NOT_FOUND',
      );
    });
  });
}
