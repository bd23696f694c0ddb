import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { HomePresenter } from '../../../../../src/presentation/home/home-presenter.ts';
import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { RestOfHome } from '../../../../../src/presentation/home/rest-of-home.ts';
import { ShopShelves } from '../../../../../src/presentation/home/shop-shelves.ts';
import { Later } from '../../../../../src/presentation/shell/later.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/offered-plans.ts';
import { FakeFavourites } from '../../../../fakes/fake-favourites.ts';
import { FakeIssues } from '../../../../fakes/fake-issues.ts';
import { FakePlans } from '../../../../fakes/fake-plans.ts';
import { FakePublishers } from '../../../../fakes/fake-publishers.ts';
import { FakeReadings } from '../../../../fakes/fake-readings.ts';
import { FakeShowcase } from '../../../../fakes/fake-showcase.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { someBanner } from '../../../../fakes/some-banner.ts';
import { someIssue } from '../../../../fakes/some-issue.ts';
import { someLanguage } from '../../../../fakes/some-language.ts';
import { somePlan } from '../../../../fakes/some-plan.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

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
    new Later(async () => ({ presenter: rest, View: () => null })),
  );
  return { home, rest, issues, showcase, plans, favourites, language };
}

describe('HomePresenter', () => {
  it('asks at once for the first screenful only', async () => {
    const { home, issues, showcase, plans, favourites } = build();
    home.fetch();
    await settled();
    expect(home.shop.banners.items).toEqual([someBanner()]);
    expect(home.shop.mostRead.items).toHaveLength(18);
    expect(showcase.asked).toEqual(['banners']);
    expect([issues.asked, plans.asked, favourites.asked]).toEqual([[], 0, []]);
  });

  it('asks for the same banners and lists once per session', async () => {
    const { home, issues, showcase } = build();
    home.fetch();
    await home.shop.newest.start();
    home.fetch();
    await home.shop.newest.start();
    expect(showcase.asked).toEqual(['banners']);
    expect(issues.asked).toEqual(['list 0']);
    expect(home.shop.newest.items).toHaveLength(10);
  });

  it('asks for the plans once for each language', async () => {
    const { rest, plans, language } = build();
    await rest.plans.start();
    await rest.plans.start();
    expect(plans.asked).toBe(1);
    await language.choose('en-us');
    expect(rest.plans.items).toEqual([]);
    await rest.plans.start();
    expect(plans.asked).toBe(2);
  });
});
