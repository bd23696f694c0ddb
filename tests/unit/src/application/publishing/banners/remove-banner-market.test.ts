import { RemoveBannerMarket } from '../../../../../../src/application/publishing/banners/remove-banner-market.ts';
import {
  buildPrivateBanner,
  FakeBannerMarkets,
} from '../../../../../fakes/publishing/fake-banner-markets.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { buildEditor } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

function setUpRemoveBannerMarket(session = new FakeSession(exampleCredentials)) {
  const banners = new FakeBannerMarkets();
  banners.banners = [buildPrivateBanner()];
  return { banners, useCase: new RemoveBannerMarket(banners, session) };
}

describe('RemoveBannerMarket', () => {
  it('hides a banner in a market', async () => {
    const { banners, useCase } = setUpRemoveBannerMarket();
    const outcome = await useCase.execute(buildEditor(), 'banner-1', 'brazil');
    expect(outcome).toMatchObject({ ok: true, value: { id: 'banner-1', markets: [] } });
    expect(banners.banners).toMatchObject([{ markets: [] }]);
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpRemoveBannerMarket(session).useCase.execute(user, 'banner-1', 'brazil'),
    );
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
