import { placeInSeries } from '../../../../../src/domain/reading/place-in-series.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';

const issues = [1, 2, 3].map((number) => someIssue({ id: `issue-${number}`, number, pagesCount: 10 }));
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

describe('where somebody goes on in a series', () => {
  it('is its first issue for who has not begun', () => {
    expect(placeOf({})).toEqual({ issue: first, page: null });
  });

  it('is the issue that was read last', () => {
    expect(
      placeOf({ 'issue-1': [3, '2026-03-02T12:00:00Z'], 'issue-2': [5, '2026-03-01T12:00:00Z'] }),
    ).toEqual({
      issue: first,
      page: 3,
    });
  });

  it('is the issue after one that was read to its end', () => {
    expect(placeOf({ 'issue-1': [9, '2026-03-02T12:00:00Z'] })).toEqual({ issue: second, page: null });
  });

  it('stays with the last one where nothing comes after it', () => {
    expect(placeOf({ 'issue-3': [9, '2026-03-02T12:00:00Z'] })).toEqual({ issue: third, page: 9 });
  });

  it('is past the last one that is known where that was read to its end', () => {
    expect(placeOf({ 'issue-3': [9, '2026-03-02T12:00:00Z'] }, true)).toBeNull();
    expect(placeOf({ 'issue-3': [8, '2026-03-02T12:00:00Z'] }, true)).toEqual({ issue: third, page: 8 });
  });

  it('is nowhere while no issue has come', () => {
    expect(placeInSeries([], () => null, true)).toBeNull();
  });
});
