import type { Series } from '../../../domain/catalogue/series.ts';
import { brokenPicture, drawnPicture } from '../comic-image/drawn-picture.ts';
import type { Fixture } from '../fixture.ts';
import { RatingGateContext } from '../rating-gates/rating-gates.ts';
import { SeriesCard } from './series-card.tsx';

const series: Series = {
  id: 'series-1',
  slug: 'nanquim',
  title: 'Nanquim',
  description: 'Uma cidade sem cor.',
  cover: drawnPicture(220),
  parentalRating: '12',
  issuesCount: 4,
  publisher: { id: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
};

const card = (changes: Partial<Series>) => (
  <div style={{ inlineSize: 172 }}>
    <SeriesCard series={{ ...series, ...changes }} />
  </div>
);

export const fixture: Fixture = {
  title: 'Series card',
  states: {
    default: () => card({}),
    'with a long title': () =>
      card({
        title: 'O extraordinário caso da paralelepipedagem desaparecida no subúrbio',
        cover: drawnPicture(20),
      }),
    'without a cover': () => card({ cover: null }),
    'with a broken cover': () => card({ cover: brokenPicture }),
    'blocked by its rating': () => (
      <RatingGateContext value={{ isLoading: false, gateOf: () => 'ask' }}>
        {card({ title: 'Noite Alta', parentalRating: '+18' })}
      </RatingGateContext>
    ),
    'on a narrow shelf': () => (
      <div style={{ inlineSize: 132 }}>
        <SeriesCard series={series} isOnShelf />
      </div>
    ),
  },
};
