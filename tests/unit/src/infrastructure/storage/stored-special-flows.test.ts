import { StoredSpecialFlows } from '../../../../../src/infrastructure/storage/stored-special-flows.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');

beforeEach(() => localStorage.clear());

describe('StoredSpecialFlows', () => {
  it('remembers under a special-flow key, beyond the page', () => {
    new StoredSpecialFlows(localStorage).markShown('reactivation', 'ana', noon);
    expect(Object.keys(localStorage)).toEqual(['banca.special-flow.reactivation.ana']);
    expect(new StoredSpecialFlows(localStorage).lastShown('reactivation', 'ana')).toEqual(noon);
  });

  it('remembers as long as the page stands where the browser keeps nothing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const flows = new StoredSpecialFlows(full);
    flows.markShown('reactivation', 'ana', noon);
    expect(flows.lastShown('reactivation', 'ana')).toEqual(noon);
  });

  it.each(['x', '"yesterday"', 'null', '1e999'])('takes %s for never', (text) => {
    localStorage.setItem('banca.special-flow.reactivation.ana', text);
    expect(new StoredSpecialFlows(localStorage).lastShown('reactivation', 'ana')).toBeNull();
  });
});
