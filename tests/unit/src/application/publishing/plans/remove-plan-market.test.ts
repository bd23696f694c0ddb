import { RemovePlanMarket } from '../../../../../../src/application/publishing/plans/remove-plan-market.ts';
import { buildPrivatePlan, FakePlanMarkets } from '../../../../../fakes/publishing/fake-plan-markets.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { buildEditor } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

function setUpRemovePlanMarket(session = new FakeSession(exampleCredentials)) {
  const plans = new FakePlanMarkets();
  plans.plans = [buildPrivatePlan()];
  return { plans, useCase: new RemovePlanMarket(plans, session) };
}

describe('RemovePlanMarket', () => {
  it('takes a plan from sale in a market', async () => {
    const { plans, useCase } = setUpRemovePlanMarket();
    const outcome = await useCase.execute(buildEditor(), 'plan-1', 'brazil');
    expect(outcome).toMatchObject({ ok: true, value: { id: 'plan-1', markets: [] } });
    expect(plans.plans).toMatchObject([{ markets: [] }]);
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpRemovePlanMarket(session).useCase.execute(user, 'plan-1', 'brazil'),
    );
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
