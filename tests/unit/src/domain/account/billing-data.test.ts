import {
  missingBillingFields,
  offeredBillingFields,
} from '../../../../../src/domain/account/billing-data.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';

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

describe('offeredBillingFields', () => {
  it('lists what the account does not have', () => {
    expect(offeredBillingFields(buildUser(), buildReader())).toEqual(['cpf', 'phoneNumber', 'address']);
  });

  it('lists nothing for a guided account, or before user and profile are known', () => {
    expect(offeredBillingFields(buildUser(), buildReader({ guardianId: 'bia' }))).toEqual([]);
    expect(offeredBillingFields(buildUser(), null)).toEqual([]);
    expect(offeredBillingFields(null, buildReader())).toEqual([]);
  });
});
