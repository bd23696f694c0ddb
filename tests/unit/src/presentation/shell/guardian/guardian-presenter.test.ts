import { failures } from '../../../../../../src/domain/failure.ts';
import { GuardianPresenter } from '../../../../../../src/presentation/shell/guardian/guardian-presenter.ts';
import {
  buildGuardianRequest,
  FakeGuardianRequests,
} from '../../../../../fakes/account/fake-guardian-requests.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

const product = { kind: 'issue', id: 'issue-1' } as const;

async function setUpRequests() {
  const session = new FakeSession(exampleCredentials);
  const { sessionPresenter, profile, readers } = setUpProfile({ session });
  sessionPresenter.start();
  await flushPromises();
  const requests = new FakeGuardianRequests();
  const clock = new FakeClock();
  const presenter = new GuardianPresenter(requests, sessionPresenter, profile, clock);
  await presenter.start();
  return { session, requests, clock, profile, readers, presenter };
}

it('remembers what the child has asked for', async () => {
  const { presenter } = await setUpRequests();
  expect(presenter.stateOf(product)).toBe('possible');
  expect(await presenter.ask(product)).toBe(true);
  expect(presenter.stateOf(product)).toBe('sent');
});

it('shows a failed request only to the child who sent it', async () => {
  const { session, requests, presenter } = await setUpRequests();
  requests.failure = failures.timeout;
  expect(await presenter.ask(product)).toBe(false);
  expect(presenter.failureOf(product).current).toEqual(failures.timeout);
  session.open(otherCredentials);
  await flushPromises();
  expect(presenter.failureOf(product).current).toBeNull();
});

it('offers to ask again a week after a declined request', async () => {
  const { requests, clock, presenter } = await setUpRequests();
  const requestedAt = clock.now().toISOString();
  requests.requests = [buildGuardianRequest({ product, requestedAt, answer: 'declined' })];
  presenter.loadable.reset();
  await presenter.start();
  expect(presenter.stateOf(product)).toBe('declined');
  expect(presenter.stateOf(product, 'rating')).toBe('possible');
  clock.advance(7 * 24 * 60 * 60 * 1000);
  expect(presenter.stateOf(product)).toBe('possible');
});

it('loads answers of the guardian, and then the rights that they granted', async () => {
  const { requests, profile, readers, presenter } = await setUpRequests();
  await presenter.ask(product);
  const rights = { subscription: null, acquisitions: [], allowedIssueIds: ['issue-1'] };
  readers.readers.set('ana', buildReader({ guardianId: 'bia', guardianRights: rights }));
  await presenter.refresh();
  expect(presenter.stateOf(product)).toBe('sent');
  expect(profile.reader?.guardianRights ?? null).toBeNull();
  requests.requests = requests.requests.map((each) => ({ ...each, answer: 'granted' }));
  await presenter.refresh();
  expect(presenter.stateOf(product)).toBe('possible');
  expect(profile.reader?.guardianRights).toEqual(rights);
});

it('keeps what is known if the answers cannot be loaded', async () => {
  const { requests, presenter } = await setUpRequests();
  await presenter.ask(product);
  requests.failure = failures.timeout;
  await presenter.refresh();
  expect(presenter.stateOf(product)).toBe('sent');
});
