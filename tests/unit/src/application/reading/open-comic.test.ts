import { OpenComic } from '../../../../../src/application/reading/open-comic.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import type { ReadingPosition } from '../../../../../src/domain/reading/reading.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { FakeAgeCheck } from '../../../../fakes/account/fake-age-check.ts';
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
    const ageCheck = new FakeAgeCheck();
    return { issues, positions, ageCheck, open: new OpenComic(issues, positions, session, ageCheck) };
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

  it('starts at the place in the page where this device left it, and at the top of another page', async () => {
    const { open, positions } = setUpOpenComic();
    positions.save('ana', 'issue-1', { page: 6, readAt: '2026-03-01T10:00:00.000Z' });
    positions.savePlace('ana', 'issue-1', { page: 6, share: 0.7 });
    expect(await open.execute('issue-1')).toMatchObject({ value: { startPlace: { page: 6, share: 0.7 } } });
    const elsewhere = setUpOpenComic({ page: 8, readAt: '2026-03-01T11:00:00.000Z' });
    elsewhere.positions.save('ana', 'issue-1', { page: 6, readAt: '2026-03-01T10:00:00.000Z' });
    elsewhere.positions.savePlace('ana', 'issue-1', { page: 6, share: 0.7 });
    expect(await elsewhere.open.execute('issue-1')).toMatchObject({
      value: { startPage: 8, startPlace: null },
    });
    const finished = setUpOpenComic({ page: 9, readAt: '2026-03-01T11:00:00.000Z' });
    finished.positions.saveInSample('ana', 'issue-1', { page: 0, readAt: '2026-03-01T10:00:00.000Z' });
    finished.positions.savePlace('ana', 'issue-1', { page: 0, share: 0.9 });
    expect(await finished.open.execute('issue-1')).toMatchObject({
      value: { startPage: 0, startPlace: null },
    });
  });

  it('says that the reader begins a finished comic again', async () => {
    const { open } = setUpOpenComic({ page: 9, readAt: '2026-03-01T09:00:00.000Z' });
    expect(await open.execute('issue-1')).toMatchObject({ value: { isReadAgain: true } });
    const { open: openNew } = setUpOpenComic();
    expect(await openNew.execute('issue-1')).toMatchObject({ value: { isReadAgain: false } });
  });

  it('opens for a visitor at the position that the device keeps', async () => {
    const { open, positions } = setUpOpenComic(null, new FakeSession());
    positions.save('ana', 'issue-1', { page: 6, readAt: '2026-03-01T10:00:00.000Z' });
    expect(await findStartPage(open)).toBe(0);
    positions.save(null, 'issue-1', { page: 4, readAt: '2026-03-01T09:00:00.000Z' });
    expect(await findStartPage(open)).toBe(4);
  });

  it('continues for a reader where they stopped before signing in', async () => {
    const { open, positions } = setUpOpenComic({ page: 2, readAt: '2026-03-01T09:00:00.000Z' });
    positions.save(null, 'issue-1', { page: 5, readAt: '2026-03-01T10:00:00.000Z' });
    positions.adopt('ana');
    expect(await findStartPage(open)).toBe(5);
    expect(positions.find(null, 'issue-1')).toBeNull();
  });

  it('states the declared age of visitors only', async () => {
    const visitor = setUpOpenComic(null, new FakeSession());
    await visitor.open.execute('issue-1');
    visitor.ageCheck.isOfAgeByReader.set(null, true);
    await visitor.open.execute('issue-1');
    expect(visitor.issues.requests).toEqual(['open issue-1', 'open issue-1 of age']);
    const reader = setUpOpenComic();
    reader.ageCheck.isOfAgeByReader.set(null, true);
    await reader.open.execute('issue-1');
    expect(reader.issues.requests).toEqual(['open issue-1']);
  });

  it('opens the edition in another language than that of the app', async () => {
    const { open, issues } = setUpOpenComic();
    issues.issues = [buildIssue({ availableLanguages: ['en-us', 'pt-br'] })];
    expect(await open.execute('issue-1', { language: 'en-us' })).toMatchObject({
      value: { language: 'en-us' },
    });
    expect(await open.execute('issue-1')).toMatchObject({ value: { language: 'pt-br' } });
  });

  it('keeps the version of the pages that is open already', async () => {
    const { open, issues } = setUpOpenComic();
    issues.laterPages.set('issue-1', [[]]);
    expect(await open.execute('issue-1', { version: 1 })).toMatchObject({
      value: { version: 1, pages: { length: 10 } },
    });
    expect(await open.execute('issue-1')).toMatchObject({ value: { version: 2, pages: [] } });
  });

  describe('a sample', () => {
    const setUpSample = (reading: ReadingPosition | null = null) => {
      const setUp = setUpOpenComic(reading);
      setUp.issues.sampledIds.add('issue-1');
      return setUp;
    };

    it('starts where the reader stopped in it', async () => {
      const { open, positions } = setUpSample();
      positions.saveInSample('ana', 'issue-1', { page: 2, readAt: '2026-03-01T10:00:00.000Z' });
      expect(await findStartPage(open)).toBe(2);
    });

    it('starts at its end for a reader who was further', async () => {
      const { open } = setUpSample({ page: 7, readAt: '2026-03-01T09:00:00.000Z' });
      expect(await findStartPage(open)).toBe(3);
    });

    it('does not move the position in the whole issue, and is continued if there is none', async () => {
      const sampled = { page: 1, readAt: '2026-03-01T10:00:00.000Z' };
      const returning = setUpOpenComic({ page: 7, readAt: '2026-03-01T09:00:00.000Z' });
      returning.positions.saveInSample(null, 'issue-1', sampled);
      expect(await findStartPage(returning.open)).toBe(7);
      const buyer = setUpOpenComic();
      buyer.positions.saveInSample('ana', 'issue-1', sampled);
      expect(await findStartPage(buyer.open)).toBe(1);
    });
  });

  it('fails if the reader has no access', async () => {
    const { open, issues } = setUpOpenComic();
    issues.forbiddenIds.add('issue-1');
    expect(await open.execute('issue-1')).toEqual(failed(failures.forbidden));
  });
});
