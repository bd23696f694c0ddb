import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AcceptTexts } from '../../../../../../src/application/account/accept-texts.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { ConsentRequest } from '../../../../../../src/presentation/shell/consents/consent-request.tsx';
import { ConsentRequestPresenter } from '../../../../../../src/presentation/shell/consents/consent-request-presenter.ts';
import { ReadersOnly } from '../../../../../../src/presentation/shell/session/readers-only.tsx';
import { FakeAccountStore } from '../../../../../fakes/account/fake-account-store.ts';
import { FakeConsents } from '../../../../../fakes/account/fake-consents.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

/** Ana, who has not accepted the current texts, on a private screen. */
async function openScreen({ address = '/account', acceptedVersion = '' } = {}) {
  const user = buildUser({ hasAcceptedLgpd: false });
  const { sessionPresenter, session, users, identityUsers, notifications } = setUpProfile({ user });
  const accountStore = new FakeAccountStore();
  accountStore.addUser(user, null);
  identityUsers.users = accountStore.users;
  if (acceptedVersion)
    accountStore.consents.set(user.id, [
      { kind: 'terms', version: acceptedVersion, acceptedAt: '2026-01-01T00:00:00Z' },
    ]);
  const consents = new FakeConsents(accountStore);
  const presenter = new ConsentRequestPresenter(
    consents,
    new AcceptTexts(consents, identityUsers, session, users),
    sessionPresenter,
    notifications,
  );
  await sessionPresenter.restore();
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <ReadersOnly session={sessionPresenter} consentRequest={<ConsentRequest presenter={presenter} />}>
          <p>Só para Ana</p>
        </ReadersOnly>
      </MemoryRouter>,
    ),
  );
  return { accountStore, consents, session };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const seesScreen = () => screen.queryByText('Só para Ana') !== null;
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the request for consent', () => {
  it('replaces a private screen until the reader accepts', async () => {
    const { accountStore } = await openScreen();
    expect([seesScreen(), titles()]).toEqual([
      false,
      [
        'Antes de continuar',
        'Termos de uso (abre em outra aba)',
        'Política de privacidade (abre em outra aba)',
      ],
    ]);
    await press('Aceitar e continuar');
    expect([seesScreen(), accountStore.consents.get('ana')?.length]).toEqual([true, 2]);
  });

  it('shows only the texts that changed', async () => {
    await openScreen({ acceptedVersion: '2026-11-29' });
    expect(titles()).toEqual(['Nossos textos mudaram', 'Política de privacidade (abre em outra aba)']);
  });

  it('leaves the screen of data and deletion open', async () => {
    await openScreen({ address: '/account/general/privacy' });
    expect(seesScreen()).toBe(true);
  });

  it('shows a newer version before the reader accepts it', async () => {
    const { accountStore } = await openScreen();
    accountStore.texts = accountStore.texts.map((text) => ({
      ...text,
      version: '2027-02-03',
      changes: 'Agora com gatos.',
    }));
    await press('Aceitar e continuar');
    expect(seesScreen()).toBe(false);
    expect(screen.getByRole('alert').textContent).toContain('nova versão');
    expect(screen.getAllByText('Agora com gatos.')).toHaveLength(2);
    await press('Aceitar e continuar');
    expect(seesScreen()).toBe(true);
  });

  it('offers a retry if the texts cannot be loaded, and lets the reader sign out', async () => {
    const { consents, session } = await openScreen();
    consents.failure = failures.timeout;
    await press('Aceitar e continuar');
    expect(seesScreen()).toBe(false);
    await press('Sair');
    expect(session.current).toBeNull();
  });
});
