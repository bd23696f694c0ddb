import { hasVisitorPositions } from '../../../../../src/infrastructure/storage/has-visitor-positions.ts';
import { StoredReadingPositions } from '../../../../../src/infrastructure/storage/stored-reading-positions.ts';

beforeEach(() => localStorage.clear());

const position = { page: 2, readAt: '2026-03-01T12:00:00.000Z' };

test.each(['save', 'saveInSample'] as const)(
  'a device has positions of visitors after %s, until a reader signs in and adopts them',
  (method) => {
    const positions = new StoredReadingPositions(localStorage);
    positions.save('ana', 'issue-1', position);
    positions.saveInSample('ana', 'issue-1', position);
    expect(hasVisitorPositions(localStorage)).toBe(false);
    positions[method](null, 'issue-1', position);
    expect(hasVisitorPositions(localStorage)).toBe(true);
    positions.adopt('ana');
    expect(hasVisitorPositions(localStorage)).toBe(false);
  },
);
