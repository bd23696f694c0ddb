import { StoredPageViews } from '../../../../../src/infrastructure/storage/stored-page-views.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => localStorage.clear());

const view = { page: 3, readAt: '2026-03-01T12:00:00.000Z' };

describe('the page views of a device', () => {
  it('survive a restart', () => {
    new StoredPageViews(localStorage).add('ana', 'issue-1', [view]);
    expect(new StoredPageViews(localStorage).list('ana', 'issue-1')).toEqual([view]);
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
});
