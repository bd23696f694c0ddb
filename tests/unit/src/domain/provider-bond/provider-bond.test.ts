import { activeBond, operatorName } from '../../../../../src/domain/provider-bond/provider-bond.ts';

const bond = { isActive: true, svaName: 'claro', subjectId: '1', metadata: { providerName: 'Claro' } };

describe('the bond with an operator', () => {
  it('names the operator as people write it, by what the service tells', () => {
    expect(operatorName(bond)).toBe('Claro');
    expect(operatorName({ ...bond, metadata: { providerName: 'óbvia TV' } })).toBe('Óbvia TV');
    for (const providerName of [undefined, '', 7, null]) {
      expect(operatorName({ ...bond, metadata: { providerName } })).toBe('Claro');
    }
  });

  it('counts while it is active', () => {
    expect(activeBond({ svaBond: bond })).toBe(bond);
    expect(activeBond({ svaBond: { ...bond, isActive: false } })).toBeNull();
    expect([activeBond({ svaBond: null }), activeBond(null)]).toEqual([null, null]);
  });
});
