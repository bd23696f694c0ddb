import { activeOperatorLink, operatorName } from '../../../../../src/domain/operator-link/operator-link.ts';

const operatorLink = {
  isActive: true,
  operatorId: 'claro',
  subjectId: '1',
  metadata: { providerName: 'Claro' },
};

describe('an operator link', () => {
  it('shows the name of the operator in its usual spelling', () => {
    expect(operatorName(operatorLink)).toBe('Claro');
    expect(operatorName({ ...operatorLink, metadata: { providerName: 'óbvia TV' } })).toBe('Óbvia TV');
    for (const providerName of [undefined, '', 7, null]) {
      expect(operatorName({ ...operatorLink, metadata: { providerName } })).toBe('Claro');
    }
  });

  it('is returned only while it is active', () => {
    expect(activeOperatorLink({ operatorLink: operatorLink })).toBe(operatorLink);
    expect(activeOperatorLink({ operatorLink: { ...operatorLink, isActive: false } })).toBeNull();
    expect([activeOperatorLink({ operatorLink: null }), activeOperatorLink(null)]).toEqual([null, null]);
  });
});
