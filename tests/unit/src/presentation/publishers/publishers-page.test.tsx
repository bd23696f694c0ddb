import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { Gate } from '../../../../../src/domain/catalogue/rating-gate.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { PublishersPage } from '../../../../../src/presentation/publishers/publishers-page.tsx';
import { PublishersPresenter } from '../../../../../src/presentation/publishers/publishers-presenter.ts';
import { createPublisherList } from '../../../../../src/presentation/shell/catalogue/create-publisher-list.ts';
import {
  type RatingGate,
  RatingGateContext,
} from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

const buildNamedPublisher = (name: string, index = 0) =>
  buildPublisher({ id: `publisher-${name}-${index}`, username: `p-${index}`, name });
const buildPublishers = (count: number) =>
  Array.from({ length: count }, (_, index) => buildNamedPublisher(`Editora ${index}`, index));

async function openPage(
  publishers: FakePublishers,
  gate: RatingGate = { isLoading: false, gateOf: () => 'open' },
) {
  const presenter = new PublishersPresenter(createPublisherList(publishers));
  const { element } = setUpRoutes('/publishers', [
    { path: '/publishers', element: <PublishersPage presenter={presenter} /> },
  ]);
  render(<RatingGateContext value={gate}>{element}</RatingGateContext>);
  await act(flushPromises);
  return { presenter, renderAgain: () => render(element) };
}

const cardTexts = () => screen.queryAllByRole('link').map((link) => link.textContent);
/** What a screen reader hears about the typed words. */
const foundText = () => document.querySelector('search [role=status]')?.textContent;
const placeholderCount = () => document.querySelectorAll('li[aria-hidden=true]').length;

const childGate: RatingGate = {
  isLoading: false,
  gateOf: (rating) => (rating === 'L' ? 'open' : 'blocked'),
};
const buildRatedPublishers = (count: number) =>
  buildPublishers(count).map((publisher) => ({ ...publisher, lowestParentalRating: '12' }) as const);

describe('PublishersPage', () => {
  it('shows all publishers in one list, and loads them once', async () => {
    const publishers = new FakePublishers(...buildPublishers(140));
    const { renderAgain } = await openPage(publishers);
    expect(cardTexts()).toHaveLength(140);
    cleanup();
    renderAgain();
    await act(flushPromises);
    expect(cardTexts()).toHaveLength(140);
    expect(publishers.requests).toEqual(['list 0']);
  });

  it('leaves out publishers of which a child can open nothing, and counts no issues', async () => {
    const rated = { ...buildNamedPublisher('Meia-Noite', 1), lowestParentalRating: '12' } as const;
    const open = { ...buildNamedPublisher('Ipê', 2), lowestParentalRating: 'L' } as const;
    await openPage(new FakePublishers(rated, open, buildNamedPublisher('Nova', 3)), childGate);
    expect(cardTexts().map((text) => text?.replace(/^./, ''))).toEqual(['Ipê', 'Nova']);
  });

  it('shows placeholders until it is known whether the viewer is a child', async () => {
    const gate = observable({ isLoading: true, gateOf: (): Gate => 'open' });
    await openPage(new FakePublishers(...buildPublishers(13)), gate);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'editora' } });
    expect([cardTexts(), placeholderCount()]).toEqual([[], 12]);
    expect(foundText()).toBe('');
    expect(screen.queryByText(/^Nenhuma editora/)).toBeNull();
    act(() =>
      runInAction(() => {
        gate.isLoading = false;
      }),
    );
    expect([cardTexts().length, placeholderCount()]).toEqual([13, 0]);
    expect(screen.getByText('13 editoras')).toBeTruthy();
  });

  it('finds no publisher for a child who types the name of one above its rating', async () => {
    await openPage(
      new FakePublishers(...buildPublishers(12), {
        ...buildNamedPublisher('Meia-Noite', 12),
        lowestParentalRating: '12',
      }),
      childGate,
    );
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'meia' } });
    expect(screen.getByText('Nenhuma editora com “meia” no nome.')).toBeTruthy();
    expect(foundText()).toBe('0 editoras');
  });

  it('says that the comics are not for the age of a child who can open none of any publisher', async () => {
    await openPage(new FakePublishers(...buildRatedPublishers(2)), childGate);
    expect(screen.getByText('Estes quadrinhos não são para a sua idade.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('offers more publishers to a child who can open nothing of the loaded ones', async () => {
    const open = { ...buildNamedPublisher('Ipê', 150), lowestParentalRating: 'L' } as const;
    await openPage(new FakePublishers(...buildRatedPublishers(150), open), childGate);
    expect(screen.queryByText(/não são para a sua idade/)).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mais editoras' })));
    expect(cardTexts()).toEqual([expect.stringContaining('Ipê')]);
  });

  it('does not retry automatically if the request failed before the first render', async () => {
    const publishers = new FakePublishers(...buildPublishers(12));
    publishers.failure = failures.networkConnection;
    const all = createPublisherList(publishers);
    await all.start();
    const page = <PublishersPage presenter={new PublishersPresenter(all)} />;
    render(setUpRoutes('/publishers', [{ path: '/publishers', element: page }]).element);
    await act(flushPromises);
    expect(publishers.requests).toEqual(['list 0']);
    publishers.failure = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
    expect([cardTexts().length, publishers.requests]).toEqual([12, ['list 0', 'list 0']]);
  });

  it('offers no filter for a short list', async () => {
    await openPage(new FakePublishers(...buildPublishers(12)));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('filters by name without accents and case', async () => {
    await openPage(
      new FakePublishers(
        ...buildPublishers(12),
        buildNamedPublisher('Ipê Amarelo'),
        buildNamedPublisher('Maré Alta'),
      ),
    );
    const field = screen.getByRole('searchbox', { name: 'Filtrar por nome' });
    fireEvent.change(field, { target: { value: ' AMA ipe ' } });
    expect(cardTexts()).toEqual([expect.stringContaining('Ipê Amarelo')]);
    expect(screen.getByText('1 editora')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'xyz' } });
    expect(screen.getByText('Nenhuma editora com “xyz” no nome.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(cardTexts()).toHaveLength(14);
  });

  it('loads the rest of a long list on request', async () => {
    await openPage(new FakePublishers(...buildPublishers(160)));
    expect(cardTexts()).toHaveLength(150);
    fireEvent.click(screen.getByRole('button', { name: 'Mais editoras' }));
    await act(flushPromises);
    expect(cardTexts()).toHaveLength(160);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a message if there are no publishers', async () => {
    await openPage(new FakePublishers());
    expect(screen.getByText('Ainda não há editoras por aqui. Volte daqui a pouco!')).toBeTruthy();
  });

  it('shows a failure and retries', async () => {
    const publishers = new FakePublishers(...buildPublishers(3));
    publishers.failure = failures.timeout;
    await openPage(publishers);
    expect(screen.getByRole('alert')).toBeTruthy();
    publishers.failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await act(flushPromises);
    expect(cardTexts()).toHaveLength(3);
  });
});
