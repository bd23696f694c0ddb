import { ChangePhone } from '../../../../../src/application/account/change-phone.ts';
import { SaveBillingData } from '../../../../../src/application/account/save-billing-data.ts';
import { UpdateProfile } from '../../../../../src/application/account/update-profile.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser, FakeIdentityUsers } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const exampleData = {
  cpf: '52998224725',
  phoneNumber: '(11) 98888-7777',
  address: { zipCode: '01001000', line1: 'Praça da Sé', number: '100' },
};

function setUpSaveBillingData(user = buildUser()) {
  const identityUsers = new FakeIdentityUsers(user);
  const session = new FakeSession(exampleCredentials);
  const cache = new FakeUserCache();
  const save = new SaveBillingData(
    new UpdateProfile(identityUsers, session, cache),
    new ChangePhone(identityUsers, session, cache),
  );
  return { identityUsers, cache, user, save };
}

describe('SaveBillingData', () => {
  it('saves everything that the account does not have', async () => {
    const { save, user, cache, identityUsers } = setUpSaveBillingData();
    const outcome = await save.execute(exampleData, user, buildReader());
    const saved = { ...user, ...exampleData, phoneNumber: '+5511988887777' };
    expect(outcome).toMatchObject({ ok: true, value: saved });
    expect([identityUsers.users, cache.load('ana')]).toEqual([[saved], saved]);
  });

  it('keeps what the account has', async () => {
    const own = { cpf: '11144477735', address: { zipCode: '20040002' } };
    const { save, user, identityUsers } = setUpSaveBillingData(buildUser(own));
    await save.execute(exampleData, user, buildReader());
    expect(identityUsers.users).toEqual([{ ...user, phoneNumber: '+5511988887777' }]);
    expect(identityUsers.changes).toEqual([]);
  });

  it('saves nothing without the password that the service requires, and everything with it', async () => {
    const { save, user, identityUsers } = setUpSaveBillingData();
    identityUsers.requiredPassword = 'gibi-123';
    const outcome = await save.execute(exampleData, user, buildReader());
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'USER.PASSWORD_REQUIRED' } });
    expect(identityUsers.users).toEqual([user]);
    expect(await save.execute(exampleData, user, buildReader(), 'gibi-123')).toMatchObject({ ok: true });
  });

  it('saves nothing for a guided account', async () => {
    const { save, user, identityUsers } = setUpSaveBillingData();
    const outcome = await save.execute(exampleData, user, buildReader({ guardianId: 'bia' }));
    expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
    expect(identityUsers.users).toEqual([user]);
  });
});
