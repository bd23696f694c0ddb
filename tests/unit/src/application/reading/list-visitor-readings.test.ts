import { ListVisitorReadings } from '../../../../../src/application/reading/list-visitor-readings.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';

const minute = (number: number) => new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString();

function setUpList(count: number) {
  const positions = new FakeReadingPositions();
  const issues = new FakeIssues(
    ...Array.from({ length: count }, (_, index) =>
      buildIssue({ id: `issue-${index}`, slug: `nanquim-${index}`, pagesCount: 10 }),
    ),
  );
  const list = async () => {
    const outcome = await new ListVisitorReadings(positions, issues).execute();
    return outcome.ok ? outcome.value : null;
  };
  return { positions, issues, list };
}

describe('ListVisitorReadings', () => {
  it('returns what visitors read, newest first, with pages and issues', async () => {
    const { positions, issues, list } = setUpList(3);
    positions.save('ana', 'issue-2', { page: 2, readAt: minute(3) });
    positions.save(null, 'issue-0', { page: 4, readAt: minute(1) });
    positions.saveInSample(null, 'issue-1', { page: 2, readAt: minute(2) });
    expect(await list()).toEqual([
      { issue: issues.issues[1], page: 2, pagesCount: 10, readAt: minute(2), finishedAt: null },
      { issue: issues.issues[0], page: 4, pagesCount: 10, readAt: minute(1), finishedAt: null },
    ]);
    expect(issues.requests).toEqual(['listById issue-1,issue-0']);
  });

  it('leaves out what was finished, and what is no longer offered', async () => {
    const { positions, issues, list } = setUpList(3);
    positions.save(null, 'issue-0', { page: 9, readAt: minute(1) });
    positions.save(null, 'issue-1', { page: 8, readAt: minute(2) });
    positions.save(null, 'issue-2', { page: 3, readAt: minute(3) });
    issues.withdrawnIds.add('issue-2');
    expect((await list())?.map(({ issue }) => issue.id)).toEqual(['issue-1']);
  });

  it('lists a finished issue again once its first page was turned', async () => {
    const { positions, list } = setUpList(2);
    const finishedAt = minute(1);
    positions.save(null, 'issue-0', { page: 0, readAt: minute(2), finishedAt });
    positions.save(null, 'issue-1', { page: 1, readAt: minute(2), finishedAt });
    expect((await list())?.map(({ issue, ...reading }) => [issue.id, reading.finishedAt])).toEqual([
      ['issue-1', finishedAt],
    ]);
  });

  it('compares with the length of the edition that was read', async () => {
    const { positions, list } = setUpList(2);
    positions.save(null, 'issue-0', { page: 5, readAt: minute(1), language: 'en-us', pagesCount: 6 });
    positions.save(null, 'issue-1', { page: 11, readAt: minute(2), language: 'en-us', pagesCount: 14 });
    expect((await list())?.map(({ issue, pagesCount }) => [issue.id, pagesCount])).toEqual([['issue-1', 14]]);
  });

  it('returns the newest twelve', async () => {
    const { positions, list } = setUpList(30);
    for (let number = 0; number < 30; number += 1)
      positions.save(null, `issue-${number}`, { page: 1, readAt: minute(number) });
    expect((await list())?.map(({ issue }) => issue.id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `issue-${29 - index}`),
    );
  });

  it('requests nothing without positions, and returns the failure of the service', async () => {
    const { positions, issues, list } = setUpList(1);
    expect(await list()).toEqual([]);
    expect(issues.requests).toEqual([]);
    positions.save(null, 'issue-0', { page: 1, readAt: minute(1) });
    issues.failure = failures.networkConnection;
    expect(await list()).toBeNull();
  });
});
