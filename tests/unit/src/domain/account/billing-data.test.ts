import { missingBillingFields } from '../../../../../src/domain/account/billing-data.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';

describe('missingBillingFields', () => {
  it('lists what the account does not have', () => {
    expect(missingBillingFields(buildUser())).toEqual(['cpf', 'phoneNumber', 'address']);
    const user = buildUser({ cpf: '52998224725', address: { zipCode: '01001000' } });
    expect(missingBillingFields(user)).toEqual(['phoneNumber']);
  });

  it('counts empty values as missing', () => {
    const user = buildUser({ cpf: '', phoneNumber: '+5511988887777', address: { line1: '' } });
    expect(missingBillingFields(user)).toEqual(['cpf', 'address']);
  });
});
