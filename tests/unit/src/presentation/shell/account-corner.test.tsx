import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { IdentityUser } from '../../../../../src/domain/session/session.ts';
import { AccountCorner } from '../../../../../src/presentation/shell/account-corner.tsx';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

const ana = buildUser({ nickname: 'Aninha', name: 'Ana', avatar: '/avatars/ana.webp' });

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const show = (isReady: boolean, user: IdentityUser | null = null) =>
  render(
    <MemoryRouter initialEntries={['/issue/nanquim?pagina=2']}>
      <AccountCorner isReady={isReady} user={user} onRetry={async () => {}} />
    </MemoryRouter>,
  );
const profileLink = () => screen.getByRole('link', { name: /Meu perfil/ });

describe('AccountCorner', () => {
  it('reserves space for the sign-in links while the session is loading', () => {
    const { container } = show(false);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(container.textContent).toBe('EntrarCriar conta');
    expect(container.querySelector('span')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('links visitors to sign-in and sign-up, with the current page as return path', () => {
    show(true);
    const returnQuery = '?returnTo=%2Fissue%2Fnanquim%3Fpagina%3D2';
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      `/auth/login${returnQuery}`,
    );
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe(
      `/auth/signup${returnQuery}`,
    );
  });

  it('shows the signed-in reader by nickname and image, with a link to the account', () => {
    show(true, ana);
    expect(profileLink().textContent).toContain('Aninha');
    expect(profileLink().getAttribute('href')).toBe('/account');
    expect(profileLink().querySelector('img')?.getAttribute('src')).toBe('/avatars/ana.webp');
  });

  it('shows the first letter of the name if the image fails to load', () => {
    show(true, ana);
    fireEvent.error(profileLink().querySelector('img') as HTMLImageElement);
    expect(profileLink().querySelector('img')).toBeNull();
    expect(profileLink().textContent).toMatch(/A$/);
  });

  it.each([
    ['the nickname', { nickname: 'Aninha', name: 'Bela' }, 'Aninha', 'A'],
    ['the name if there is no nickname', { nickname: null, name: 'Bela' }, 'Bela', 'B'],
    ['the username if there is neither', { nickname: null, name: null }, 'ana.reis', 'A'],
    ['the username if both are empty', { nickname: '', name: '' }, 'ana.reis', 'A'],
  ])('shows %s, with its first letter', (_, names, displayName, letter) => {
    show(true, buildUser({ ...names, avatar: null }));
    expect(profileLink().textContent).toBe(`${displayName}Meu perfil${letter}`);
  });

  it('shows a retry button instead of links if the user could not be loaded', async () => {
    const retries: (() => void)[] = [];
    render(
      <MemoryRouter>
        <AccountCorner
          isReady
          isUserUnknown
          user={null}
          onRetry={() => new Promise((resolve) => retries.push(resolve))}
        />
      </MemoryRouter>,
    );
    expect(screen.queryAllByRole('link')).toEqual([]);
    const button = screen.getByRole('button', { name: 'Sua conta não carregou. Tentar de novo' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(retries).toHaveLength(1);
    await act(async () => retries[0]?.());
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
