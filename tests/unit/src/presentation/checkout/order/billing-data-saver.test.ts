import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

const exampleData = {
  cpf: '52998224725',
  phoneNumber: '+5511988887777',
  address: { zipCode: '01001000', line1: 'Praça da Sé', number: '100' },
};

async function setUpSaver(options: Parameters<typeof setUpOrder>[0] = {}) {
  const setup = setUpOrder({ user: buildUser(), ...options });
  await setup.loadReader();
  return { ...setup, saver: setup.billingData };
}

describe('BillingDataSaver', () => {
  it('saves what was kept, shows it in the session, and saves it once', async () => {
    const { saver, sessionPresenter, identityUsers } = await setUpSaver();
    saver.keep(exampleData);
    expect(sessionPresenter.user?.cpf).toBeNull();
    await Promise.all([saver.save(), saver.save()]);
    expect([saver.state, sessionPresenter.user]).toEqual(['saved', buildUser(exampleData)]);
    expect(identityUsers.changes).toHaveLength(1);
    await saver.save();
    expect([saver.state, identityUsers.changes.length]).toEqual(['nothing', 1]);
  });

  it('saves nothing if nothing was kept for the last order', async () => {
    const { saver, identityUsers } = await setUpSaver();
    await saver.save();
    saver.keep(exampleData);
    saver.keep(null);
    await saver.save();
    expect([saver.state, identityUsers.users[0]]).toEqual(['nothing', buildUser()]);
  });

  it('saves nothing if the account has everything since an earlier order', async () => {
    const { saver, identityUsers } = await setUpSaver({ user: buildUser(exampleData) });
    saver.keep(exampleData);
    await saver.save();
    expect([saver.state, identityUsers.changes]).toEqual(['nothing', []]);
  });

  it('does not save the data of a reader in the account of the next one', async () => {
    const { saver, session, sessionPresenter, identityUsers } = await setUpSaver();
    saver.keep(exampleData);
    identityUsers.users.push(buildUser({ id: 'bia' }));
    session.open({ token: 'token-of-bia', readerId: 'bia' });
    await sessionPresenter.restore();
    await saver.save();
    expect([sessionPresenter.user?.id, saver.state]).toEqual(['bia', 'nothing']);
    expect(identityUsers.changes).toEqual([]);
  });

  it('asks for the password only when the reader confirms', async () => {
    const { saver, modals, identityUsers, sessionPresenter, notifications } = await setUpSaver();
    identityUsers.requiredPassword = 'gibi-123';
    saver.keep(exampleData);
    await saver.save();
    expect([saver.state, modals.shownModals, notifications.all]).toEqual(['unconfirmed', [], []]);
    const confirmed = saver.confirm();
    await flushPromises();
    const [modal] = modals.shownModals;
    if (modal?.name !== 'CONFIRM_PASSWORD') throw new Error('The password dialog is not open.');
    expect(await modal.payload.onPassword('gibi-123')).toBe(true);
    await confirmed;
    expect([saver.state, sessionPresenter.user?.cpf]).toEqual(['saved', exampleData.cpf]);
  });

  it('shows what was saved before the password was required', async () => {
    const { saver, identityUsers, sessionPresenter } = await setUpSaver();
    const update = identityUsers.update.bind(identityUsers);
    identityUsers.update = async (...changes) => {
      const outcome = await update(...changes);
      identityUsers.requiredPassword = 'gibi-123';
      return outcome;
    };
    saver.keep(exampleData);
    await saver.save();
    expect([saver.state, sessionPresenter.user]).toEqual([
      'unconfirmed',
      buildUser({ ...exampleData, phoneNumber: null }),
    ]);
  });

  it('shows a failure without a notification, and what was saved before it', async () => {
    const { saver, identityUsers, sessionPresenter, notifications } = await setUpSaver();
    identityUsers.users.push(buildUser({ id: 'bia', phoneNumber: exampleData.phoneNumber }));
    saver.keep(exampleData);
    await saver.save();
    expect([saver.state, notifications.all]).toEqual(['failed', []]);
    expect(sessionPresenter.user).toEqual(buildUser({ ...exampleData, phoneNumber: null }));
  });
});
