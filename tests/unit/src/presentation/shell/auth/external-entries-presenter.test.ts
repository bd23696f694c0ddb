import { jest } from '@jest/globals';
import { failures } from '../../../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../../../src/domain/session/external-failures.ts';
import {
  leavingTimeoutMs,
  providers,
} from '../../../../../../src/presentation/shell/auth/external-entries-presenter.ts';
import { holdAnswers, settled } from '../../../../../fakes/hold-answers.ts';
import { FakeSession, someCredentials } from '../../../../../fakes/session/fake-session.ts';
import { someExternalEntries } from '../../../../../fakes/session/some-external-entries.ts';

afterEach(() => jest.useRealTimers());

describe('ExternalEntriesPresenter', () => {
  it('knows who is offered, by name, once it has asked', async () => {
    const { entries } = someExternalEntries();
    expect([entries.entriesOf(providers), entries.isEmpty]).toEqual([null, false]);
    await entries.load();
    expect(entries.entriesOf(providers)).toEqual([
      { provider: 'google', name: 'Google' },
      { provider: 'operator', name: 'Claro' },
    ]);
    expect(entries.entriesOf(['operator'])).toEqual([{ provider: 'operator', name: 'Claro' }]);
  });

  it('is empty where nobody is offered', async () => {
    const { entries, google, operator } = someExternalEntries();
    google.name = null;
    await entries.load();
    expect([entries.isEmpty, entries.hasNoneOf(['google'])]).toEqual([false, true]);
    operator.name = null;
    const other = someExternalEntries();
    other.google.name = null;
    other.operator.name = null;
    await other.entries.load();
    expect(other.entries.isEmpty).toBe(true);
  });

  it('offers those that answered when another could not be asked, and asks again', async () => {
    const { entries, operator } = someExternalEntries();
    operator.failure = failures.networkConnection;
    await entries.load();
    expect(entries.entriesOf(providers)).toEqual([{ provider: 'google', name: 'Google' }]);
    expect(entries.failureOf(providers)).toEqual(failures.networkConnection);
    expect([entries.failureOf(['google']), entries.hasNoneOf(['operator'])]).toEqual([null, false]);
    operator.failure = null;
    await entries.load();
    expect([entries.entriesOf(providers)?.length, entries.failureOf(providers)]).toEqual([2, null]);
  });

  it('asks once, however many screens want to know', async () => {
    const { entries, google } = someExternalEntries();
    let asked = 0;
    const offered = google.offered.bind(google);
    google.offered = () => {
      asked += 1;
      return offered();
    };
    await Promise.all([entries.load(), entries.load()]);
    await entries.load();
    expect(asked).toBe(1);
  });

  it('leaves once, however often it is pressed', async () => {
    const { entries, google, navigation } = someExternalEntries();
    await Promise.all([
      entries.begin('google', '/plans'),
      entries.begin('google', '/plans'),
      entries.begin('operator', '/plans'),
    ]);
    expect([google.begun.length, navigation.led.length, entries.leavingWith]).toEqual([1, 1, 'google']);
  });

  it('remembers who was signed in when it began', async () => {
    const { entries, pending } = someExternalEntries(new FakeSession(someCredentials));
    await entries.begin('operator', '/plans');
    expect(pending.take('state-1')).toMatchObject({ userId: 'ana', returnTo: '/plans' });
  });

  it('says why it led nowhere, until it is pressed again', async () => {
    const { entries, proofKeys } = someExternalEntries();
    proofKeys.failure = externalFailures.insecurePage;
    await entries.begin('google', '/');
    expect([entries.attemptFailure, entries.leavingWith]).toEqual([externalFailures.insecurePage, null]);
    proofKeys.failure = null;
    const pressed = entries.begin('google', '/');
    expect(entries.attemptFailure).toBeNull();
    await pressed;
  });

  it('may be pressed again by who comes back with the button of the browser', async () => {
    const { entries, navigation } = someExternalEntries();
    await entries.begin('google', '/');
    entries.cancel();
    expect(entries.leavingWith).toBeNull();
    await entries.begin('google', '/');
    expect(navigation.led).toEqual([
      'https://provider.example/authorize?state=state-1',
      'https://provider.example/authorize?state=state-2',
    ]);
  });

  it('may be pressed again on a page that was stopped from leaving', async () => {
    jest.useFakeTimers();
    const { entries } = someExternalEntries();
    await entries.begin('google', '/');
    jest.advanceTimersByTime(leavingTimeoutMs - 1);
    expect(entries.leavingWith).toBe('google');
    jest.advanceTimersByTime(1);
    expect(entries.leavingWith).toBeNull();
  });

  it('leads nobody away who has left the screen meanwhile', async () => {
    const { entries, google, navigation } = someExternalEntries();
    const answers = holdAnswers(google, 'begin');
    const pressed = entries.begin('google', '/');
    await settled();
    entries.cancel();
    await answers.release();
    await pressed;
    expect([navigation.led, entries.attemptFailure, entries.leavingWith]).toEqual([[], null, null]);
  });
});
