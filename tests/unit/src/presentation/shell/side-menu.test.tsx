import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SideMenu } from '../../../../../src/presentation/shell/side-menu.tsx';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

function show(
  path: string,
  isAuthenticated = false,
  needsReactivation = false,
  hasPlans = true,
): HTMLElement {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu isAuthenticated={isAuthenticated} hasPlans={hasPlans} needsReactivation={needsReactivation} />
    </MemoryRouter>,
  );
  return screen.getByRole('navigation', { name: 'Menu principal' });
}

const linkTexts = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('the side menu links visitors to the home screen, the catalogue, the shelf and the plans', () => {
  expect(linkTexts(show('/'))).toEqual(['Início', 'Catálogo', 'Minha estante', 'Planos']);
});

it('the side menu has no link to plans in a market without plans', () => {
  expect(linkTexts(show('/', true, false, false))).not.toContain('Planos');
});

it('the side menu links signed-in readers to the settings', () => {
  expect(linkTexts(show('/', true))).toEqual([
    'Início',
    'Catálogo',
    'Minha estante',
    'Planos',
    'Minha conta',
  ]);
});

it('the side menu warns readers whose operator link includes no subscription', () => {
  const menu = show('/', true, true);
  expect(within(menu).getByRole('link', { name: 'Reativar (precisa da sua atenção)' })).toBeTruthy();
});

it.each([
  ['/catalog', ['Catálogo']],
  ['/catalog/more', []],
  ['/shelf/finished', ['Minha estante']],
  ['/account', ['Minha conta']],
  ['/account/general/user-data', ['Minha conta']],
])(
  'the side menu marks the current item at %s, and the shelf and the settings below their paths: %j',
  (path, marked) => {
    const current = within(show(path, true))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(marked);
  },
);
