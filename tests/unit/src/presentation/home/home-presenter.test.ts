import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { HomePresenter } from '../../../../../src/presentation/home/home-presenter.ts';
import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { RestOfHome } from '../../../../../src/presentation/home/rest-of-home.ts';
import { ShopShelves } from '../../../../../src/presentation/home/shop-shelves.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { someLanguage } from '../../../../fakes/account/some-language.ts';
import { someProfile } from '../../../../fakes/account/some-profile.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { someBanner } from '../../../../fakes/catalogue/some-banner.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { somePlan } from '../../../../fakes/checkout/some-plan.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';

function build() {
  const all = Array.from({ length: 30 }, (_, n) => someIssue({ id: `${n}`, slug: `s-${n}` }));
  const issues = new FakeIssues(...all);
  const readings = new FakeReadings(all);
  const showcase = new FakeShowcase(...all);
  showcase.shown = [someBanner()];
  const plans = new FakePlans(somePlan());
  const favourites = new FakeFavourites(...all);
  const language = someLanguage();
  const shop = new ShopShelves(issues, readings, new FakePublishers(), showcase);
  const rest = new RestOfHome(shop, new GenreShelves(showcase, 7), new OfferedPlans(plans, language));
  const home = new HomePresenter(
    shop,
    new OwnShelves(readings, favourites, someProfile().sessionPresenter),
    new Lazy(async () => ({ presenter: rest, View: () => null })),
  );
  return { home, rest, issues, showcase, plans, favourites, language };
}

describe('HomePresenter', () => {
  it('loads only the first shelves at once', async () => {
    const { home, issues, showcase, plans, favourites } = build();
    home.fetch();
    await settled();
    expect(home.shop.banners.items).toEqual([someBanner()]);
    expect(home.shop.mostRead.items).toHaveLength(18);
    expect(showcase.requests).toEqual(['banners']);
    expect([issues.requests, plans.requestCount, favourites.requests]).toEqual([[], 0, []]);
  });

  it('loads banners and lists once', async () => {
    const { home, issues, showcase } = build();
    home.fetch();
    await home.shop.newest.start();
    home.fetch();
    await home.shop.newest.start();
    expect(showcase.requests).toEqual(['banners']);
    expect(issues.requests).toEqual(['list 0']);
    expect(home.shop.newest.items).toHaveLength(10);
  });

  it('loads the plans once for each language', async () => {
    const { rest, plans, language } = build();
    await rest.plans.start();
    await rest.plans.start();
    expect(plans.requestCount).toBe(1);
    await language.choose('en-us');
    expect(rest.plans.items).toEqual([]);
    await rest.plans.start();
    expect(plans.requestCount).toBe(2);
  });
});
