import type { BillingDataSaver } from '../../../../../../src/presentation/checkout/order/billing-data-saver.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import { setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

const exampleData = {
  cpf: '52998224725',
  phoneNumber: '+5511988887777',
  address: { zipCode: '01001000', line1: 'Praça da Sé', number: '100' },
};

const card = buildCard();

/** Keeps the data of a card and pays with this card. */
function keepPaid(saver: BillingDataSaver): void {
  saver.keep(card, exampleData);
  saver.setPayingCard(card);
}

async function setUpSaver(options: Parameters<typeof setUpOrder>[0] = {}) {
  const setup = setUpOrder({ user: buildUser(), ...options });
  await setup.loadReader();
  return { ...setup, saver: setup.billingData };
}

describe('BillingDataSaver', () => {
  it('saves what was kept, shows it in the session, and saves it once', async () => {
    const { saver, sessionPresenter, identityUsers } = await setUpSaver();
    keepPaid(saver);
    expect(sessionPresenter.user?.cpf).toBeNull();
    await Promise.all([saver.save(), saver.save()]);
    expect([saver.state, sessionPresenter.user]).toEqual(['saved', buildUser(exampleData)]);
    expect(identityUsers.changes).toHaveLength(1);
    expect(saver.offeredFields).toEqual([]);
    await saver.save();
    expect([saver.state, identityUsers.changes.length]).toEqual(['nothing', 1]);
  });

  it('saves nothing if the reader did not choose it for the last card', async () => {
    const { saver, identityUsers } = await setUpSaver();
    await saver.save();
    keepPaid(saver);
    saver.keep(card, null);
    await saver.save();
    expect([saver.state, identityUsers.users[0]]).toEqual(['nothing', buildUser()]);
  });

  it.each([
    ['another card', buildCard({ lastFourDigits: '1111' })],
    ['another method', null],
  ])('saves nothing if %s pays', async (_, payingCard) => {
    const { saver, identityUsers } = await setUpSaver();
    saver.keep(card, exampleData);
    saver.setPayingCard(payingCard);
    // Later, the first card pays another order.
    saver.setPayingCard(card);
    await saver.save();
    expect([saver.state, identityUsers.changes]).toEqual(['nothing', []]);
  });

  it('saves nothing if the order was paid in another tab', async () => {
    const { saver, identityUsers } = await setUpSaver();
    saver.keep(card, exampleData);
    await saver.save();
    expect([saver.state, identityUsers.changes]).toEqual(['nothing', []]);
  });

  it('offers nothing to a guided account, or before the profile is known', async () => {
    const { saver } = await setUpSaver({ reader: buildReader({ guardianId: 'bia' }) });
    expect(saver.offeredFields).toEqual([]);
    expect(setUpOrder({ user: buildUser() }).billingData.offeredFields).toEqual([]);
    expect((await setUpSaver()).saver.offeredFields).toEqual(['cpf', 'phoneNumber', 'address']);
  });

  it('does not save the data of a reader in the account of the next one', async () => {
    const { saver, session, sessionPresenter, identityUsers } = await setUpSaver();
    keepPaid(saver);
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
    keepPaid(saver);
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
    keepPaid(saver);
    await saver.save();
    expect([saver.state, saver.offeredFields]).toEqual(['unconfirmed', ['phoneNumber']]);
    expect(sessionPresenter.user?.cpf).toBe(exampleData.cpf);
  });

  it('shows a failure without a notification, and what was saved before it', async () => {
    const { saver, identityUsers, sessionPresenter, notifications } = await setUpSaver();
    identityUsers.users.push(buildUser({ id: 'bia', phoneNumber: exampleData.phoneNumber }));
    keepPaid(saver);
    await saver.save();
    expect([saver.state, notifications.all]).toEqual(['failed', []]);
    expect([sessionPresenter.user?.cpf, saver.offeredFields]).toEqual([exampleData.cpf, ['phoneNumber']]);
  });
});
