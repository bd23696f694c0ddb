import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { failures } from '../../../../../src/domain/failure.ts';
import { PublishersPage } from '../../../../../src/presentation/publishers/publishers-page.tsx';
import { PublishersPresenter } from '../../../../../src/presentation/publishers/publishers-presenter.ts';
import { createPublisherList } from '../../../../../src/presentation/shell/catalogue/create-publisher-list.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { atAddress } from '../at-address.tsx';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

const publisherNamed = (name: string, index = 0) =>
  buildPublisher({ id: `publisher-${name}-${index}`, username: `p-${index}`, name });
const several = (count: number) =>
  Array.from({ length: count }, (_, index) => publisherNamed(`Editora ${index}`, index));

async function open(publishers: FakePublishers) {
  const presenter = new PublishersPresenter(createPublisherList(publishers));
  const { element } = atAddress('/publishers', [
    { path: '/publishers', element: <PublishersPage presenter={presenter} /> },
  ]);
  render(element);
  await act(flushPromises);
  return { presenter, again: () => render(element) };
}

const cards = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('PublishersPage', () => {
  it('shows all publishers at once, and loads them once', async () => {
    const publishers = new FakePublishers(...several(140));
    const { again } = await open(publishers);
    expect(cards()).toHaveLength(140);
    cleanup();
    again();
    await act(flushPromises);
    expect(cards()).toHaveLength(140);
    expect(publishers.requests).toEqual(['list 0']);
  });

  it('does not retry automatically if the request failed before the first render', async () => {
    const publishers = new FakePublishers(...several(12));
    publishers.failure = failures.networkConnection;
    const all = createPublisherList(publishers);
    await all.start();
    const page = <PublishersPage presenter={new PublishersPresenter(all)} />;
    render(atAddress('/publishers', [{ path: '/publishers', element: page }]).element);
    await act(flushPromises);
    expect(publishers.requests).toEqual(['list 0']);
    publishers.failure = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
    expect([cards().length, publishers.requests]).toEqual([12, ['list 0', 'list 0']]);
  });

  it('offers no filter for a short list', async () => {
    await open(new FakePublishers(...several(12)));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('filters by name without accents and case', async () => {
    await open(
      new FakePublishers(...several(12), publisherNamed('Ipê Amarelo'), publisherNamed('Maré Alta')),
    );
    const field = screen.getByRole('searchbox', { name: 'Filtrar por nome' });
    fireEvent.change(field, { target: { value: ' AMA ipe ' } });
    expect(cards()).toEqual([expect.stringContaining('Ipê Amarelo')]);
    expect(screen.getByText('1 editora')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'xyz' } });
    expect(screen.getByText('Nenhuma editora com “xyz” no nome.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(cards()).toHaveLength(14);
  });

  it('loads the rest of a long list on request', async () => {
    await open(new FakePublishers(...several(160)));
    expect(cards()).toHaveLength(150);
    fireEvent.click(screen.getByRole('button', { name: 'Mais editoras' }));
    await act(flushPromises);
    expect(cards()).toHaveLength(160);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a message if there are no publishers', async () => {
    await open(new FakePublishers());
    expect(screen.getByText('Ainda não há editoras por aqui. Volte daqui a pouco!')).toBeTruthy();
  });

  it('shows a failure and retries', async () => {
    const publishers = new FakePublishers(...several(3));
    publishers.failure = failures.timeout;
    await open(publishers);
    expect(screen.getByRole('alert')).toBeTruthy();
    publishers.failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await act(flushPromises);
    expect(cards()).toHaveLength(3);
  });
});
