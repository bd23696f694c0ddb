import { failures } from '../../../../src/domain/failure.ts';
import { type ContractAccount, type ContractEnvironment, sampleBanner } from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';

export function bannerMarketsContract(
  environment: () => Pick<
    ContractEnvironment,
    'bannerMarkets' | 'showcase' | 'session' | 'authentication' | 'staff' | 'partners'
  >,
): void {
  const signIn = async ({ username, password }: ContractAccount) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };
  const listShownLinks = async () =>
    successOf(await environment().showcase.listBanners()).map(({ link }) => link);

  describe('BannerMarkets', () => {
    it('show and hide banners at once', async () => {
      const { bannerMarkets, staff } = environment();
      await signIn(staff.editor);
      const [banner] = successOf(await bannerMarkets.list());
      if (!banner) throw new Error('The environment has no banner.');
      expect(banner).toMatchObject({ ...sampleBanner, markets: ['brazil'] });
      expect(await listShownLinks()).toEqual([sampleBanner.link]);
      const hidden = { ...banner, markets: [] };
      expect(successOf(await bannerMarkets.remove(banner.id, 'brazil'))).toEqual(hidden);
      expect(successOf(await bannerMarkets.list())).toEqual([hidden]);
      expect(await listShownLinks()).toEqual([]);
      expect(successOf(await bannerMarkets.add(banner.id, 'brazil'))).toEqual(banner);
      expect(await listShownLinks()).toEqual([sampleBanner.link]);
    });

    it('report impossible changes', async () => {
      const { bannerMarkets, staff } = environment();
      await signIn(staff.editor);
      const id = successOf(await bannerMarkets.list())[0]?.id ?? '';
      expect(failureCodeOf(await bannerMarkets.add(id, 'brazil'))).toBe('SHOWCASE.DUPLICATE_MARKET');
      expect([
        failureCodeOf(await bannerMarkets.add(id, 'portugal')),
        failureCodeOf(await bannerMarkets.add(id, 'nowhere')),
        failureCodeOf(await bannerMarkets.remove(id, 'portugal')),
      ]).toEqual(Array(3).fill('SHOWCASE.UNAVAILABLE_MARKET'));
      expect([
        failureCodeOf(await bannerMarkets.add(unknownId, 'brazil')),
        failureCodeOf(await bannerMarkets.remove(unknownId, 'brazil')),
      ]).toEqual(Array(2).fill('SHOWCASE.NOT_FOUND'));
    });

    it('report different failures to visitors and to callers without permission', async () => {
      const { bannerMarkets, session, partners, staff } = environment();
      const callAll = async () => [
        failureCodeOf(await bannerMarkets.list()),
        failureCodeOf(await bannerMarkets.add(unknownId, 'brazil')),
        failureCodeOf(await bannerMarkets.remove(unknownId, 'brazil')),
      ];
      session.close('signed-out');
      expect(await callAll()).toEqual(Array(3).fill(failures.unauthenticated.code));
      for (const account of [partners.member, staff.manager]) {
        await signIn(account);
        expect(await callAll()).toEqual(Array(3).fill(failures.forbidden.code));
      }
    });
  });
}
