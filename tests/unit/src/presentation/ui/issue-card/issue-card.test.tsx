import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Gate } from '../../../../../../src/domain/catalogue/rating-gate.ts';
import { SelectionPresenter } from '../../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { CoversRendered } from '../../../../../../src/presentation/ui/card-cover/covers-rendered.ts';
import { IssueCard } from '../../../../../../src/presentation/ui/issue-card/issue-card.tsx';
import {
  type IssueMarks,
  IssueMarksContext,
} from '../../../../../../src/presentation/ui/issue-marks/issue-marks.ts';
import { PublisherCard } from '../../../../../../src/presentation/ui/publisher-card/publisher-card.tsx';
import { RatingGateContext } from '../../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { SelectionContext } from '../../../../../../src/presentation/ui/selection/selection.ts';
import { SeriesCard } from '../../../../../../src/presentation/ui/series-card/series-card.tsx';
import { buildIssue, buildPicture } from '../../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../../fakes/catalogue/build-publisher.ts';
import { exampleSeries } from '../../../../../fakes/catalogue/fake-series-collection.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const show = (cards: ReactNode) => render(<MemoryRouter>{cards}</MemoryRouter>);

describe('a pressed card', () => {
  it('stores its issue, series or publisher in the selection', async () => {
    const selection = new SelectionPresenter();
    const issue = buildIssue();
    const publisher = buildPublisher();
    show(
      <SelectionContext value={selection}>
        <IssueCard issue={issue} />
        <SeriesCard series={exampleSeries} />
        <PublisherCard publisher={publisher} />
      </SelectionContext>,
    );
    for (const link of screen.getAllByRole('link')) await userEvent.click(link);
    expect(selection.issueBySlug('nanquim-1')).toEqual(issue);
    expect(selection.seriesBySlug('nanquim')).toEqual(exampleSeries);
    expect(selection.publisherByUsername('ipe')).toEqual(publisher);
    expect(selection.issueBySlug('another')).toBeNull();
  });

  it('links to its screen', () => {
    show(
      <>
        <IssueCard issue={buildIssue()} />
        <SeriesCard series={exampleSeries} />
        <PublisherCard publisher={buildPublisher({ issuesCount: 1 })} />
      </>,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/issue/nanquim-1',
      '/series/nanquim',
      '/publisher/ipe',
    ]);
    expect(links[2]?.textContent).toContain('1 edição');
  });
});

describe('a cover that the reader may not see', () => {
  it.each<[Gate]>([['ask'], ['blocked']])(
    'is replaced by a plate, and its image is not fetched (%s)',
    (gate) => {
      const { container } = show(
        <RatingGateContext
          value={{ isLoading: false, gateOf: (rating) => (rating === '+18' ? gate : 'open') }}
        >
          <IssueCard issue={buildIssue({ parentalRating: '+18' })} />
          <SeriesCard series={{ ...exampleSeries, cover: buildPicture(), parentalRating: '+18' }} />
        </RatingGateContext>,
      );
      expect(container.querySelectorAll('img')).toHaveLength(0);
      expect(container.innerHTML).not.toContain('data:image');
      for (const link of screen.getAllByRole('link')) {
        expect(link.textContent).toContain('Nanquim');
        expect(link.textContent).toContain('Não recomendado para menores de 18 anos');
        expect(link.textContent).toContain('Capa coberta');
      }
    },
  );

  it('is shown once the reader may see it', () => {
    const gate = observable.box<Gate>('ask');
    const { container } = show(
      <RatingGateContext value={{ isLoading: false, gateOf: () => gate.get() }}>
        <IssueCard issue={buildIssue()} />
      </RatingGateContext>,
    );
    expect(container.querySelector('img')).toBeNull();
    act(() => runInAction(() => gate.set('open')));
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/cover/');
    expect(container.textContent).not.toContain('Capa coberta');
  });
});

it('a series without a cover is shown without an image', () => {
  const { container } = show(<SeriesCard series={{ ...exampleSeries, cover: null }} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link').textContent).toBe('NanquimEditora Ipê');
});

describe('the marks of a card', () => {
  const issue = buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true });

  it('show what the issue costs, and follow the entitlements of the viewer without rendering the card again', () => {
    const isSubscriber = observable.box(false);
    const marks: IssueMarks = {
      offerOf: () => (isSubscriber.get() ? { kind: 'included' } : { kind: 'in-plans', price: null }),
      isFinished: () => false,
    };
    const { container } = show(
      <IssueMarksContext value={marks}>
        <IssueCard issue={issue} />
      </IssueMarksContext>,
    );
    const offer = () => container.querySelector('[data-offer]')?.getAttribute('data-offer');
    const cover = container.querySelector('img');
    expect(offer()).toBe('in-plans');
    act(() => runInAction(() => isSubscriber.set(true)));
    expect(offer()).toBe('included');
    expect(container.querySelector('img')).toBe(cover);
  });

  it('are those of a visitor without a provider', () => {
    show(<IssueCard issue={issue} />);
    expect(screen.getByRole('link', { name: /No plano/ })).toBeTruthy();
    expect(screen.queryByText('Lido')).toBeNull();
  });

  it('show that the reader has finished the issue', () => {
    const finished = observable.set<string>();
    const marks: IssueMarks = { offerOf: () => ({ kind: 'own' }), isFinished: ({ id }) => finished.has(id) };
    show(
      <IssueMarksContext value={marks}>
        <IssueCard issue={issue} />
      </IssueMarksContext>,
    );
    expect(screen.queryByText('Lido')).toBeNull();
    act(() => runInAction(() => finished.add(issue.id)));
    expect(screen.getByRole('link', { name: /Lido/ })).toBeTruthy();
  });

  it('are not rendered far from the visible area', () => {
    const { container } = show(
      <CoversRendered value={false}>
        <IssueCard issue={issue} />
      </CoversRendered>,
    );
    expect(container.querySelectorAll('[data-offer]')).toHaveLength(0);
  });
});
