import { ListPrivatePlans } from '../../../../../../src/application/publishing/plans/list-private-plans.ts';
import { buildPrivatePlan, FakePlanMarkets } from '../../../../../fakes/publishing/fake-plan-markets.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { buildEditor } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

function setUpListPrivatePlans(session = new FakeSession(exampleCredentials)) {
  const plans = new FakePlanMarkets();
  plans.plans = [buildPrivatePlan()];
  return { plans, useCase: new ListPrivatePlans(plans, session) };
}

describe('ListPrivatePlans', () => {
  it('lists the plans with their markets', async () => {
    const { plans, useCase } = setUpListPrivatePlans();
    expect(await useCase.execute(buildEditor())).toEqual({ ok: true, value: plans.plans });
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpListPrivatePlans(session).useCase.execute(user),
    );
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
