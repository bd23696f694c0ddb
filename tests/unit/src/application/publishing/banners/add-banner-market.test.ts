import { AddBannerMarket } from '../../../../../../src/application/publishing/banners/add-banner-market.ts';
import {
  buildPrivateBanner,
  FakeBannerMarkets,
} from '../../../../../fakes/publishing/fake-banner-markets.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { buildEditor } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

function setUpAddBannerMarket(session = new FakeSession(exampleCredentials)) {
  const banners = new FakeBannerMarkets();
  banners.banners = [buildPrivateBanner({ markets: [] })];
  return { banners, useCase: new AddBannerMarket(banners, session) };
}

describe('AddBannerMarket', () => {
  it('shows a banner in a market', async () => {
    const { banners, useCase } = setUpAddBannerMarket();
    const outcome = await useCase.execute(buildEditor(), 'banner-1', 'brazil');
    expect(outcome).toMatchObject({ ok: true, value: { id: 'banner-1', markets: ['brazil'] } });
    expect(banners.banners).toMatchObject([{ markets: ['brazil'] }]);
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpAddBannerMarket(session).useCase.execute(user, 'banner-1', 'brazil'),
    );
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
