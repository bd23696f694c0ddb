import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { IdentityUser } from '../../../../../src/domain/session/session.ts';
import { AccountCorner } from '../../../../../src/presentation/shell/account-corner.tsx';
import { someUser } from '../../../../fakes/account/fake-identity-users.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

const ana = someUser({ nickname: 'Aninha', name: 'Ana', avatar: '/avatars/ana.webp' });

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const show = (isReady: boolean, user: IdentityUser | null = null) =>
  render(
    <MemoryRouter initialEntries={['/issue/nanquim?pagina=2']}>
      <AccountCorner isReady={isReady} user={user} onRetry={async () => {}} onSignOut={() => {}} />
    </MemoryRouter>,
  );
const profile = () => screen.getByRole('link', { name: /Meu perfil/ });

describe('the corner of the account', () => {
  it('holds the places of both ways to sign in while nobody knows who is there', () => {
    const { container } = show(false);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(container.textContent).toBe('EntrarCriar conta');
    expect(container.querySelector('span')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('leads a visitor to both, and back to where they are', () => {
    show(true);
    const back = '?returnTo=%2Fissue%2Fnanquim%3Fpagina%3D2';
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(`/auth/login${back}`);
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe(
      `/auth/signup${back}`,
    );
  });

  it('shows who is signed in, by nickname and image, leading to the account', () => {
    show(true, ana);
    expect(profile().textContent).toContain('Aninha');
    expect(profile().getAttribute('href')).toBe('/account');
    expect(profile().querySelector('img')?.getAttribute('src')).toBe('/avatars/ana.webp');
  });

  it('shows the first letter of the name when the image does not come', () => {
    show(true, ana);
    fireEvent.error(profile().querySelector('img') as HTMLImageElement);
    expect(profile().querySelector('img')).toBeNull();
    expect(profile().textContent).toMatch(/A$/);
  });

  it.each([
    ['the nickname', { nickname: 'Aninha', name: 'Bela' }, 'Aninha', 'B'],
    ['the name without one', { nickname: null, name: 'Bela' }, 'Bela', 'B'],
    ['the username without either', { nickname: null, name: null }, 'ana.reis', 'A'],
    ['the username where both are empty', { nickname: '', name: '' }, 'ana.reis', 'A'],
  ])('calls its user by %s, with the first letter of name or username', (_, names, shown, letter) => {
    show(true, someUser({ ...names, avatar: null }));
    expect(profile().textContent).toBe(`${shown}Meu perfil${letter}`);
  });

  it('says neither in nor out where the service could not say who is there, and asks again', async () => {
    const asked: (() => void)[] = [];
    render(
      <MemoryRouter>
        <AccountCorner
          isReady
          isUnknown
          user={null}
          onRetry={() => new Promise((resolve) => asked.push(resolve))}
          onSignOut={() => {}}
        />
      </MemoryRouter>,
    );
    expect(screen.queryAllByRole('link')).toEqual([]);
    const button = screen.getByRole('button', { name: 'Sua conta não carregou. Tentar de novo' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(asked).toHaveLength(1);
    await act(async () => asked[0]?.());
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
