import { DownloadRevenue } from '../../../../../src/application/finance/download-revenue.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildRevenueLine } from '../../../../fakes/finance/build-revenue-line.ts';
import { FakeRevenueReports } from '../../../../fakes/finance/fake-revenue-reports.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAccountant, buildManager, buildPartner } from '../../../../fakes/staff/build-staff.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

function setUpDownloadRevenue(session = new FakeSession(exampleCredentials)) {
  const reports = new FakeRevenueReports();
  reports.record({ ...buildRevenueLine(), day: '2026-03-05' });
  return { reports, useCase: new DownloadRevenue(reports, session) };
}

describe('DownloadRevenue', () => {
  it.each([buildAccountant(), buildPartner()])(
    'gets the revenue of each period as a file, for callers with access to finances',
    async (user) => {
      const outcome = await setUpDownloadRevenue().useCase.execute(user, 'month', march);
      expect(outcome).toMatchObject({
        ok: true,
        value: { name: 'revenue-month.csv', content: expect.any(Blob) },
      });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpDownloadRevenue(new FakeSession());
    const missing = await signedOut.useCase.execute(buildAccountant(), 'month', march);
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { reports, useCase } = setUpDownloadRevenue();
    for (const user of [buildUser(), buildManager(), null]) {
      const refused = await useCase.execute(user, 'month', march);
      expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    }
    expect([...reports.requests, ...signedOut.reports.requests]).toEqual([]);
  });
});
