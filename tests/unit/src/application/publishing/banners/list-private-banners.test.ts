import { ListPrivateBanners } from '../../../../../../src/application/publishing/banners/list-private-banners.ts';
import {
  buildPrivateBanner,
  FakeBannerMarkets,
} from '../../../../../fakes/publishing/fake-banner-markets.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { buildEditor } from '../../../../../fakes/staff/build-staff.ts';
import { listAllowedUsers } from '../../../../../fakes/staff/list-allowed-users.ts';

describe('ListPrivateBanners', () => {
  it('lists the banners with their markets', async () => {
    const banners = new FakeBannerMarkets();
    banners.banners = [buildPrivateBanner({ markets: [] })];
    const outcome = await new ListPrivateBanners(banners, new FakeSession(exampleCredentials)).execute(
      buildEditor(),
    );
    expect(outcome).toEqual({ ok: true, value: banners.banners });
  });

  it('is restricted to staff of publishing', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      new ListPrivateBanners(new FakeBannerMarkets(), session).execute(user),
    );
    expect(allowed).toEqual(['editor', 'administrator']);
  });
});
