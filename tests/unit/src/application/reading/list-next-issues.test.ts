import { ListNextIssues } from '../../../../../src/application/reading/list-next-issues.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';

function setUpList(...seriesIssueIds: readonly (readonly string[])[]) {
  const issues = new FakeIssues(...seriesIssueIds.flat().map((id) => buildIssue({ id, slug: id })));
  issues.seriesIssueIds = seriesIssueIds;
  const readings = new FakeReadings();
  const finish = (...ids: readonly string[]) => {
    readings.readings = ids.map((id) => ({
      issue: buildIssue({ id }),
      page: 9,
      pagesCount: 10,
      readAt: '2026-03-01T12:00:00.000Z',
      finishedAt: '2026-03-01T12:00:00.000Z',
    }));
  };
  const listIds = async () => {
    const outcome = await new ListNextIssues(readings, issues).execute('ana');
    return outcome.ok ? outcome.value.map(({ id }) => id) : outcome.failure.code;
  };
  return { issues, readings, finish, listIds };
}

describe('ListNextIssues', () => {
  it('continues each series, the one that was read last first', async () => {
    const { finish, listIds } = setUpList(['nanquim-1', 'nanquim-2'], ['peteca-1', 'peteca-2', 'peteca-3']);
    finish('peteca-2', 'nanquim-1', 'peteca-1');
    expect(await listIds()).toEqual(['peteca-3', 'nanquim-2']);
  });

  it('is empty if each series is at its end, or was not read', async () => {
    const { finish, listIds } = setUpList(['nanquim-1', 'nanquim-2']);
    expect(await listIds()).toEqual([]);
    finish('nanquim-2', 'nanquim-1');
    expect(await listIds()).toEqual([]);
  });

  it('ignores issues that were withdrawn', async () => {
    const { issues, finish, listIds } = setUpList(['nanquim-1', 'nanquim-2'], ['peteca-1', 'peteca-2']);
    finish('nanquim-1', 'peteca-1');
    issues.withdrawnIds.add('nanquim-1');
    expect(await listIds()).toEqual(['peteca-2']);
  });

  it('requests at most six issues', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `issue-${index}`);
    const { issues, finish, listIds } = setUpList(ids);
    finish(...ids.slice(0, 7));
    await listIds();
    expect(issues.requests).toEqual(ids.slice(0, 6).map((id) => `neighbours ${id}`));
  });

  it('reports that the readings could not be loaded', async () => {
    const { readings, listIds } = setUpList();
    readings.failure = serviceFailure('UNEXPECTED');
    expect(await listIds()).toBe('UNEXPECTED');
  });
});
