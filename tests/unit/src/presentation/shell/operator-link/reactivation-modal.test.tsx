import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildOperatorLink, buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import {
  expiredReader,
  setUpReactivation,
  showReactivation,
} from '../../reactivation/set-up-reactivation.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const offered = () => screen.queryByRole('dialog', { name: 'Seu plano expirou!' });
const warningDialog = () => screen.getByRole('dialog', { name: 'Desvincular a operadora?' });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });

describe('the reactivation dialog', () => {
  it('is shown to a linked account without subscription, and offers both actions', async () => {
    await showReactivation(setUpReactivation());
    const dialog = within(offered() as HTMLElement);
    expect(dialog.getByRole('link', { name: 'Reativar' }).getAttribute('href')).toBe('/sva/reactivation');
    expect(dialog.getByRole('button', { name: 'Desvincular' })).toBeTruthy();
  });

  it.each([
    ['has a plan', { ...expiredReader, subscription: buildSubscription({ expiresAt: null }) }],
    ['is not linked', buildReader()],
    ['has unlinked', buildReader({ operatorLink: buildOperatorLink({ isActive: false }) })],
  ])('is not shown to a reader who %s', async (_, reader) => {
    await showReactivation(setUpReactivation(reader));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not shown before the profile is loaded', async () => {
    const built = setUpReactivation();
    const answers = holdResponses(built.readers, 'find');
    await showReactivation(built);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => answers.release());
    await act(flushPromises);
    expect(offered()).not.toBeNull();
  });

  it('is not shown again within 24 hours', async () => {
    const built = setUpReactivation();
    built.offers.execute('ana');
    await showReactivation(built);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the reactivation screen and closes', async () => {
    const built = setUpReactivation();
    await showReactivation(built);
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Reativar' }));
      await flushPromises();
    });
    expect(screen.getByText('/sva/reactivation')).toBeTruthy();
    expect(built.modals.top).toBeNull();
  });

  it('changes nothing if it is closed in another way', async () => {
    const built = setUpReactivation();
    await showReactivation(built);
    await press('Fechar');
    expect([built.modals.top, built.readers.reader?.operatorLink?.isActive]).toEqual([null, true]);
  });

  it('closes when the reader signs out in another tab', async () => {
    const built = setUpReactivation();
    await showReactivation(built);
    await act(async () => {
      built.session.changeInAnotherTab(null);
      await flushPromises();
    });
    expect(built.modals.top).toBeNull();
  });
});

describe('the warning before unlinking', () => {
  const warn = async (built = setUpReactivation()) => {
    await showReactivation(built);
    await press('Desvincular');
    return built;
  };

  it('replaces the dialog', async () => {
    await warn();
    expect(offered()).toBeNull();
    expect(warningDialog().textContent).toContain('O plano da Claro deixa de valer na Banca');
  });

  it('unlinks once, reports it and closes', async () => {
    const built = await warn();
    const answers = holdResponses(built.operatorLinks, 'unlink');
    await press('Desvincular');
    await press('Desvincular');
    expect(screen.getByRole('button', { name: 'Desvincular' }).getAttribute('aria-busy')).toBe('true');
    await act(() => answers.release());
    expect(built.profile.reader?.operatorLink?.isActive).toBe(false);
    expect(built.notifications.all.map(({ type, code, times }) => [type, code, times])).toEqual([
      ['SUCCESS', 'OPERATOR_UNLINKED', 1],
    ]);
    expect(built.modals.top).toBeNull();
  });

  it('opens the password screen in a new tab on cancel, and does not unlink', async () => {
    const built = await warn();
    const cancel = within(warningDialog()).getByRole('link', { name: /Cancelar e criar uma senha/ });
    expect([cancel.getAttribute('href'), cancel.getAttribute('target')]).toEqual([
      '/auth/forgot-password',
      '_blank',
    ]);
    // jsdom cannot open tabs.
    cancel.addEventListener('click', (event) => event.preventDefault());
    await act(async () => void fireEvent.click(cancel));
    expect([built.modals.top, built.readers.reader?.operatorLink?.isActive]).toEqual([null, true]);
  });

  it('does not unlink before the email is confirmed, and links to the account', async () => {
    const built = setUpReactivation();
    await showReactivation(built);
    act(() => built.sessionPresenter.replaceUser(buildUser({ hasVerifiedEmail: false })));
    await press('Desvincular');
    const dialog = within(screen.getByRole('dialog', { name: 'Confirme o e-mail primeiro' }));
    expect(dialog.getByText(/confirme o seu e-mail antes de desvincular/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Desvincular' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Ir para a minha conta' }).getAttribute('href')).toBe('/account');
  });

  it('stays open if unlinking fails, and reports the failure', async () => {
    const built = await warn();
    built.operatorLinks.failure = failures.networkConnection;
    await press('Desvincular');
    expect(built.notifications.all.map(({ code }) => code)).toEqual([failures.networkConnection.code]);
    built.operatorLinks.failure = null;
    await press('Desvincular');
    expect(built.readers.reader?.operatorLink?.isActive).toBe(false);
  });

  it('does not unlink a guided account, and says that the guardian must do it', async () => {
    const built = await warn(setUpReactivation({ ...expiredReader, guardianId: 'lia' }));
    await press('Desvincular');
    expect(built.notifications.all.map(({ code }) => code)).toEqual(['USER.PARENT_PERMISSION']);
    expect(built.readers.reader?.operatorLink?.isActive).toBe(true);
  });
});
