import type { ReadingPosition } from '../../../../../src/domain/reading/reading.ts';
import {
  isInProgress,
  isLastPage,
  mergePositions,
  type ReadingProgress,
  startPageOf,
} from '../../../../../src/domain/reading/reading-progress.ts';
import { buildIssue, buildOpenIssue } from '../../../../fakes/catalogue/build-issue.ts';

const older: ReadingProgress = {
  issueId: 'issue-1',
  page: 9,
  pagesCount: 10,
  readAt: '2026-03-01T12:00:00.000Z',
  finishedAt: '2026-03-01T12:00:00.000Z',
};
const newer: ReadingProgress = { ...older, page: 2, readAt: '2026-03-02T12:00:00Z', finishedAt: null };

it.each([
  [8, 10, false],
  [9, 10, true],
  [12, 10, true],
  [0, 1, true],
])('isLastPage of page %i of %i is %s', (page, pagesCount, isLast) => {
  expect(isLastPage(page, pagesCount)).toBe(isLast);
});

it.each([
  ['before the last page', 8, null, true],
  ['on the last page', 9, null, false],
  ['on the first page of a finished issue', 0, older.readAt, false],
  ['beyond the first page of a finished issue', 1, older.readAt, true],
])('isInProgress %s is right', (_, page, finishedAt, isReading) => {
  expect(isInProgress({ page, pagesCount: 10, finishedAt })).toBe(isReading);
});

describe('mergePositions', () => {
  it('keeps the newest position and the finish, in either order', () => {
    const merged = { ...newer, finishedAt: older.finishedAt };
    expect(mergePositions(older, newer)).toEqual(merged);
    expect(mergePositions(newer, older)).toEqual(merged);
  });

  it('keeps the last finish', () => {
    const again = { ...newer, page: 9, finishedAt: newer.readAt };
    expect(mergePositions(older, again).finishedAt).toBe(newer.readAt);
    expect(mergePositions(again, older).finishedAt).toBe(newer.readAt);
  });

  it('counts an older position on the last page of its edition as finished', () => {
    const again = { page: 1, readAt: newer.readAt };
    const atEnd = { page: 9, pagesCount: 10, readAt: older.readAt };
    expect(mergePositions<ReadingPosition>(atEnd, again)).toEqual({ ...again, finishedAt: older.readAt });
  });

  it('is the other position if there is only one', () => {
    expect([mergePositions(null, newer), mergePositions(newer, null)]).toEqual([newer, newer]);
  });

  it('is unfinished if neither is finished', () => {
    expect(mergePositions(newer, { ...older, page: 5, finishedAt: null })).toEqual(newer);
  });
});

describe('startPageOf', () => {
  const issue = buildOpenIssue(buildIssue({ pagesCount: 3 }));

  it('is the page of the position, and the first one of a finished issue', () => {
    expect([0, 1, 2, 9].map((page) => startPageOf(issue, { page }))).toEqual([0, 1, 0, 0]);
    expect(startPageOf({ ...issue, pages: [] }, { page: 4 })).toBe(0);
  });

  it('is the last page for a position in a longer version, unless it was finished', () => {
    const startPages = [1, 2, 6, 9].map((page) => startPageOf(issue, { page, pagesCount: 10 }));
    expect(startPages).toEqual([1, 2, 2, 0]);
    // A longer version goes on where the shorter one ended.
    expect(startPageOf(issue, { page: 1, pagesCount: 2 })).toBe(1);
  });

  it('is the end of a sample for positions after it', () => {
    const sample = { ...issue, isSample: true };
    expect([0, 2, 3, 9].map((page) => startPageOf(sample, { page }))).toEqual([0, 2, 3, 3]);
  });
});
