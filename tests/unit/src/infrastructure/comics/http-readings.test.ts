import { HttpReadings } from '../../../../../src/infrastructure/comics/http-readings.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const clock = new FakeClock();
const readings = new HttpReadings(
  new HttpClient('/api/comics', new RequestHeaders(), new FakeSession()),
  clock,
);

const lastBody = (): unknown => JSON.parse(String(fakeNetwork.lastRequest.body));

beforeEach(() => fakeNetwork.reset());

it('page views are sent with the time of the device, so that the service can correct theirs', async () => {
  const position = { page: 3, readAt: '2026-03-01T11:00:00.000Z' };
  await readings.savePosition('issue-1', position, [position]);
  const sentAt = clock.now().toISOString();
  expect(lastBody()).toEqual({ ...position, pageViews: [position], sentAt });
  await readings.savePosition('issue-1', position);
  expect(lastBody()).toEqual(position);
});

it('the length of the version that was read is sent if it is known', async () => {
  const position = { page: 3, readAt: '2026-03-01T11:00:00.000Z', language: 'pt-br' };
  await readings.savePosition('issue-1', { ...position, pagesCount: 20 });
  expect(lastBody()).toEqual({ ...position, pagesCount: 20 });
  await readings.savePosition('issue-1', { ...position, pagesCount: 0 });
  expect(lastBody()).toEqual(position);
});
