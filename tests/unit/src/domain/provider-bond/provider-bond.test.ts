import { activeBond, operatorName } from '../../../../../src/domain/provider-bond/provider-bond.ts';

const bond = { isActive: true, svaName: 'claro', subjectId: '1', metadata: { providerName: 'Claro' } };

describe('an operator link', () => {
  it('shows the name of the operator in its usual spelling', () => {
    expect(operatorName(bond)).toBe('Claro');
    expect(operatorName({ ...bond, metadata: { providerName: 'óbvia TV' } })).toBe('Óbvia TV');
    for (const providerName of [undefined, '', 7, null]) {
      expect(operatorName({ ...bond, metadata: { providerName } })).toBe('Claro');
    }
  });

  it('counts only while it is active', () => {
    expect(activeBond({ svaBond: bond })).toBe(bond);
    expect(activeBond({ svaBond: { ...bond, isActive: false } })).toBeNull();
    expect([activeBond({ svaBond: null }), activeBond(null)]).toEqual([null, null]);
  });
});
