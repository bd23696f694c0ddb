import { ListRevenue } from '../../../../../src/application/finance/list-revenue.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildRevenueLine } from '../../../../fakes/finance/build-revenue-line.ts';
import { FakeRevenueReports } from '../../../../fakes/finance/fake-revenue-reports.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAccountant, buildManager, buildPartner } from '../../../../fakes/staff/build-staff.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

function setUpListRevenue(session = new FakeSession(exampleCredentials)) {
  const reports = new FakeRevenueReports();
  reports.record({ ...buildRevenueLine(), day: '2026-03-05' });
  return { reports, useCase: new ListRevenue(reports, session) };
}

describe('ListRevenue', () => {
  it.each([buildAccountant(), buildPartner()])(
    'sums up the revenue of each period, for callers with access to finances',
    async (user) => {
      const outcome = await setUpListRevenue().useCase.execute(user, 'month', march);
      expect(outcome).toMatchObject({
        ok: true,
        value: { ...march, periods: [{ start: '2026-03-01', pending: { gross: 1000 } }] },
      });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpListRevenue(new FakeSession());
    const missing = await signedOut.useCase.execute(buildAccountant(), 'month', march);
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { reports, useCase } = setUpListRevenue();
    for (const user of [buildUser(), buildManager(), null]) {
      const refused = await useCase.execute(user, 'month', march);
      expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    }
    expect([...reports.requests, ...signedOut.reports.requests]).toEqual([]);
  });
});
