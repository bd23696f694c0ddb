import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ParentalRating } from '../../../../../../src/domain/catalogue/issue.ts';
import type { Gate } from '../../../../../../src/domain/catalogue/rating-gate.ts';
import type { Series } from '../../../../../../src/domain/catalogue/series.ts';
import { RatingGateContext } from '../../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { SeriesCard } from '../../../../../../src/presentation/ui/series-card/series-card.tsx';
import { exampleSeries } from '../../../../../fakes/catalogue/fake-series-collection.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

const pictureAt = (address: string) => ({ ...exampleSeries.cover, address }) as Series['cover'];
const mixed: Series = {
  ...exampleSeries,
  cover: pictureAt('/media/crime/{width}.webp'),
  parentalRating: '16',
  lowestRatingCover: pictureAt('/media/praia/{width}.webp'),
  lowestParentalRating: 'L',
};

function show(series: Series, gateOf: (rating: ParentalRating) => Gate = () => 'open') {
  const { container } = render(
    <MemoryRouter>
      <RatingGateContext value={{ isLoading: false, gateOf }}>
        <SeriesCard series={series} />
      </RatingGateContext>
    </MemoryRouter>,
  );
  return { container, source: container.querySelector('img')?.src ?? null };
}

describe('SeriesCard', () => {
  it('shows the cover of the first issue', () => {
    expect(show(mixed).source).toContain('/media/crime/');
  });

  it('shows the cover of the first issue with the lowest rating if the first one is locked', () => {
    const gateOf = (rating: ParentalRating) => (rating === 'L' ? 'open' : 'blocked');
    expect(show(mixed, gateOf).source).toContain('/media/praia/');
  });

  it('shows a lock if all issues have the same rating', () => {
    const { container, source } = show({ ...exampleSeries, parentalRating: '16' }, () => 'blocked');
    expect(source).toBeNull();
    expect(container.querySelector('[data-cover] svg')).toBeTruthy();
  });
});
