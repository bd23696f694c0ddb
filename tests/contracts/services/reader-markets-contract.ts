import { failures } from '../../../src/domain/failure.ts';
import {
  type ContractAccount,
  type ContractEnvironment,
  sampleCreditOffers,
} from '../contract-environment.ts';
import { type BuyerRequirements, buildBuyer, newKey } from './checkout/buyer.ts';
import { failureCodeOf, successOf, unknownId } from './contract.ts';

/** The colleague is the guardian of the child. */
export function readerMarketsContract(
  environment: () => Pick<
    ContractEnvironment,
    'readerMarkets' | 'checkout' | 'staff' | 'child' | BuyerRequirements
  >,
): void {
  const signIn = async ({ username, password }: ContractAccount) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };

  describe('ReaderMarkets', () => {
    it('move a reader and their guided accounts to another market and its currency', async () => {
      const { readerMarkets, readers, staff, child } = environment();
      for (const expected of [
        { market: 'portugal', currency: 'EUR' },
        { market: 'brazil', currency: 'BRL' },
      ]) {
        await signIn(staff.manager);
        const { market } = expected;
        expect(successOf(await readerMarkets.change(staff.colleague.readerId, market))).toEqual(expected);
        await signIn(child);
        expect(successOf(await readers.find(child.readerId))).toMatchObject(expected);
      }
    });

    it('are not changed while the reader has credits', async () => {
      const { readerMarkets, checkout, readers, staff, account } = environment();
      const buyer = buildBuyer(environment);
      await buyer.signIn();
      if ((await buyer.loadBalance()) === 0) {
        const card = await buyer.addCard('approved');
        const order = buyer.buildCreditsOrder({ method: 'credit_card', card });
        successOf(await checkout.buy(order, newKey()));
        expect(await buyer.loadBalance()).toBe(sampleCreditOffers[0].credits);
      }
      await signIn(staff.manager);
      const outcome = await readerMarkets.change(account.readerId, 'portugal');
      expect(failureCodeOf(outcome)).toBe('USER.WALLET_NOT_EMPTY');
      await buyer.signIn();
      expect(successOf(await readers.find(account.readerId))).toMatchObject({ market: 'brazil' });
    });

    it('report impossible changes', async () => {
      const { readerMarkets, staff, child } = environment();
      await signIn(staff.administrator);
      const change = (readerId: string, market: string) => readerMarkets.change(readerId, market);
      expect(failureCodeOf(await change(staff.colleague.readerId, 'nowhere'))).toBe('REQUEST.INVALID');
      expect(failureCodeOf(await change(unknownId, 'portugal'))).toBe('USER.NOT_FOUND');
      expect(failureCodeOf(await change(child.readerId, 'portugal'))).toBe('USER.GUIDED');
      expect(failureCodeOf(await change(staff.administrator.readerId, 'portugal'))).toBe('USER.OWN_ACCOUNT');
    });

    it('report different failures to visitors and to callers without permission', async () => {
      const { readerMarkets, session, staff } = environment();
      const change = async () => failureCodeOf(await readerMarkets.change(unknownId, 'portugal'));
      session.close('signed-out');
      expect(await change()).toBe(failures.unauthenticated.code);
      await signIn(staff.editor);
      expect(await change()).toBe(failures.forbidden.code);
    });
  });
}
