import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ChangePreferences } from '../../../../../src/application/account/change-preferences.ts';
import { UnlinkOperator } from '../../../../../src/application/provider-bond/unlink-operator.ts';
import { AccountOwner } from '../../../../../src/presentation/account/account-owner.ts';
import { AccountPage } from '../../../../../src/presentation/account/account-page.tsx';
import { AccountPresenter } from '../../../../../src/presentation/account/account-presenter.ts';
import { OperatorBond } from '../../../../../src/presentation/account/operator-bond.ts';
import { startI18n } from '../../../../../src/presentation/i18n/start-i18n.ts';
import { ConfirmPresenter } from '../../../../../src/presentation/shell/confirm-presenter.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals-presenter.ts';
import { ThemePresenter } from '../../../../../src/presentation/shell/theme-presenter.ts';
import { FakeProviderBonds } from '../../../../fakes/fake-provider-bonds.ts';
import { someBond, someReader } from '../../../../fakes/fake-readers.ts';
import { someExternalEntries } from '../../../../fakes/some-external-entries.ts';
import { someLanguage } from '../../../../fakes/some-language.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(reader = someReader()) {
  const world = someProfile({ reader });
  const { sessionPresenter, profile, readers, notifications, preferences, session } = world;
  await sessionPresenter.restore();
  await profile.load('ana');
  const owner = new AccountOwner(sessionPresenter, profile);
  const modals = new ModalsPresenter();
  const confirm = new ConfirmPresenter(modals);
  const bond = new OperatorBond(
    owner,
    new UnlinkOperator(new FakeProviderBonds(readers)),
    confirm,
    notifications,
  );
  const changePreferences = new ChangePreferences(preferences, readers, session);
  const theme = new ThemePresenter(preferences, changePreferences, notifications);
  const { entries } = someExternalEntries();
  const presenter = new AccountPresenter(owner, { language: someLanguage(), theme }, bond, entries);
  await act(() => entries.ask());
  render(
    <MemoryRouter>
      <AccountPage presenter={presenter} />
    </MemoryRouter>,
  );
  const answer = (isConfirmed: boolean) => {
    const { top } = modals;
    if (top) act(() => confirm.answer(top.id, isConfirmed));
  };
  return { ...world, modals, answer };
}

describe('the overview of an account', () => {
  it('says who is signed in, and since when', async () => {
    await show();
    expect(screen.getByText('@ana.reis')).toBeTruthy();
    expect(screen.getByText('ana@banca.example')).toBeTruthy();
    expect(screen.getByText(/^Na Banca desde jan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Meus dados/ }).getAttribute('href')).toBe(
      '/account/general/user-data',
    );
  });

  it('offers to link an operator to whoever has none', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Vincular à Claro' });
    expect(link.getAttribute('href')).toBe('/auth/external?returnTo=%2Faccount');
  });

  it('unlinks the operator once that is confirmed, and says so', async () => {
    const { answer, readers, notifications } = await show(someReader({ svaBond: someBond() }));
    await userEvent.click(screen.getByRole('button', { name: 'Desvincular' }));
    answer(false);
    expect(readers.reader?.svaBond?.isActive).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Desvincular' }));
    answer(true);
    expect(await screen.findByRole('link', { name: 'Vincular à Claro' })).toBeTruthy();
    expect(readers.reader?.svaBond?.isActive).toBe(false);
    expect(notifications.all.map(({ code }) => code)).toEqual(['OPERATOR_UNLINKED']);
  });

  it('tells a guided account why it cannot unlink, and offers it no link', async () => {
    await show(someReader({ parentDragonId: 'bia', svaBond: someBond() }));
    expect(screen.getByText('Só o responsável pela conta pode mudar isso.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desvincular' })).toBeNull();
    cleanup();
    await show(someReader({ parentDragonId: 'bia' }));
    expect(screen.queryByText('Operadora')).toBeNull();
  });

  it('signs out', async () => {
    const { session } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(session.current).toBeNull();
  });
});
