import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { failures } from '../../../../../src/domain/failure.ts';
import { PublisherPage } from '../../../../../src/presentation/publisher/publisher-page.tsx';
import { PublisherPresenter } from '../../../../../src/presentation/publisher/publisher-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import {
  type RatingGate,
  RatingGateContext,
} from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

/** Never reports an intersection or a resize. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
  return startI18n('pt-br');
});
afterEach(cleanup);

const otherPublisher = buildPublisher({ id: 'publisher-2', username: 'mare', name: 'Maré', seriesCount: 0 });

function setUpPublisher(series = exampleSeries) {
  const publishers = new FakePublishers(buildPublisher(), otherPublisher);
  const seriesCollection = new FakeSeriesCollection(series);
  const issues = new FakeIssues(buildIssue(), buildIssue({ id: 'mare-1', publisher: otherPublisher }));
  issues.withdrawnIds.add('mare-1');
  const selection = new SelectionPresenter();
  const { follows } = setUpFollows(new FakeSession());
  const presenter = new PublisherPresenter({ publishers, seriesCollection, issues }, selection, follows);
  return { publishers, seriesCollection, issues, selection, presenter };
}

const openGate: RatingGate = { isLoading: false, gateOf: () => 'open' };
const blockedGate: RatingGate = { isLoading: false, gateOf: () => 'blocked' };

async function openPage(address = '/publisher/ipe', fixture = setUpPublisher(), gate = openGate) {
  const router = setUpRoutes(address, [
    { path: '/publisher/:username', element: <PublisherPage presenter={fixture.presenter} /> },
  ]);
  const pageFor = (value: RatingGate) => (
    <RatingGateContext value={value}>{router.element}</RatingGateContext>
  );
  const { rerender } = render(pageFor(gate));
  await act(flushPromises);
  return { ...router, ...fixture, changeGate: (newGate: RatingGate) => rerender(pageFor(newGate)) };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('PublisherPage', () => {
  it('shows the publisher with counts, series and issues', async () => {
    const { issues, seriesCollection } = await openPage();
    expect(heading()).toBe('Editora Ipê');
    expect(screen.getByText('1 série · 3 edições')).toBeTruthy();
    expect(screen.getByText('Quadrinhos do cerrado.')).toBeTruthy();
    const series = within(screen.getByRole('region', { name: 'Séries' }));
    expect(series.getByRole('link').getAttribute('href')).toBe('/series/nanquim');
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/issue/nanquim-1');
    expect(issues.requests).toEqual(['listByPublisher publisher-1 0']);
    expect(seriesCollection.requests).toEqual(['listByPublisher publisher-1 0']);
  });

  it('does not count issues for a child, who sees fewer', async () => {
    await openPage(undefined, undefined, {
      isLoading: false,
      gateOf: (rating) => (rating === 'L' ? 'open' : 'blocked'),
    });
    expect(screen.getByText('1 série')).toBeTruthy();
    expect(screen.queryByText(/3 edições/)).toBeNull();
  });

  it('says that the comics are not for the age of a child who can open none', async () => {
    await openPage(undefined, setUpPublisher({ ...exampleSeries, parentalRating: '16' }), blockedGate);
    expect(screen.getByText('Estes quadrinhos não são para a sua idade.')).toBeTruthy();
    expect(screen.queryByText('Esta editora ainda não publicou nada por aqui.')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Séries' })).toBeNull();
  });

  it('presents the featured series once it is known that the viewer may see it', async () => {
    const fixture = setUpPublisher({ ...exampleSeries, parentalRating: '16' });
    fixture.selection.selectPublisher(buildPublisher({ featuredSeriesId: exampleSeries.id }));
    const { changeGate } = await openPage(undefined, fixture, { ...openGate, isLoading: true });
    expect(screen.queryByText('Comece por aqui')).toBeNull();
    changeGate(openGate);
    expect(screen.getByText('Comece por aqui')).toBeTruthy();
    changeGate(blockedGate);
    expect(screen.queryByText('Comece por aqui')).toBeNull();
  });

  it('presents the featured series, and does not repeat it on a shelf if it is the only one', async () => {
    const fixture = setUpPublisher();
    fixture.selection.selectPublisher(buildPublisher({ featuredSeriesId: exampleSeries.id }));
    await openPage('/publisher/ipe', fixture);
    const featured = within(screen.getByRole('region', { name: exampleSeries.title }));
    expect(featured.getByRole('link', { name: /Ver a série/ }).getAttribute('href')).toBe('/series/nanquim');
    expect(screen.queryByRole('region', { name: 'Séries' })).toBeNull();
    expect(fixture.seriesCollection.requests).toEqual(['listByPublisher publisher-1 0']);
  });

  it('shows nothing in the place of a featured series that is not offered', async () => {
    const fixture = setUpPublisher();
    fixture.selection.selectPublisher(buildPublisher({ featuredSeriesId: 'withdrawn', seriesCount: 2 }));
    await openPage('/publisher/ipe', fixture);
    expect(screen.queryByText('Comece por aqui')).toBeNull();
    expect(screen.getByRole('region', { name: 'Séries' })).toBeTruthy();
  });

  it('shows the other series on a shelf if one is featured', async () => {
    const fixture = setUpPublisher();
    fixture.selection.selectPublisher(buildPublisher({ featuredSeriesId: exampleSeries.id, seriesCount: 2 }));
    await openPage('/publisher/ipe', fixture);
    expect(screen.getByRole('region', { name: 'Séries' })).toBeTruthy();
  });

  it.each([
    ['#1a1046', 'dark'],
    ['#ffe14a', 'light'],
  ])('has readable texts on the colour %s', async (color, theme) => {
    const fixture = setUpPublisher();
    fixture.selection.selectPublisher(buildPublisher({ color }));
    await openPage('/publisher/ipe', fixture);
    const section = screen.getByRole('heading', { level: 1 }).closest('[data-theme]');
    expect(section?.getAttribute('data-theme')).toBe(theme);
  });

  it('hides the shelf of series if there are none', async () => {
    await openPage('/publisher/mare');
    expect(screen.queryByRole('region', { name: 'Séries' })).toBeNull();
    expect(screen.getByText('3 edições')).toBeTruthy();
    expect(screen.getByText('Esta editora ainda não publicou nada por aqui.')).toBeTruthy();
  });

  it('shows the data of a card immediately, and does not request it', async () => {
    const fixture = setUpPublisher();
    fixture.selection.selectPublisher(buildPublisher({ name: 'Como no cartão' }));
    await openPage('/publisher/ipe', fixture);
    expect(heading()).toBe('Como no cartão');
    expect(fixture.publishers.requests).toEqual([]);
  });

  it('does not reload an opened publisher, and never shows another one', async () => {
    const { go, publishers, issues } = await openPage();
    const responses = holdResponses(publishers, 'findByUsername');
    act(() => go('/publisher/mare'));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    act(() => go('/publisher/ipe'));
    expect(heading()).toBe('Editora Ipê');
    await act(() => responses.release());
    expect(heading()).toBe('Editora Ipê');
    act(() => go('/publisher/mare'));
    expect(heading()).toBe('Maré');
    expect(publishers.requests).toEqual(['findByUsername ipe', 'findByUsername mare']);
    expect(issues.requests).toEqual(['listByPublisher publisher-1 0', 'listByPublisher publisher-2 0']);
  });

  it('offers a search for an unknown publisher', async () => {
    await openPage('/publisher/nuvem-rosa');
    expect(screen.getByText('Não encontramos esta editora.')).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('nuvem rosa');
    expect(screen.getByRole('link', { name: 'Ver as editoras' }).getAttribute('href')).toBe('/publishers');
  });

  it('explains that a publisher has left', async () => {
    const fixture = setUpPublisher();
    fixture.publishers.inactiveUsernames.add('ipe');
    await openPage('/publisher/ipe', fixture);
    expect(heading()).toBe('Editora fora da Banca');
    expect(
      screen.getByText('Esta editora deixou a Banca. O que você comprou dela continua seu.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it('shows a failure and retries', async () => {
    const fixture = setUpPublisher();
    fixture.publishers.failure = failures.timeout;
    await openPage('/publisher/ipe', fixture);
    expect(screen.getByRole('alert')).toBeTruthy();
    fixture.publishers.failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await act(flushPromises);
    expect(heading()).toBe('Editora Ipê');
  });
});
