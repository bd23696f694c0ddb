import { GetRevenueReport } from '../../../../../src/application/finance/get-revenue-report.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildRevenueLine } from '../../../../fakes/finance/build-revenue-line.ts';
import { FakeRevenueReports } from '../../../../fakes/finance/fake-revenue-reports.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAccountant, buildManager, buildPartner } from '../../../../fakes/staff/build-staff.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

function setUpGetRevenueReport(session = new FakeSession(exampleCredentials)) {
  const reports = new FakeRevenueReports();
  reports.record({ ...buildRevenueLine(), day: '2026-03-05' });
  return { reports, useCase: new GetRevenueReport(reports, session) };
}

describe('GetRevenueReport', () => {
  it.each([buildAccountant(), buildPartner()])(
    'lists what the revenue consists of, for callers with access to finances',
    async (user) => {
      const outcome = await setUpGetRevenueReport().useCase.execute(user, { ...march, page: 0, limit: 20 });
      expect(outcome).toMatchObject({
        ok: true,
        value: { items: [{ month: '2026-03-01', gross: 1000 }], hasNext: false },
      });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpGetRevenueReport(new FakeSession());
    const missing = await signedOut.useCase.execute(buildAccountant(), { ...march, page: 0, limit: 20 });
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { reports, useCase } = setUpGetRevenueReport();
    for (const user of [buildUser(), buildManager(), null]) {
      const refused = await useCase.execute(user, { ...march, page: 0, limit: 20 });
      expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    }
    expect([...reports.requests, ...signedOut.reports.requests]).toEqual([]);
  });
});
