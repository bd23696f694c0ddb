import { failures } from '../../../../../src/domain/failure.ts';
import { noRights } from '../../../../../src/domain/issue-access.ts';
import { someReader } from '../../../../fakes/fake-readers.ts';
import { FakeSession } from '../../../../fakes/fake-session.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

const bond = { isActive: true, svaName: 'claro', subjectId: '1', metadata: {} };
const bought = { issue: { slug: 'nanquim-1' }, expiresAt: null };

describe('ReaderProfilePresenter', () => {
  it('knows the rights of whoever is signed in, and settles only then', async () => {
    const { profile, sessionPresenter } = someProfile({ acquisitions: [bought] });
    const stop = profile.start();
    expect(profile.isSettled).toBe(false);
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.isSettled).toBe(true);
    expect(profile.rights.acquisitions).toEqual([bought]);
    stop();
  });

  it('is settled at once for nobody, who has no rights', async () => {
    const { profile, sessionPresenter } = someProfile({ session: new FakeSession() });
    await sessionPresenter.restore();
    expect(profile.isSettled).toBe(true);
    expect(profile.rights).toEqual(noRights);
  });

  it('forgets the rights of whoever signed out', async () => {
    const { profile, sessionPresenter, session } = someProfile({ acquisitions: [bought] });
    await sessionPresenter.restore();
    const stop = profile.start();
    await profile.load('ana');
    session.close();
    await sessionPresenter.restore();
    expect(profile.rights).toEqual(noRights);
    stop();
  });

  it.each([
    ['the bond is active and brings no subscription', someReader({ svaBond: bond }), true],
    [
      'the bond is active and brings one',
      someReader({ svaBond: bond, subscription: { id: 'plan-1', expiresAt: null } }),
      false,
    ],
    ['the bond is not active', someReader({ svaBond: { ...bond, isActive: false } }), false],
    ['there is no bond', someReader(), false],
  ])('decides on reactivation when %s', async (_, reader, expected) => {
    const { profile, sessionPresenter } = someProfile({ reader });
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.needsReactivation).toBe(expected);
  });

  it('says when the profile did not come', async () => {
    const { profile, readers, sessionPresenter, notifications } = someProfile();
    readers.failure = failures.timeout;
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.timeout.code }]);
  });

  it("follows the reader's theme, dark by default", async () => {
    const reader = someReader({ preferences: { language: 'pt-br', theme: 'light' } });
    const { profile, sessionPresenter } = someProfile({ reader });
    expect(profile.theme).toBe('dark');
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(profile.theme).toBe('light');
  });
});
