import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildOperatorLink, buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import {
  claroSubscription,
  expiredReader,
  setUpReactivation,
  showReactivation,
} from '../../reactivation/set-up-reactivation.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const reactivationDialog = () => screen.queryByRole('dialog', { name: 'Seu plano expirou!' });
const warningDialog = () => screen.getByRole('dialog', { name: 'Desvincular a operadora?' });
const pressButton = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });

describe('the reactivation dialog', () => {
  it('is shown to a linked account whose operator plan has expired, and offers both actions', async () => {
    await showReactivation(setUpReactivation());
    const dialog = within(reactivationDialog() as HTMLElement);
    expect(dialog.getByRole('link', { name: 'Reativar' }).getAttribute('href')).toBe('/sva/reactivation');
    expect(dialog.getByRole('button', { name: 'Desvincular' })).toBeTruthy();
  });

  it.each([
    ['has a plan', { ...expiredReader, subscription: buildSubscription({ expiresAt: null }) }],
    ['had bought the plan that ended', { ...expiredReader, expiredSubscription: buildSubscription() }],
    ['never had a plan', { ...expiredReader, expiredSubscription: null }],
    ['is not linked', buildReader()],
    ['has unlinked', buildReader({ operatorLink: buildOperatorLink({ isActive: false }) })],
  ])('is not shown to a reader who %s', async (_, reader) => {
    await showReactivation(setUpReactivation(reader));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not shown before the profile is loaded', async () => {
    const fixture = setUpReactivation();
    const responses = holdResponses(fixture.readers, 'find');
    await showReactivation(fixture);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => responses.release());
    await act(flushPromises);
    expect(reactivationDialog()).not.toBeNull();
  });

  it('is not shown again within 24 hours', async () => {
    const fixture = setUpReactivation();
    fixture.offers.execute('ana');
    await showReactivation(fixture);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the reactivation screen and closes', async () => {
    const fixture = setUpReactivation();
    await showReactivation(fixture);
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Reativar' }));
      await flushPromises();
    });
    expect(screen.getByText('/sva/reactivation')).toBeTruthy();
    expect(fixture.modals.top).toBeNull();
  });

  it('changes nothing if it is closed with its close button', async () => {
    const fixture = setUpReactivation();
    await showReactivation(fixture);
    await pressButton('Fechar');
    expect([fixture.modals.top, fixture.readers.reader?.operatorLink?.isActive]).toEqual([null, true]);
  });

  it('closes when the reader signs out in another tab', async () => {
    const fixture = setUpReactivation();
    await showReactivation(fixture);
    await act(async () => {
      fixture.session.changeInAnotherTab(null);
      await flushPromises();
    });
    expect(fixture.modals.top).toBeNull();
  });
});

describe('the warning before unlinking', () => {
  const openWarning = async (fixture = setUpReactivation()) => {
    await showReactivation(fixture);
    await pressButton('Desvincular');
    return fixture;
  };

  it('replaces the dialog', async () => {
    await openWarning();
    expect(reactivationDialog()).toBeNull();
    expect(warningDialog().textContent).not.toContain('O plano da Claro deixa de valer');
  });

  it.each([true, false])(
    'says that the plan of the operator ends, if there is one (confirmed: %s)',
    async (isConfirmed) => {
      const fixture = setUpReactivation({ ...expiredReader, subscription: claroSubscription(null) });
      await showReactivation(fixture);
      act(() => fixture.sessionPresenter.replaceUser(buildUser({ hasVerifiedEmail: isConfirmed })));
      await act(async () => {
        fixture.reactivation.openUnlinkWarning();
        await flushPromises();
      });
      expect(warningDialog().textContent).toContain('O plano da Claro deixa de valer na Banca. ');
    },
  );

  it('unlinks once, reports that, and closes', async () => {
    const fixture = await openWarning();
    const responses = holdResponses(fixture.operatorLinks, 'unlink');
    await pressButton('Desvincular');
    await pressButton('Desvincular');
    expect(screen.getByRole('button', { name: 'Desvincular' }).getAttribute('aria-busy')).toBe('true');
    await act(() => responses.release());
    expect(fixture.profile.reader?.operatorLink?.isActive).toBe(false);
    expect(fixture.notifications.all.map(({ type, code, times }) => [type, code, times])).toEqual([
      ['SUCCESS', 'OPERATOR_UNLINKED', 1],
    ]);
    expect(fixture.modals.top).toBeNull();
  });

  it('opens the password screen in a new tab on cancel, and does not unlink', async () => {
    const fixture = await openWarning();
    const cancel = within(warningDialog()).getByRole('link', { name: /Cancelar e criar uma senha/ });
    expect([cancel.getAttribute('href'), cancel.getAttribute('target')]).toEqual([
      '/auth/forgot-password',
      '_blank',
    ]);
    // jsdom cannot open tabs.
    cancel.addEventListener('click', (event) => event.preventDefault());
    await act(async () => void fireEvent.click(cancel));
    expect([fixture.modals.top, fixture.readers.reader?.operatorLink?.isActive]).toEqual([null, true]);
  });

  it('unlinks an account whose email is not confirmed only after a warning, with the way to confirm it', async () => {
    const fixture = setUpReactivation();
    await showReactivation(fixture);
    const email = 'ana@banca.example';
    act(() => fixture.sessionPresenter.replaceUser(buildUser({ email, hasVerifiedEmail: false })));
    await pressButton('Desvincular');
    const dialog = within(screen.getByRole('dialog', { name: 'Desvincular a operadora?' }));
    expect(dialog.getByText(/O e-mail ana@banca\.example ainda não foi confirmado/)).toBeTruthy();
    const confirm = dialog.getByRole('link', { name: 'Confirmar o e-mail antes' });
    expect(confirm.getAttribute('href')).toBe('/account');
    await pressButton('Desvincular mesmo assim');
    expect([fixture.modals.top, fixture.readers.reader?.operatorLink?.isActive]).toEqual([null, false]);
  });

  it('stays open if unlinking fails, and reports the failure', async () => {
    const fixture = await openWarning();
    fixture.operatorLinks.failure = failures.networkConnection;
    await pressButton('Desvincular');
    expect(fixture.notifications.all.map(({ code }) => code)).toEqual([failures.networkConnection.code]);
    fixture.operatorLinks.failure = null;
    await pressButton('Desvincular');
    expect(fixture.readers.reader?.operatorLink?.isActive).toBe(false);
  });

  it('does not unlink a guided account, and says that the guardian must do it', async () => {
    const fixture = await openWarning(setUpReactivation({ ...expiredReader, guardianId: 'lia' }));
    await pressButton('Desvincular');
    expect(fixture.notifications.all.map(({ code }) => code)).toEqual(['USER.PARENT_PERMISSION']);
    expect(fixture.readers.reader?.operatorLink?.isActive).toBe(true);
  });
});
