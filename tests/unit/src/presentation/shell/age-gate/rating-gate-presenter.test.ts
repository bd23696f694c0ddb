import { autorun, when } from 'mobx';
import type { Reader } from '../../../../../../src/domain/account/reader.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { IdentityUser } from '../../../../../../src/domain/session/session.ts';
import { RatingGatePresenter } from '../../../../../../src/presentation/shell/age-gate/rating-gate-presenter.ts';
import { FakeAgeCheck } from '../../../../../fakes/account/fake-age-check.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader, parentalSettings } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUpGate(session: FakeSession, reader?: Reader) {
  const fixture = setUpProfile({ session, ...(reader && { reader }) });
  const ageCheck = new FakeAgeCheck();
  const gate = new RatingGatePresenter(ageCheck, fixture.sessionPresenter, fixture.profile, new FakeClock());
  return { ...fixture, ageCheck, gate };
}

async function setUpGateFor(reader: Reader, user: IdentityUser) {
  const fixture = setUpGate(new FakeSession(exampleCredentials), reader);
  await fixture.sessionPresenter.restore();
  fixture.sessionPresenter.replaceUser(user);
  await fixture.profile.load('ana');
  return fixture;
}

const guided = buildReader({ guardianId: 'bia', parentalSettings: parentalSettings({ isActive: true }) });

describe('RatingGatePresenter', () => {
  it('asks visitors for +18, opens after they confirm their age, and notifies observers', async () => {
    const { gate, sessionPresenter } = setUpGate(new FakeSession());
    await sessionPresenter.restore();
    const results: string[] = [];
    const stop = autorun(() => results.push(gate.gateOf('+18')));
    await gate.confirm();
    stop();
    expect(results).toEqual(['ask', 'open']);
    expect(gate.gateOf('16')).toBe('open');
  });

  it('stays closed if the age check rejects, and returns the reason', async () => {
    const { gate, ageCheck, sessionPresenter } = setUpGate(new FakeSession());
    await sessionPresenter.restore();
    ageCheck.isOfAgeByReader.set(null, false);
    const outcome = await gate.confirm();
    expect([outcome.ok, gate.gateOf('+18')]).toEqual([false, 'blocked']);
  });

  it('keeps +18 closed, and is not settled, until it is known whether the reader is a guided child', async () => {
    const { gate, ageCheck, profile, sessionPresenter } = setUpGate(
      new FakeSession(exampleCredentials),
      guided,
    );
    ageCheck.isOfAgeByReader.set('ana', true);
    ageCheck.isOfAgeByReader.set(null, true);
    expect([gate.isSettled, gate.isLoading]).toEqual([false, true]);
    expect([gate.gateOf('+18'), gate.gateOf('16')]).toEqual(['ask', 'open']);
    await sessionPresenter.restore();
    expect([gate.isSettled, gate.gateOf('+18')]).toEqual([false, 'ask']);
    await profile.load('ana');
    expect([gate.isSettled, gate.gateOf('+18'), gate.gateOf('10')]).toEqual([true, 'blocked', 'blocked']);
  });

  it('is loading until the profile arrives or fails, but not for an adult', async () => {
    const { gate, ageCheck, profile, readers, sessionPresenter } = setUpGate(
      new FakeSession(exampleCredentials),
      guided,
    );
    expect(gate.isLoading).toBe(true);
    await sessionPresenter.restore();
    expect(gate.isLoading).toBe(true);
    ageCheck.isOfAgeByReader.set('ana', true);
    expect(gate.isLoading).toBe(false);
    ageCheck.isOfAgeByReader.clear();
    readers.failure = { code: '0001002', name: 'NETWORK', message: '' };
    await profile.load('ana');
    expect(gate.isLoading).toBe(false);
  });

  it.each([
    ['user', ({ identityUsers }: ReturnType<typeof setUpGate>) => identityUsers],
    ['profile', ({ readers }: ReturnType<typeof setUpGate>) => readers],
  ])('does not report loading during a retry of the %s', async (_, serviceOf) => {
    const fixture = setUpGate(new FakeSession(exampleCredentials), guided);
    const { gate, profile, sessionPresenter } = fixture;
    const stop = profile.start();
    const service = serviceOf(fixture);
    service.failure = failures.networkConnection;
    await sessionPresenter.restore();
    await when(() => profile.hasLoadFailed);
    service.failure = null;
    const states: boolean[] = [];
    const stopStates = autorun(() => states.push(gate.isLoading));
    await Promise.all([sessionPresenter.restore(), profile.retry()]);
    await when(() => gate.isSettled);
    stopStates();
    expect(states).toEqual([false]);
    // The same reader signs in again.
    fixture.session.close('signed-out');
    await sessionPresenter.restore();
    fixture.session.open(exampleCredentials);
    void sessionPresenter.restore();
    expect(gate.isLoading).toBe(true);
    stop();
  });

  it('keeps +18 closed if the profile fails to load', async () => {
    const { gate, ageCheck, profile, readers, sessionPresenter } = setUpGate(
      new FakeSession(exampleCredentials),
    );
    ageCheck.isOfAgeByReader.set('ana', true);
    readers.failure = { code: '0001002', name: 'NETWORK', message: '' };
    await sessionPresenter.restore();
    await profile.load('ana');
    expect([gate.isSettled, gate.gateOf('+18')]).toEqual([false, 'ask']);
  });

  it('opens the ratings that fit the age of a guided child', async () => {
    const { gate } = await setUpGateFor(guided, buildUser({ birthDate: '2013-03-01' }));
    expect([gate.gateOf('12'), gate.gateOf('14'), gate.gateOf('+18')]).toEqual([
      'open',
      'blocked',
      'blocked',
    ]);
  });

  it('opens only the rating for all ages to a guided child of unknown age', async () => {
    for (const birthDate of [null, 'ontem']) {
      const { gate } = await setUpGateFor(guided, buildUser({ birthDate }));
      expect([gate.gateOf('L'), gate.gateOf('10')]).toEqual(['open', 'blocked']);
    }
  });

  it('does not restrict guided accounts with inactive settings or accounts without a guardian', async () => {
    for (const reader of [
      buildReader({ guardianId: 'bia', parentalSettings: parentalSettings({ isActive: false }) }),
      buildReader({ guardianId: null, parentalSettings: parentalSettings({ isActive: true }) }),
    ]) {
      const { gate, ageCheck } = await setUpGateFor(reader, buildUser());
      ageCheck.isOfAgeByReader.set('ana', true);
      expect(gate.gateOf('+18')).toBe('open');
    }
  });

  it('keeps +18 closed for guided accounts without a birth date', async () => {
    const reader = buildReader({
      guardianId: 'bia',
      parentalSettings: parentalSettings({ isActive: false }),
    });
    const { gate } = await setUpGateFor(reader, buildUser());
    expect(['16', '+18'].map((rating) => gate.gateOf(rating as '16'))).toEqual(['open', 'blocked']);
  });

  it.each([
    [guided, 'blocked'],
    [buildReader(), 'ask'],
  ])(
    'does not apply the declaration of a visitor to a reader whose user failed to load',
    async (reader, gateOfAdults) => {
      const { gate, ageCheck, identityUsers, profile, sessionPresenter } = setUpGate(
        new FakeSession(exampleCredentials),
        reader,
      );
      await ageCheck.confirm(null);
      identityUsers.failure = failures.networkConnection;
      await sessionPresenter.restore();
      await profile.load('ana');
      expect([gate.isSettled, gate.gateOf('+18')]).toEqual([true, gateOfAdults]);
      expect(gate.gateOf('16')).toBe(reader === guided ? 'blocked' : 'open');
    },
  );

  it('stores no declaration of a visitor for a reader whose user failed to load', async () => {
    const { gate, ageCheck, identityUsers, sessionPresenter } = setUpGate(
      new FakeSession(exampleCredentials),
    );
    identityUsers.failure = failures.networkConnection;
    await sessionPresenter.restore();
    expect(await gate.confirm()).toEqual({ ok: false, failure: failures.networkConnection });
    expect(ageCheck.isOfAge(null)).toBeNull();
  });

  it('updates the user with the declaration', async () => {
    const { gate, sessionPresenter } = await setUpGateFor(
      buildReader(),
      buildUser({ hasDeclaredAdult: false }),
    );
    expect(gate.gateOf('+18')).toBe('ask');
    await gate.confirm();
    expect([gate.gateOf('+18'), sessionPresenter.user?.hasDeclaredAdult]).toEqual(['open', true]);
  });

  it('asks again if the platform does not know the age, until the reader confirms it', async () => {
    const { gate, ageCheck } = await setUpGateFor(buildReader(), buildUser());
    ageCheck.isOfAgeByReader.set('ana', true);
    const results: string[] = [];
    const stop = autorun(() => results.push(gate.gateOf('+18')));
    gate.askAgain();
    await gate.confirm();
    stop();
    expect(results).toEqual(['open', 'ask', 'open']);
  });

  it('counts only accepted confirmations', async () => {
    const { gate, ageCheck, sessionPresenter } = setUpGate(new FakeSession());
    await sessionPresenter.restore();
    gate.askAgain();
    ageCheck.isOfAgeByReader.set(null, false);
    await gate.confirm();
    expect(gate.confirmations).toBe(0);
    ageCheck.isOfAgeByReader.clear();
    await gate.confirm();
    expect(gate.confirmations).toBe(1);
  });

  it('does not apply the confirmation of one reader to the next visitor', async () => {
    const { gate, ageCheck, session, sessionPresenter } = await setUpGateFor(buildReader(), buildUser());
    ageCheck.isOfAgeByReader.set('ana', true);
    expect(gate.gateOf('+18')).toBe('open');
    session.close('signed-out');
    await sessionPresenter.restore();
    expect(gate.gateOf('+18')).toBe('ask');
  });
});
