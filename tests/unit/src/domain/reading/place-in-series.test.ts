import { placeInSeries } from '../../../../../src/domain/reading/place-in-series.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';

const issues = [1, 2, 3].map((number) => buildIssue({ id: `issue-${number}`, number, pagesCount: 10 }));
const [first, second, third] = issues;

const placeOf = (read: Record<string, readonly [page: number, readAt: string]>, hasMore = false) =>
  placeInSeries(
    issues,
    (id) => {
      const [page, readAt] = read[id] ?? [];
      return page === undefined || readAt === undefined ? null : { page, readAt };
    },
    hasMore,
  );

describe('placeInSeries', () => {
  it('returns the first issue of a series that was not started', () => {
    expect(placeOf({})).toEqual({ issue: first, page: null });
  });

  it('returns the issue that was read last', () => {
    expect(
      placeOf({ 'issue-1': [3, '2026-03-02T12:00:00Z'], 'issue-2': [5, '2026-03-01T12:00:00Z'] }),
    ).toEqual({
      issue: first,
      page: 3,
    });
  });

  it('returns the issue after a finished one', () => {
    expect(placeOf({ 'issue-1': [9, '2026-03-02T12:00:00Z'] })).toEqual({ issue: second, page: null });
  });

  it('compares with the length of the edition that was read', () => {
    const position = { page: 5, readAt: '2026-03-02T12:00:00Z', pagesCount: 6 };
    expect(placeInSeries(issues, (id) => (id === 'issue-1' ? position : null), false)?.issue).toBe(second);
  });

  it('stays at the last issue if there is no next one', () => {
    expect(placeOf({ 'issue-3': [9, '2026-03-02T12:00:00Z'] })).toEqual({ issue: third, page: 9 });
  });

  it('returns null after the last loaded issue if the series has more', () => {
    expect(placeOf({ 'issue-3': [9, '2026-03-02T12:00:00Z'] }, true)).toBeNull();
    expect(placeOf({ 'issue-3': [8, '2026-03-02T12:00:00Z'] }, true)).toEqual({ issue: third, page: 8 });
  });

  it('returns null while no issue is loaded', () => {
    expect(placeInSeries([], () => null, true)).toBeNull();
  });
});
