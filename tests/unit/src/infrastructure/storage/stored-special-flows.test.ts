import { StoredSpecialFlows } from '../../../../../src/infrastructure/storage/stored-special-flows.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');

beforeEach(() => localStorage.clear());

describe('StoredSpecialFlows', () => {
  it('stores the time under a special-flow key', () => {
    new StoredSpecialFlows(localStorage).markShown('reactivation', 'ana', noon);
    expect(Object.keys(localStorage)).toEqual(['banca.special-flow.reactivation.ana']);
    expect(new StoredSpecialFlows(localStorage).findLastShown('reactivation', 'ana')).toEqual(noon);
  });

  it('keeps the time in memory if the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const flows = new StoredSpecialFlows(full);
    flows.markShown('reactivation', 'ana', noon);
    expect(flows.findLastShown('reactivation', 'ana')).toEqual(noon);
  });

  it.each(['x', '"yesterday"', 'null', '1e999'])('ignores the invalid value %s', (text) => {
    localStorage.setItem('banca.special-flow.reactivation.ana', text);
    expect(new StoredSpecialFlows(localStorage).findLastShown('reactivation', 'ana')).toBeNull();
  });
});
