import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ParentalRating } from '../../../../../src/domain/catalogue/issue.ts';
import { HomeBanners } from '../../../../../src/presentation/home/home-banners.tsx';
import { SharedShelves } from '../../../../../src/presentation/home/shared-shelves.ts';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildBanner } from '../../../../fakes/catalogue/build-banner.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

/** Shows the banners to a child, with one banner above its rating and new issues with these ratings. */
async function showBanners(ratings: readonly ParentalRating[]) {
  const issues = ratings.map((parentalRating, index) =>
    buildIssue({ id: `${index}`, slug: `s-${index}`, parentalRating }),
  );
  const showcase = new FakeShowcase();
  showcase.shownBanners = [buildBanner({ lowestParentalRating: '12' })];
  const sharedShelves = new SharedShelves({
    issues: new FakeIssues(...issues),
    readings: new FakeReadings(issues),
    publishers: new FakePublishers(),
    showcase,
    shuffleModule: 7,
  });
  await sharedShelves.banners.start();
  const { container } = render(
    <RatingGateContext
      value={{ isLoading: false, gateOf: (rating) => (rating === 'L' ? 'open' : 'blocked') }}
    >
      <HomeBanners sharedShelves={sharedShelves} />
    </RatingGateContext>,
    { wrapper: MemoryRouter },
  );
  await act(flushPromises);
  return { container, newest: sharedShelves.newest };
}

const repeat = (rating: ParentalRating, count: number) => Array.from({ length: count }, () => rating);

describe('HomeBanners of a child', () => {
  it('shows the newest issue that the child can open if it can open no banner', async () => {
    await showBanners(['12', 'L']);
    expect(screen.getByRole('link', { name: 'Detalhes' }).getAttribute('href')).toBe('/issue/s-1');
  });

  it('leaves no gap if the child can open no banner and none of the newest issues', async () => {
    const { container } = await showBanners(['12', '16']);
    expect(container.childElementCount).toBe(0);
  });

  it('keeps its space while the shelf of new issues may still load one for the child', async () => {
    const { container, newest } = await showBanners([...repeat('12', 10), 'L']);
    expect([container.childElementCount, screen.queryAllByRole('link').length]).toEqual([1, 0]);
    await act(() => newest.loadMore());
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('leaves no gap after sixty issues that the child cannot open', async () => {
    const { container, newest } = await showBanners(repeat('12', 80));
    for (let page = 1; page < 6; page += 1) await act(() => newest.loadMore());
    expect([newest.items.length, newest.hasNext, container.childElementCount]).toEqual([60, true, 0]);
  });
});
