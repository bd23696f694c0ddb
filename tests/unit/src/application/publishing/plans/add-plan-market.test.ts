import { AddPlanMarket } from '../../../../../../src/application/publishing/plans/add-plan-market.ts';
import { buildPrivatePlan, FakePlanMarkets } from '../../../../../fakes/publishing/fake-plan-markets.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { buildEditor } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

const market = { market: 'brazil', merchandises: [{ cycleDurationInDays: 30, price: 1990 }] } as const;

function setUpAddPlanMarket(session = new FakeSession(exampleCredentials)) {
  const plans = new FakePlanMarkets();
  plans.plans = [buildPrivatePlan({ markets: [] })];
  return { plans, useCase: new AddPlanMarket(plans, session) };
}

describe('AddPlanMarket', () => {
  it('sells a plan in a market', async () => {
    const { plans, useCase } = setUpAddPlanMarket();
    const outcome = await useCase.execute(buildEditor(), 'plan-1', market);
    expect(outcome).toMatchObject({ ok: true, value: { id: 'plan-1', markets: [market] } });
    expect(plans.plans).toMatchObject([{ markets: [market] }]);
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpAddPlanMarket(session).useCase.execute(user, 'plan-1', market),
    );
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
