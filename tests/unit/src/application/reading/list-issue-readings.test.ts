import { ListIssueReadings } from '../../../../../src/application/reading/list-issue-readings.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssueReadings } from '../../../../fakes/reading/fake-issue-readings.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAccountant, buildManager, buildPartner } from '../../../../fakes/staff/build-staff.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

function setUpListIssueReadings(session = new FakeSession(exampleCredentials)) {
  const readings = new FakeIssueReadings();
  readings.record('bia', buildIssue({ id: 'issue-1' }), [
    { page: 0, readAt: '2026-03-05T12:00:00.000Z' },
    { page: 1, readAt: '2026-03-05T12:01:00.000Z' },
  ]);
  return { readings, useCase: new ListIssueReadings(readings, session) };
}

describe('ListIssueReadings', () => {
  it.each([buildAccountant(), buildPartner()])(
    'lists the issues that were read, for callers with access to finances',
    async (user) => {
      const outcome = await setUpListIssueReadings().useCase.execute(user, { ...march, page: 0, limit: 20 });
      expect(outcome).toMatchObject({
        ok: true,
        value: { items: [{ issue: { id: 'issue-1' }, readers: 1, sittings: 1, pages: 2 }] },
      });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpListIssueReadings(new FakeSession());
    const missing = await signedOut.useCase.execute(buildAccountant(), { ...march, page: 0, limit: 20 });
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { readings, useCase } = setUpListIssueReadings();
    for (const user of [buildUser(), buildManager(), null]) {
      const refused = await useCase.execute(user, { ...march, page: 0, limit: 20 });
      expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    }
    expect([...readings.requests, ...signedOut.readings.requests]).toEqual([]);
  });
});
