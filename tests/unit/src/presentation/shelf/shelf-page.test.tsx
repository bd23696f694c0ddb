import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AcquiredIssue } from '../../../../../src/domain/checkout/acquired-issue.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { buildAcquired, buildReading, setUpShelf } from './set-up-shelf.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const addRentalOffer = (acquired: AcquiredIssue): AcquiredIssue => ({
  ...acquired,
  issue: {
    ...acquired.issue,
    merchandises: [{ id: 'rent-1', kind: 'rent', price: 390, currency: 'BRL', rentalDays: 7 }],
  },
});
const removeExpiry = ({ expiresAt: _, ...rest }: AcquiredIssue): AcquiredIssue => rest;

const section = (name: string) => within(screen.getByRole('region', { name }));
const titles = () =>
  screen.queryAllByText(/./, { selector: 'a .title' }).map(({ textContent }) => textContent);
const item = (title: string) =>
  within(screen.getByText(title, { selector: 'a > .title' }).closest('li') as HTMLElement);
const heart = (title: string) => screen.getByRole('button', { name: `Favoritar ${title}` });
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('ShelfPage', () => {
  it('shows started comics with their pages, and continues them', async () => {
    const { show } = setUpShelf({ readings: [buildReading('Nanquim', 4), buildReading('Apagão', 9)] });
    await show('/shelf/reading');
    expect(titles()).toEqual(['Nanquim']);
    expect(item('Nanquim').getByText('Página 5 de 10')).toBeTruthy();
    expect(linkTo('Continuar Nanquim')).toBe('/reader/Nanquim');
  });

  it('shows finished comics, which can be read again', async () => {
    const { show } = setUpShelf({ readings: [buildReading('Nanquim', 4), buildReading('Apagão', 9)] });
    await show('/shelf/finished');
    expect(titles()).toEqual(['Apagão']);
    expect(item('Apagão').getByText('Lido em 20/02/2026')).toBeTruthy();
    expect(linkTo('Ler de novo Apagão')).toBe('/reader/Apagão');
  });

  it('shows only the position of what was finished and is read again', async () => {
    const marks = {
      offerOf: () => ({ kind: 'own' as const }),
      isFinished: ({ id }: { id: string }) => id === 'Nanquim',
    };
    await setUpShelf({ readings: [buildReading('Nanquim', 4)], marks }).show('/shelf/history');
    expect(screen.getByText('Página 5 de 10')).toBeTruthy();
    expect(screen.queryByText('Lido')).toBeNull();
    expect(linkTo('Continuar Nanquim')).toBe('/reader/Nanquim');
  });

  it('links to all sections, and marks the current one', async () => {
    await setUpShelf().show('/shelf/history');
    const tabs = within(screen.getByRole('navigation', { name: 'Seções da estante' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lendo',
      'Comprados',
      'Favoritos',
      'Alugados',
      'Lidos',
      'Histórico',
      'Seguindo',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Histórico');
  });

  it.each([
    ['/shelf', '/shelf/reading'],
    ['/account/favourites', '/shelf/favourites'],
    ['/account/acquisitions', '/shelf/bought'],
  ])('%s leads to %s', async (address, target) => {
    const { show, getAddress } = setUpShelf();
    await show(address);
    expect(getAddress()).toBe(target);
  });

  it('shows the "not found" page for an unknown section', async () => {
    await setUpShelf().show('/shelf/borrowed');
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  });

  it.each([
    ['reading', 'Escolher um quadrinho', '/catalog'],
    ['finished', 'Ver o que estou lendo', '/shelf/reading'],
    ['favourites', 'Ver o catálogo', '/catalog'],
    ['bought', 'Ver o que está à venda', '/catalog?kind=on_demand'],
    ['rented', 'Ver o que dá para alugar', '/catalog?kind=on_demand'],
    ['history', 'Ler algo grátis', '/catalog?kind=free'],
  ])('says what to do next if %s is empty', async (name, action, target) => {
    await setUpShelf().show(`/shelf/${name}`);
    expect(linkTo(action)).toBe(target);
  });

  it.each([
    ['Comprados por você', 'Comprado', '/shelf/bought', { acquired: [buildAcquired('Comprado')] }],
    ['Dos seus favoritos', 'Favorito', '/shelf/favourites', {}],
    ['Lidos há pouco', 'Apagão', '/shelf/finished', { favourites: [] }],
  ])('suggests what "%s" if nothing is being read', async (name, title, target, lists) => {
    const { show } = setUpShelf({
      favourites: ['Favorito'],
      readings: [buildReading('Apagão', 9)],
      ...lists,
    });
    await show('/shelf/reading');
    expect(linkTo('Escolher um quadrinho')).toBe('/catalog');
    const suggestion = section(name);
    expect(suggestion.getAllByRole('listitem')).toHaveLength(1);
    expect(titles()).toEqual([title]);
    expect(suggestion.getByRole('link', { name: /^Ver todos/ }).getAttribute('href')).toBe(target);
  });

  it('suggests nothing while something is being read, or if all sections are empty', async () => {
    const { show, favourites } = setUpShelf({
      favourites: ['Favorito'],
      readings: [buildReading('Nanquim', 4)],
    });
    await show('/shelf/reading');
    expect(titles()).toEqual(['Nanquim']);
    expect(favourites.requests).toEqual([]);
    cleanup();
    await setUpShelf().show('/shelf/reading');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('suggests the next section if one cannot be loaded', async () => {
    const { show, acquisitions } = setUpShelf({ favourites: ['Favorito'] });
    acquisitions.failure = failures.networkConnection;
    await show('/shelf/reading');
    expect(section('Dos seus favoritos').getAllByRole('listitem')).toHaveLength(1);
  });

  it('invites visitors to sign in and come back, and requests nothing', async () => {
    const { show, favourites } = setUpShelf({ isVisitor: true });
    await show('/shelf/favourites');
    expect(linkTo('Entrar')).toBe('/auth/login?returnTo=%2Fshelf%2Ffavourites');
    expect(linkTo('Criar conta')).toBe('/auth/signup?returnTo=%2Fshelf%2Ffavourites');
    expect(screen.queryByRole('navigation', { name: 'Seções da estante' })).toBeNull();
    expect(favourites.requests).toEqual([]);
  });

  it('shows visitors first what they are reading on this device, and how to keep it', async () => {
    const positions = new FakeReadingPositions();
    positions.save(null, 'issue-1', { page: 3, readAt: '2026-02-20T12:00:00.000Z' });
    const issues = new FakeIssues(buildIssue({ pagesCount: 10 }));
    const { show, presenter } = setUpShelf({ isVisitor: true, positions, issues });
    presenter.fetch('reading');
    await show('/shelf/reading');
    const lent = within(screen.getByRole('region', { name: 'Lendo' }));
    expect(lent.getByText('Página 4 de 10')).toBeTruthy();
    expect(lent.getByText(/Estas leituras ficam só neste aparelho/)).toBeTruthy();
    expect(linkTo('Guardar em uma conta')).toBe('/auth/signup?returnTo=%2Fshelf%2Freading');
    expect(linkTo('Entrar')).toBe('/auth/login?returnTo=%2Fshelf%2Freading');
    cleanup();
    await show('/shelf/bought');
    expect(screen.queryByText('Página 4 de 10')).toBeNull();
  });

  it('shows a failure and retries', async () => {
    const { show, acquisitions } = setUpShelf({ acquired: [buildAcquired('Nanquim')] });
    acquisitions.failure = failures.networkConnection;
    await show('/shelf/bought');
    acquisitions.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(item('Nanquim').getByText('Comprado')).toBeTruthy();
  });
});

describe('bought and rented issues on the shelf', () => {
  it('are in sections of their own, with the remaining time of rentals', async () => {
    const acquired = [
      buildAcquired('Nanquim'),
      removeExpiry(buildAcquired('Sem fim')),
      buildAcquired('Apagão', '2026-03-04T11:00:00.000Z'),
      buildAcquired('Jovina', '2026-03-02T12:00:00.000Z'),
      buildAcquired('Pipoca', '2026-03-01T12:30:00.000Z'),
    ];
    await setUpShelf({ acquired }).show('/shelf/bought');
    expect(titles()).toEqual(['Nanquim', 'Sem fim']);
    expect(linkTo('Ler Nanquim')).toBe('/reader/Nanquim');
    cleanup();
    await setUpShelf({ acquired }).show('/shelf/rented');
    expect(item('Apagão').getByText('Expira em 3 dias')).toBeTruthy();
    expect(item('Jovina').getByText('Expira em 24 horas')).toBeTruthy();
    expect(item('Pipoca').getByText('Expira em 1 hora')).toBeTruthy();
    expect(screen.queryByText('Aluguéis encerrados')).toBeNull();
  });

  it('are listed separately if the rental has expired, with a link to rent again if it is offered', async () => {
    const acquired = [
      buildAcquired('Pipoca', '2026-03-04T11:00:00.000Z'),
      addRentalOffer(buildAcquired('Apagão', '2026-03-01T12:00:00.000Z')),
      buildAcquired('Jovina', '2026-02-01T12:00:00.000Z'),
    ];
    await setUpShelf({ acquired }).show('/shelf/rented');
    const expired = section('Aluguéis encerrados');
    expect(expired.getByText('Até 01/03/2026')).toBeTruthy();
    expect(expired.getByRole('link', { name: 'Alugar de novo Apagão' }).getAttribute('href')).toBe(
      '/issue/Apagão/acquisition?merchandise=rent-1',
    );
    expect(expired.getByRole('link', { name: 'Ver edição Jovina' }).getAttribute('href')).toBe(
      '/issue/Jovina',
    );
    expect(expired.queryByText('Pipoca')).toBeNull();
  });
});

describe('favourites on the shelf', () => {
  it('keep their places after removal, until the section is opened again', async () => {
    const { show, favourites, presenter } = setUpShelf({ favourites: ['Gibi 2', 'Gibi 1', 'Gibi 0'] });
    await show('/shelf/favourites');
    await userEvent.click(heart('Gibi 1'));
    expect(heart('Gibi 1').getAttribute('aria-pressed')).toBe('false');
    expect(item('Gibi 1').getByText('Fora da estante')).toBeTruthy();
    expect(screen.getAllByText('Fora da estante')).toHaveLength(1);
    expect([titles(), favourites.favouriteIds]).toEqual([
      ['Gibi 2', 'Gibi 1', 'Gibi 0'],
      ['Gibi 2', 'Gibi 0'],
    ]);
    await userEvent.click(heart('Gibi 1'));
    expect(screen.queryByText('Fora da estante')).toBeNull();
    await userEvent.click(heart('Gibi 1'));
    await act(() => presenter.lists.favourites.refresh());
    expect(titles()).toEqual(['Gibi 2', 'Gibi 0']);
  });

  it('are all listed, even if some are removed between pages', async () => {
    const all = Array.from({ length: 45 }, (_, index) => `Gibi ${index}`);
    const { show, presenter } = setUpShelf({ favourites: all });
    await show('/shelf/favourites');
    await userEvent.click(heart('Gibi 3'));
    await userEvent.click(heart('Gibi 4'));
    for (let turn = 0; turn < 4; turn += 1) await act(() => presenter.lists.favourites.current.loadMore());
    expect(presenter.lists.favourites.current.items.map(({ id }) => id)).toEqual(all);
  });
});

describe('the history on the shelf', () => {
  it('groups readings by the last two days, then by months', async () => {
    const readings = [
      buildReading('Nanquim', 4, '2026-03-01T11:30:00.000Z'),
      buildReading('Apagão', 9, '2026-03-01T03:00:00.000Z'),
      buildReading('Jovina', 0, '2026-03-01T02:59:00.000Z'),
      buildReading('Pipoca', 1, '2026-02-10T12:00:00.000Z'),
    ];
    await setUpShelf({ readings }).show('/shelf/history');
    expect(section('Hoje').getByText('Página 5 de 10')).toBeTruthy();
    expect(section('Hoje').getByText('08:30')).toBeTruthy();
    expect(section('Hoje').getByText('Lido')).toBeTruthy();
    expect(section('Hoje').getByText('00:00')).toBeTruthy();
    expect(section('Ontem').getByText('Jovina', { selector: '.title' })).toBeTruthy();
    expect(section('fevereiro de 2026').getByText('10/02')).toBeTruthy();
    expect(linkTo('Continuar Nanquim')).toBe('/reader/Nanquim');
    expect(linkTo('Ler de novo Apagão')).toBe('/reader/Apagão');
  });
});
