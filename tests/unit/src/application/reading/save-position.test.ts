import { SavePosition } from '../../../../../src/application/reading/save-position.ts';
import { buildOpenIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const { pages } = buildOpenIssue();
const editionOf = (id: string) => ({
  issue: { id, pagesCount: pages.length + 5 },
  language: 'pt-br',
  isSample: false,
  pages,
});

it('SavePosition saves page, time, language and length for the signed-in reader', () => {
  const positions = new FakeReadingPositions();
  const savePosition = new SavePosition(positions, new FakeSession(exampleCredentials), new FakeClock());
  const position = {
    page: 4,
    readAt: '2026-03-01T12:00:00.000Z',
    language: 'pt-br',
    pagesCount: pages.length,
  };
  expect(savePosition.execute(editionOf('issue-1'), 4)).toEqual(position);
  expect(positions.find(exampleCredentials.readerId, 'issue-1')).toEqual(position);
  expect(positions.listUnsynced(exampleCredentials.readerId)).toHaveLength(1);
});

it('SavePosition saves the position of a visitor on the device', () => {
  const positions = new FakeReadingPositions();
  new SavePosition(positions, new FakeSession(), new FakeClock()).execute(editionOf('issue-1'), 4);
  expect(positions.find(null, 'issue-1')?.page).toBe(4);
});

it('SavePosition keeps finishedAt when an issue is read again', () => {
  const positions = new FakeReadingPositions();
  const clock = new FakeClock();
  const savePosition = new SavePosition(positions, new FakeSession(), clock);
  const finishedAt = '2026-03-01T12:00:00.000Z';
  savePosition.execute(editionOf('issue-1'), pages.length - 1);
  for (const page of [1, 2]) {
    clock.advance(60_000);
    savePosition.execute(editionOf('issue-1'), page);
    expect(positions.find(null, 'issue-1')).toMatchObject({ page, finishedAt });
  }
});

it('SavePosition keeps a position in a sample apart, which is not sent', () => {
  const positions = new FakeReadingPositions();
  const savePosition = new SavePosition(positions, new FakeSession(exampleCredentials), new FakeClock());
  savePosition.execute({ ...editionOf('issue-1'), isSample: true }, 1);
  expect(positions.find(exampleCredentials.readerId, 'issue-1')).toBeNull();
  expect(positions.findInSample(exampleCredentials.readerId, 'issue-1')).toMatchObject({
    page: 1,
    pagesCount: pages.length + 5,
  });
  expect(positions.listUnsynced(exampleCredentials.readerId)).toEqual([]);
});
