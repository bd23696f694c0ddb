import { jest } from '@jest/globals';
import { failures } from '../../../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../../../src/domain/session/external-failures.ts';
import {
  allProviders,
  leavingTimeoutMs,
} from '../../../../../../src/presentation/shell/auth/sign-in-providers-presenter.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { setUpExternalSignIns } from '../../../../../fakes/session/set-up-external-sign-ins.ts';

afterEach(() => jest.useRealTimers());

const googleChoice = { provider: 'google', id: 'google' } as const;
const claro = { provider: 'operator', id: 'claro' } as const;

describe('SignInProvidersPresenter', () => {
  it('loads the names of the offered providers', async () => {
    const { signInProviders } = setUpExternalSignIns();
    expect([signInProviders.offeredProviders(allProviders), signInProviders.isEmpty]).toEqual([null, false]);
    await signInProviders.load();
    expect(signInProviders.offeredProviders(allProviders)).toEqual([
      { provider: 'google', id: 'google', name: 'Google' },
      { provider: 'operator', id: 'claro', name: 'Claro' },
    ]);
    expect(signInProviders.offeredProviders(['operator'])).toEqual([
      { provider: 'operator', id: 'claro', name: 'Claro' },
    ]);
  });

  it('is empty if no provider is offered', async () => {
    const { signInProviders, google, operator } = setUpExternalSignIns();
    google.name = null;
    await signInProviders.load();
    expect([signInProviders.isEmpty, signInProviders.offersNoneOf(['google'])]).toEqual([false, true]);
    operator.name = null;
    const other = setUpExternalSignIns();
    other.google.name = null;
    other.operator.name = null;
    await other.signInProviders.load();
    expect(other.signInProviders.isEmpty).toBe(true);
  });

  it('offers the providers that responded if another one failed, and retries', async () => {
    const { signInProviders, operator } = setUpExternalSignIns();
    operator.failure = failures.networkConnection;
    await signInProviders.load();
    expect(signInProviders.offeredProviders(allProviders)).toEqual([
      { provider: 'google', id: 'google', name: 'Google' },
    ]);
    expect(signInProviders.failureOf(allProviders)).toEqual(failures.networkConnection);
    expect([signInProviders.failureOf(['google']), signInProviders.offersNoneOf(['operator'])]).toEqual([
      null,
      false,
    ]);
    operator.failure = null;
    await signInProviders.load();
    expect([
      signInProviders.offeredProviders(allProviders)?.length,
      signInProviders.failureOf(allProviders),
    ]).toEqual([2, null]);
  });

  it('sends one request for several screens', async () => {
    const { signInProviders, google } = setUpExternalSignIns();
    let requestCount = 0;
    const offered = google.listProviders.bind(google);
    google.listProviders = () => {
      requestCount += 1;
      return offered();
    };
    await Promise.all([signInProviders.load(), signInProviders.load()]);
    await signInProviders.load();
    expect(requestCount).toBe(1);
  });

  it('navigates once for several presses', async () => {
    const { signInProviders, google, navigation } = setUpExternalSignIns();
    await Promise.all([
      signInProviders.begin(googleChoice, '/plans'),
      signInProviders.begin(googleChoice, '/plans'),
      signInProviders.begin(claro, '/plans'),
    ]);
    expect([google.requests.length, navigation.openedAddresses.length, signInProviders.leavingWith]).toEqual([
      1,
      1,
      'google',
    ]);
  });

  it('stores which reader was signed in when the sign-in began', async () => {
    const { signInProviders, pending } = setUpExternalSignIns(new FakeSession(exampleCredentials));
    await signInProviders.begin(claro, '/plans');
    expect(pending.take('state-1')).toMatchObject({ readerId: 'ana', returnTo: '/plans' });
  });

  it('keeps the failure until the next press', async () => {
    const { signInProviders, proofKeys } = setUpExternalSignIns();
    proofKeys.failure = externalFailures.insecurePage;
    await signInProviders.begin(googleChoice, '/');
    expect([signInProviders.attemptFailure, signInProviders.leavingWith]).toEqual([
      externalFailures.insecurePage,
      null,
    ]);
    proofKeys.failure = null;
    const pressed = signInProviders.begin(googleChoice, '/');
    expect(signInProviders.attemptFailure).toBeNull();
    await pressed;
  });

  it('can be pressed again after the reader comes back with the back button', async () => {
    const { signInProviders, navigation } = setUpExternalSignIns();
    await signInProviders.begin(googleChoice, '/');
    signInProviders.cancel();
    expect(signInProviders.leavingWith).toBeNull();
    await signInProviders.begin(googleChoice, '/');
    expect(navigation.openedAddresses).toEqual([
      'https://provider.example/authorize?state=state-1',
      'https://provider.example/authorize?state=state-2',
    ]);
  });

  it('can be pressed again if the browser stopped the navigation', async () => {
    jest.useFakeTimers();
    const { signInProviders } = setUpExternalSignIns();
    await signInProviders.begin(googleChoice, '/');
    jest.advanceTimersByTime(leavingTimeoutMs - 1);
    expect(signInProviders.leavingWith).toBe('google');
    jest.advanceTimersByTime(1);
    expect(signInProviders.leavingWith).toBeNull();
  });

  it('does not navigate after the reader has left the screen', async () => {
    const { signInProviders, google, navigation } = setUpExternalSignIns();
    const responses = holdResponses(google, 'begin');
    const pressed = signInProviders.begin(googleChoice, '/');
    await flushPromises();
    signInProviders.cancel();
    await responses.release();
    await pressed;
    expect([navigation.openedAddresses, signInProviders.attemptFailure, signInProviders.leavingWith]).toEqual(
      [[], null, null],
    );
  });
});
