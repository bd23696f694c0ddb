import { StoredReadingPositions } from '../../../../../src/infrastructure/storage/stored-reading-positions.ts';

describe('StoredReadingPositions', () => {
  beforeEach(() => localStorage.clear());
  const build = () => new StoredReadingPositions(localStorage);
  const third = { page: 2, readAt: '2026-03-01T12:00:00.000Z' };
  const fourth = { page: 3, readAt: '2026-03-01T12:00:05.000Z' };

  it('finds after a restart where each user stopped', () => {
    build().save('ana', 'issue-1', third);
    expect(build().find('ana', 'issue-1')).toEqual(third);
    expect(build().find('bia', 'issue-1')).toBeNull();
  });

  it('lists what the service was not told', () => {
    const positions = build();
    positions.save('ana', 'issue-1', third);
    positions.save('ana', 'issue-2', fourth);
    positions.markSynced('ana', 'issue-1', third);
    expect(build().unsynced('ana')).toEqual([{ issueId: 'issue-2', ...fourth }]);
  });

  it('still has a page to tell when it was turned while the one before was being told', () => {
    const positions = build();
    positions.save('ana', 'issue-1', third);
    positions.save('ana', 'issue-1', fourth);
    positions.markSynced('ana', 'issue-1', third);
    expect(positions.unsynced('ana')).toEqual([{ issueId: 'issue-1', ...fourth }]);
  });

  it('reads past what is broken in the storage', () => {
    localStorage.setItem('banca.position.ana.issue-1', '{"page":"two"}');
    expect(build().find('ana', 'issue-1')).toBeNull();
    expect(build().unsynced('ana')).toEqual([]);
  });

  it('does not fail when the storage is full', () => {
    const full = Object.create(localStorage, {
      setItem: {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    }) as Storage;
    expect(() => new StoredReadingPositions(full).save('ana', 'issue-1', third)).not.toThrow();
  });
});
