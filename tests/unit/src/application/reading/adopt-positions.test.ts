import { adoptPositions } from '../../../../../src/application/reading/adopt-positions.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const position = { page: 2, readAt: '2026-03-01T12:00:00.000Z' };

function setUpVisitorPosition(session: FakeSession) {
  const positions = new FakeReadingPositions();
  positions.save(null, 'issue-1', position);
  return { positions, stop: adoptPositions(positions, session) };
}

describe('adoptPositions', () => {
  it('moves the positions of visitors to the reader who is signed in', () => {
    const { positions } = setUpVisitorPosition(new FakeSession(exampleCredentials));
    expect([positions.find('ana', 'issue-1'), positions.find(null, 'issue-1')]).toEqual([position, null]);
  });

  it.each(['in this tab', 'in another tab'])('moves them when a reader signs in %s', (where) => {
    const session = new FakeSession();
    const { positions } = setUpVisitorPosition(session);
    expect(positions.find(null, 'issue-1')).toEqual(position);
    if (where === 'in this tab') session.open(exampleCredentials);
    else session.changeInAnotherTab(exampleCredentials);
    expect([positions.find('ana', 'issue-1'), positions.find(null, 'issue-1')]).toEqual([position, null]);
  });

  it('leaves what visitors read after the reader signed out to the next reader', () => {
    const session = new FakeSession(exampleCredentials);
    const { positions } = setUpVisitorPosition(session);
    session.close('signed-out');
    positions.save(null, 'issue-2', position);
    expect([positions.find('ana', 'issue-2'), positions.find(null, 'issue-2')]).toEqual([null, position]);
    session.open(otherCredentials);
    expect([positions.find('ana', 'issue-2'), positions.find('bia', 'issue-2')]).toEqual([null, position]);
  });

  it('stops when the returned function is called', () => {
    const session = new FakeSession();
    const { positions, stop } = setUpVisitorPosition(session);
    stop();
    session.open(exampleCredentials);
    expect(positions.find(null, 'issue-1')).toEqual(position);
  });
});
