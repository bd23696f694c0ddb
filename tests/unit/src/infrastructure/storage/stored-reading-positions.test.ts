import { StoredReadingPositions } from '../../../../../src/infrastructure/storage/stored-reading-positions.ts';

describe('StoredReadingPositions', () => {
  beforeEach(() => localStorage.clear());
  const buildPositions = () => new StoredReadingPositions(localStorage);
  const third = { page: 2, readAt: '2026-03-01T12:00:00.000Z' };
  const fourth = { page: 3, readAt: '2026-03-01T12:00:05.000Z' };

  it('finds the position of each user after a restart', () => {
    buildPositions().save('ana', 'issue-1', third);
    expect(buildPositions().find('ana', 'issue-1')).toEqual(third);
    expect(buildPositions().find('bia', 'issue-1')).toBeNull();
  });

  it('keeps the language of the edition that was read, also of a visitor who signs in', () => {
    const inEnglish = { ...third, language: 'en-us' };
    buildPositions().save(null, 'issue-1', inEnglish);
    buildPositions().adopt('ana');
    expect(buildPositions().find('ana', 'issue-1')).toEqual(inEnglish);
    expect(buildPositions().listUnsynced('ana')).toEqual([{ issueId: 'issue-1', ...inEnglish }]);
  });

  it('lists unsynced positions', () => {
    const positions = buildPositions();
    positions.save('ana', 'issue-1', third);
    positions.save('ana', 'issue-2', fourth);
    positions.markSynced('ana', 'issue-1', third);
    expect(buildPositions().listUnsynced('ana')).toEqual([{ issueId: 'issue-2', ...fourth }]);
  });

  it('keeps a position unsynced if the page was turned while the previous one was being sent', () => {
    const positions = buildPositions();
    positions.save('ana', 'issue-1', third);
    positions.save('ana', 'issue-1', fourth);
    positions.markSynced('ana', 'issue-1', third);
    expect(positions.listUnsynced('ana')).toEqual([{ issueId: 'issue-1', ...fourth }]);
  });

  it('lists positions as unsynced that an older version stored', () => {
    localStorage.setItem('banca.position.ana.issue-1', JSON.stringify(third));
    expect(buildPositions().find('ana', 'issue-1')).toEqual(third);
    expect(buildPositions().listUnsynced('ana')).toEqual([{ issueId: 'issue-1', ...third }]);
  });

  it('keeps the place in a page, which is not synced, until another page is saved', () => {
    const place = { page: 2, share: 0.25 };
    buildPositions().save('ana', 'issue-1', third);
    buildPositions().savePlace('ana', 'issue-1', place);
    expect(buildPositions().findPlace('ana', 'issue-1', 2)).toEqual(place);
    expect(buildPositions().listUnsynced('ana')).toEqual([{ issueId: 'issue-1', ...third }]);
    buildPositions().markSynced('ana', 'issue-1', third);
    expect(buildPositions().findPlace('ana', 'issue-1', 2)).toEqual(place);
    expect(buildPositions().findPlace('ana', 'issue-1', 3)).toBeNull();
    expect(buildPositions().findPlace(null, 'issue-1', 2)).toBeNull();
    buildPositions().save('ana', 'issue-1', fourth);
    expect(buildPositions().findPlace('ana', 'issue-1', 3)).toBeNull();
  });

  it('ignores the place in a page that is not the last one', () => {
    buildPositions().saveInSample(null, 'issue-1', third);
    buildPositions().savePlace(null, 'issue-1', { page: 3, share: 0.5 });
    expect(buildPositions().findPlace(null, 'issue-1', 3)).toBeNull();
    buildPositions().savePlace(null, 'issue-1', { page: 2, share: 0.5 });
    expect(buildPositions().findPlace(null, 'issue-1', 2)).toEqual({ page: 2, share: 0.5 });
  });

  it('ignores invalid values in the storage', () => {
    localStorage.setItem('banca.position.ana.issue-2', JSON.stringify({ ...third, share: 7 }));
    expect(buildPositions().findPlace('ana', 'issue-2', 2)).toBeNull();
    localStorage.clear();
    localStorage.setItem('banca.position.ana.issue-1', '{"page":"two"}');
    expect(buildPositions().find('ana', 'issue-1')).toBeNull();
    expect(buildPositions().listUnsynced('ana')).toEqual([]);
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
