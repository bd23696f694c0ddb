import { StoredPageViews } from '../../../../../src/infrastructure/storage/stored-page-views.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => localStorage.clear());

const view = { page: 3, readAt: '2026-03-01T12:00:00.000Z' };

describe('the page views of a device', () => {
  it('survive a restart', () => {
    new StoredPageViews(localStorage).add('ana', 'issue-1', [view]);
    expect(new StoredPageViews(localStorage).list('ana', 'issue-1')).toEqual([view]);
    expect(new StoredPageViews(localStorage).listIssueIds('ana')).toEqual(['issue-1']);
  });

  it('leave nothing in the storage when all are removed', () => {
    const views = new StoredPageViews(localStorage);
    views.add('ana', 'issue-1', [view]);
    views.remove('ana', 'issue-1', [view]);
    expect(localStorage).toHaveLength(0);
  });

  it('are empty if the storage is full or has invalid values', () => {
    const withFullStorage = new StoredPageViews(fullStorage(localStorage));
    withFullStorage.add('ana', 'issue-1', [view]);
    expect(withFullStorage.list('ana', 'issue-1')).toEqual([]);
    for (const invalid of ['{', '{"0":"a"}', '["a"]', '[["issue-1","3","x"]]', '[["issue-1",3,"never"]]']) {
      localStorage.setItem('banca.page-views.ana', invalid);
      expect([invalid, new StoredPageViews(localStorage).list('ana', 'issue-1')]).toEqual([invalid, []]);
    }
  });

  it.each([
    ['a negative page', ['issue-1', -1, view.readAt]],
    ['a fraction of a page', ['issue-1', 1.5, view.readAt]],
    ['a number as issue', [1, 3, view.readAt]],
    ['only a year', ['issue-1', 3, '2026']],
    ['a day that does not exist', ['issue-1', 3, '2026-02-30T12:00:00.000Z']],
    ['a year with six digits', ['issue-1', 3, '+010000-01-01T00:00:00.000Z']],
    ['null', null],
  ])('are kept if another entry has %s', (_what, invalid) => {
    localStorage.setItem('banca.page-views.ana', JSON.stringify([invalid, ['issue-1', 3, view.readAt]]));
    const views = new StoredPageViews(localStorage);
    expect(views.list('ana', 'issue-1')).toEqual([view]);
    views.remove('ana', 'issue-1', [view]);
    expect(localStorage).toHaveLength(0);
  });
});
