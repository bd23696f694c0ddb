import { jest } from '@jest/globals';
import { failures } from '../../../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../../../src/domain/session/external-failures.ts';
import {
  leavingTimeoutMs,
  providers,
} from '../../../../../../src/presentation/shell/auth/external-entries-presenter.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { setUpExternalSignIns } from '../../../../../fakes/session/set-up-external-sign-ins.ts';

afterEach(() => jest.useRealTimers());

describe('ExternalEntriesPresenter', () => {
  it('loads the names of the offered providers', async () => {
    const { entries } = setUpExternalSignIns();
    expect([entries.entriesOf(providers), entries.isEmpty]).toEqual([null, false]);
    await entries.load();
    expect(entries.entriesOf(providers)).toEqual([
      { provider: 'google', name: 'Google' },
      { provider: 'operator', name: 'Claro' },
    ]);
    expect(entries.entriesOf(['operator'])).toEqual([{ provider: 'operator', name: 'Claro' }]);
  });

  it('is empty if no provider is offered', async () => {
    const { entries, google, operator } = setUpExternalSignIns();
    google.name = null;
    await entries.load();
    expect([entries.isEmpty, entries.hasNoneOf(['google'])]).toEqual([false, true]);
    operator.name = null;
    const other = setUpExternalSignIns();
    other.google.name = null;
    other.operator.name = null;
    await other.entries.load();
    expect(other.entries.isEmpty).toBe(true);
  });

  it('offers the providers that responded if another one failed, and retries', async () => {
    const { entries, operator } = setUpExternalSignIns();
    operator.failure = failures.networkConnection;
    await entries.load();
    expect(entries.entriesOf(providers)).toEqual([{ provider: 'google', name: 'Google' }]);
    expect(entries.failureOf(providers)).toEqual(failures.networkConnection);
    expect([entries.failureOf(['google']), entries.hasNoneOf(['operator'])]).toEqual([null, false]);
    operator.failure = null;
    await entries.load();
    expect([entries.entriesOf(providers)?.length, entries.failureOf(providers)]).toEqual([2, null]);
  });

  it('sends one request for several screens', async () => {
    const { entries, google } = setUpExternalSignIns();
    let requestCount = 0;
    const offered = google.offered.bind(google);
    google.offered = () => {
      requestCount += 1;
      return offered();
    };
    await Promise.all([entries.load(), entries.load()]);
    await entries.load();
    expect(requestCount).toBe(1);
  });

  it('navigates once for several presses', async () => {
    const { entries, google, navigation } = setUpExternalSignIns();
    await Promise.all([
      entries.begin('google', '/plans'),
      entries.begin('google', '/plans'),
      entries.begin('operator', '/plans'),
    ]);
    expect([google.requests.length, navigation.openedAddresses.length, entries.leavingWith]).toEqual([
      1,
      1,
      'google',
    ]);
  });

  it('stores who was signed in when it began', async () => {
    const { entries, pending } = setUpExternalSignIns(new FakeSession(exampleCredentials));
    await entries.begin('operator', '/plans');
    expect(pending.take('state-1')).toMatchObject({ readerId: 'ana', returnTo: '/plans' });
  });

  it('keeps the failure until the next press', async () => {
    const { entries, proofKeys } = setUpExternalSignIns();
    proofKeys.failure = externalFailures.insecurePage;
    await entries.begin('google', '/');
    expect([entries.attemptFailure, entries.leavingWith]).toEqual([externalFailures.insecurePage, null]);
    proofKeys.failure = null;
    const pressed = entries.begin('google', '/');
    expect(entries.attemptFailure).toBeNull();
    await pressed;
  });

  it('can be pressed again after the reader comes back with the back button', async () => {
    const { entries, navigation } = setUpExternalSignIns();
    await entries.begin('google', '/');
    entries.cancel();
    expect(entries.leavingWith).toBeNull();
    await entries.begin('google', '/');
    expect(navigation.openedAddresses).toEqual([
      'https://provider.example/authorize?state=state-1',
      'https://provider.example/authorize?state=state-2',
    ]);
  });

  it('can be pressed again if the browser stopped the navigation', async () => {
    jest.useFakeTimers();
    const { entries } = setUpExternalSignIns();
    await entries.begin('google', '/');
    jest.advanceTimersByTime(leavingTimeoutMs - 1);
    expect(entries.leavingWith).toBe('google');
    jest.advanceTimersByTime(1);
    expect(entries.leavingWith).toBeNull();
  });

  it('does not navigate after the reader has left the screen', async () => {
    const { entries, google, navigation } = setUpExternalSignIns();
    const answers = holdResponses(google, 'begin');
    const pressed = entries.begin('google', '/');
    await flushPromises();
    entries.cancel();
    await answers.release();
    await pressed;
    expect([navigation.openedAddresses, entries.attemptFailure, entries.leavingWith]).toEqual([
      [],
      null,
      null,
    ]);
  });
});
