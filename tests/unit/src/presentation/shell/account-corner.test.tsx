import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { IdentityUser } from '../../../../../src/domain/session.ts';
import { startI18n } from '../../../../../src/presentation/i18n/start-i18n.ts';
import { AccountCorner } from '../../../../../src/presentation/shell/account-corner.tsx';

const ana: IdentityUser = {
  uuid: 'user-1',
  username: 'ana.reis',
  nickname: 'Aninha',
  name: 'Ana',
  surname: 'Reis',
  avatar: '/avatars/ana.webp',
  email: 'ana@example.com',
  link: { userId: 'reader-1', roles: ['USER'], grantings: [] },
};

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const show = (isReady: boolean, user: IdentityUser | null = null) =>
  render(
    <MemoryRouter initialEntries={['/issue/nanquim?pagina=2']}>
      <AccountCorner isReady={isReady} user={user} onSignOut={() => {}} />
    </MemoryRouter>,
  );
const profile = () => screen.getByRole('link', { name: /Meu perfil/ });

describe('the corner of the account', () => {
  it('holds the places of both ways to sign in while nobody knows who is there', () => {
    const { container } = show(false);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(container.textContent).toBe('EntrarCriar conta');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
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
});
