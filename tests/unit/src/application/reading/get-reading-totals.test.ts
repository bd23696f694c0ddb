import { GetReadingTotals } from '../../../../../src/application/reading/get-reading-totals.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssueReadings } from '../../../../fakes/reading/fake-issue-readings.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAccountant, buildManager, buildPartner } from '../../../../fakes/staff/build-staff.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

function setUpGetReadingTotals(session = new FakeSession(exampleCredentials)) {
  const readings = new FakeIssueReadings();
  readings.record('bia', buildIssue({ id: 'issue-1' }), [
    { page: 0, readAt: '2026-03-05T12:00:00.000Z' },
    { page: 1, readAt: '2026-03-05T12:01:00.000Z' },
  ]);
  return { readings, useCase: new GetReadingTotals(readings, session) };
}

describe('GetReadingTotals', () => {
  it.each([buildAccountant(), buildPartner()])(
    'sums up what was read, for callers with access to finances',
    async (user) => {
      const outcome = await setUpGetReadingTotals().useCase.execute(user, march);
      expect(outcome).toMatchObject({
        ok: true,
        value: { ...march, readers: 1, sittings: 1, pages: 2 },
      });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpGetReadingTotals(new FakeSession());
    const missing = await signedOut.useCase.execute(buildAccountant(), march);
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { readings, useCase } = setUpGetReadingTotals();
    for (const user of [buildUser(), buildManager(), null]) {
      const refused = await useCase.execute(user, march);
      expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    }
    expect([...readings.requests, ...signedOut.readings.requests]).toEqual([]);
  });
});
