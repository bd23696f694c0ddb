import { OpenComic } from '../../../../../src/application/reading/open-comic.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import type { ReadingPosition } from '../../../../../src/domain/reading/reading.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildIssue, buildOpenIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('OpenComic', () => {
  const setUpOpenComic = (
    reading: ReadingPosition | null = null,
    session = new FakeSession(exampleCredentials),
  ) => {
    const issues = new FakeIssues(buildIssue());
    issues.openedIssueOf = (issue) => buildOpenIssue(issue, { reading });
    const positions = new FakeReadingPositions();
    return { issues, positions, open: new OpenComic(issues, positions, session) };
  };
  const findStartPage = async (open: OpenComic) => {
    const outcome = await open.execute('issue-1');
    return outcome.ok ? outcome.value.startPage : outcome.failure.name;
  };

  it('starts at the first page of a new comic', async () => {
    expect(await findStartPage(setUpOpenComic().open)).toBe(0);
  });

  it("starts at this device's position if it is the latest", async () => {
    const { open, positions } = setUpOpenComic({ page: 2, readAt: '2026-03-01T09:00:00.000Z' });
    positions.save('ana', 'issue-1', { page: 6, readAt: '2026-03-01T10:00:00.000Z' });
    expect(await findStartPage(open)).toBe(6);
  });

  it("starts at another device's position if it is the latest", async () => {
    const { open, positions } = setUpOpenComic({ page: 8, readAt: '2026-03-01T11:00:00.000Z' });
    positions.save('ana', 'issue-1', { page: 6, readAt: '2026-03-01T10:00:00.000Z' });
    expect(await findStartPage(open)).toBe(8);
  });

  it.each([
    ['at the last page but one', 8, 8],
    ['again at the first page after the last one', 9, 0],
    ['again at the first page if the comic has become shorter', 40, 0],
  ])('starts %s', async (_where, page, startPage) => {
    const { open } = setUpOpenComic({ page, readAt: '2026-03-01T09:00:00.000Z' });
    expect(await findStartPage(open)).toBe(startPage);
  });

  it('sends nothing without a session', async () => {
    const { open, issues } = setUpOpenComic(null, new FakeSession());
    expect(await open.execute('issue-1')).toEqual(failed(failures.unauthenticated));
    expect(issues.requests).toEqual([]);
  });

  it('fails if the reader has no access', async () => {
    const { open, issues } = setUpOpenComic();
    issues.forbiddenIds.add('issue-1');
    expect(await open.execute('issue-1')).toEqual(failed(failures.forbidden));
  });
});
