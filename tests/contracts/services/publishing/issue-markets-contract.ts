import { failures } from '../../../../src/domain/failure.ts';
import type { IssueDraft, SaleVersion } from '../../../../src/domain/publishing/issue-draft.ts';
import type { NewIssueMarket } from '../../../../src/domain/publishing/issue-market.ts';
import { failureCodeOf, findIssue, successOf, unknownId } from '../contract.ts';
import { type PublishingEnvironment, PublishingSteps } from './publishing.ts';

const freeInBrazil = { market: 'brazil', currency: 'BRL', isAvailableForAll: true } as const;
const purchase = { kind: 'purchase', price: 990 } as const;
const rental = { kind: 'rent', price: 390, rentalDays: 3 } as const;
const soldInBrazil = { market: 'brazil', currency: 'BRL', merchandises: [purchase, rental] } as const;

export function issueMarketsContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const marketOf = ({ markets: [market] }: IssueDraft) => {
    if (!market) throw new Error('The issue is in no market.');
    return market;
  };
  /** Approves an issue, and offers it. */
  const offer = async (market: NewIssueMarket, ...shades: readonly number[]) => {
    const id = await steps.approveDraft('mercado', ...shades);
    const draft = successOf(await environment().issueMarkets.add(await steps.find(id), market));
    return { id, draft, entry: marketOf(draft) };
  };

  describe('IssueMarkets', () => {
    beforeEach(() => steps.signInAsEditor());

    it('offer an approved issue at once', async () => {
      const { draft, entry } = await offer(freeInBrazil, 10, 1);
      expect(entry).toMatchObject({ ...freeInBrazil, isAvailableForSubscribers: false, merchandises: [] });
      expect(draft).toMatchObject({
        publication: 'on sale',
        publishedAt: entry.availableFrom,
        isChanged: false,
      });
      expect(Date.parse(entry.availableFrom)).toBeLessThanOrEqual(Date.now() + 1000);
      expect(successOf(await environment().issueDrafts.find(draft.id)).markets).toEqual([entry]);
    });

    it('offer an issue from a later time', async () => {
      const availableFrom = '2099-01-01T03:00:00.000Z';
      const { id, draft, entry } = await offer({ ...freeInBrazil, availableFrom }, 10, 2);
      expect(draft).toMatchObject({ publication: 'scheduled', publishedAt: availableFrom });
      const earlier = { availableFrom: '2026-01-01T03:00:00.000Z' };
      const changed = successOf(
        await environment().issueMarkets.change(await steps.find(id), entry.id, earlier),
      );
      // It starts now, because readers cannot have had it before.
      expect(changed.publication).toBe('on sale');
      expect(Date.parse(changed.publishedAt ?? '')).toBeGreaterThan(Date.parse(earlier.availableFrom));
    });

    it('sell an issue for prices in cents, with a duration of rentals', async () => {
      const { entry } = await offer(soldInBrazil, 10, 3);
      expect(entry.merchandises).toEqual([
        { ...purchase, id: expect.any(String), currency: 'BRL', rentalDays: null },
        { ...rental, id: expect.any(String), currency: 'BRL' },
      ]);
    });

    it('change and add prices, and keep those that are absent', async () => {
      const { issueMarkets } = environment();
      const { id, entry } = await offer({ ...soldInBrazil, merchandises: [purchase] }, 10, 4);
      const [former] = entry.merchandises;
      const changes = {
        isAvailableForSubscribers: true,
        merchandises: [
          { ...purchase, id: former?.id ?? '', price: 1290 },
          { kind: 'rent', price: 290 },
        ],
      } as const;
      const changed = marketOf(successOf(await issueMarkets.change(await steps.find(id), entry.id, changes)));
      expect(changed).toMatchObject({
        isAvailableForAll: false,
        isAvailableForSubscribers: true,
        availableFrom: entry.availableFrom,
      });
      expect(changed.merchandises).toMatchObject([
        { kind: 'purchase', price: 1290 },
        { kind: 'rent', price: 290, rentalDays: expect.any(Number) },
      ]);
      const kept = marketOf(
        successOf(
          await issueMarkets.change(await steps.find(id), entry.id, { isAvailableForSubscribers: false }),
        ),
      );
      expect(kept.merchandises).toEqual(changed.merchandises);
    });

    it('have one price of each kind', async () => {
      const { issueMarkets } = environment();
      const { id, entry } = await offer(soldInBrazil, 10, 5);
      const change = async (merchandise: object) => {
        const merchandises = [{ ...purchase, ...merchandise }];
        return failureCodeOf(await issueMarkets.change(await steps.find(id), entry.id, { merchandises }));
      };
      expect(await change({})).toBe('MERCHANDISE.DUPLICATE_MARKET');
      expect(await change({ price: 890 })).toBe('MERCHANDISE.DUPLICATE_ACTION');
      expect(await change({ id: entry.merchandises[0]?.id, kind: 'rent' })).toBe('MERCHANDISE.NOT_SIMILAR');
      expect(await change({ id: entry.merchandises[0]?.id, rentalDays: 3 })).toBe(
        'ISSUE.INVALID_MERCHANDISE',
      );
      expect(await change({ id: unknownId })).toBe('MERCHANDISE.NOT_FOUND');
      const [sold] = (await findIssue(environment(), 'so-na-loja')).merchandises;
      expect(await change({ id: sold?.id })).toBe('ISSUE.INVALID_MERCHANDISE');
    });

    it('take prices from sale, but not the last way to read or buy the issue', async () => {
      const { issueMarkets } = environment();
      const { id, entry } = await offer(soldInBrazil, 10, 6);
      const [bought, rented] = entry.merchandises.map((merchandise) => merchandise.id);
      const left = marketOf(
        successOf(await issueMarkets.removeMerchandise(await steps.find(id), entry.id, bought ?? '')),
      );
      expect(left.merchandises.map((merchandise) => merchandise.id)).toEqual([rented]);
      const remove = async () => issueMarkets.removeMerchandise(await steps.find(id), entry.id, rented ?? '');
      expect(failureCodeOf(await remove())).toBe('ISSUE.NO_AVAILABILITY_SET');
      successOf(await issueMarkets.change(await steps.find(id), entry.id, { isAvailableForAll: true }));
      expect(marketOf(successOf(await remove())).merchandises).toEqual([]);
      expect(failureCodeOf(await remove())).toBe('MERCHANDISE.NOT_FOUND');
      expect(
        failureCodeOf(
          await issueMarkets.change(await steps.find(id), entry.id, { isAvailableForAll: false }),
        ),
      ).toBe('ISSUE.NO_AVAILABILITY_SET');
    });

    it('withdraw an issue, which can be offered again', async () => {
      const { issueMarkets } = environment();
      const { id, entry } = await offer(soldInBrazil, 10, 7);
      const withdrawn = successOf(await issueMarkets.remove(await steps.find(id), entry.id));
      expect(withdrawn).toMatchObject({ publication: 'not for sale', publishedAt: null, markets: [] });
      expect(failureCodeOf(await issueMarkets.remove(await steps.find(id), entry.id))).toBe(
        'ISSUE.UNAVAILABLE_MARKET',
      );
      expect(successOf(await issueMarkets.add(await steps.find(id), freeInBrazil)).publication).toBe(
        'on sale',
      );
    });

    it('refuse unknown markets, other currencies and a market that the issue is in', async () => {
      const { issueMarkets } = environment();
      const id = await steps.approveDraft('mercado', 10, 8);
      const add = async (market: Partial<NewIssueMarket>) =>
        failureCodeOf(await issueMarkets.add(await steps.find(id), { ...freeInBrazil, ...market }));
      expect(await add({ market: 'atlantis' })).toBe('REQUEST.INVALID');
      expect(await add({ currency: 'EUR' })).toBe('MARKET.INVALID_CURRENCY');
      expect(await add({ isAvailableForAll: false })).toBe('ISSUE.NO_AVAILABILITY_SET');
      successOf(await issueMarkets.add(await steps.find(id), freeInBrazil));
      expect(await add({})).toBe('ISSUE.DUPLICATE_MARKET');
    });

    it('need an approved issue, but no approval of the sale', async () => {
      const { issueMarkets, issueDrafts } = environment();
      const { id } = await steps.createDraftWithPages('mercado', 10, 9);
      expect(failureCodeOf(await issueMarkets.add(await steps.find(id), freeInBrazil))).toBe(
        'CONTENT.NO_REQUEST',
      );
      const { request } = successOf(await steps.submit(id));
      expect(failureCodeOf(await issueMarkets.add(await steps.find(id), freeInBrazil))).toBe(
        'CONTENT.WAITING_APPROVAL',
      );
      await steps.answer(request?.id ?? '');
      successOf(await issueDrafts.change(successOf(await issueDrafts.find(id)), { number: 3 }));
      successOf(await steps.submit(id));
      expect(successOf(await issueMarkets.add(await steps.find(id), freeInBrazil)).request?.state).toBe(
        'waiting',
      );
    });

    it('refuse a change by somebody who has not seen the newest sale', async () => {
      const { issueMarkets } = environment();
      const id = await steps.approveDraft('mercado', 10, 12);
      const seen = await steps.find(id);
      const offered = successOf(await issueMarkets.add(seen, soldInBrazil));
      const { id: marketId, merchandises } = marketOf(offered);
      const isAvailableForAll = { isAvailableForAll: true };
      for (const outcome of [
        await issueMarkets.add(seen, freeInBrazil),
        await issueMarkets.change(seen, marketId, isAvailableForAll),
        await issueMarkets.remove(seen, marketId),
        await issueMarkets.removeMerchandise(seen, marketId, merchandises[0]?.id ?? ''),
      ])
        expect(failureCodeOf(outcome)).toBe('REQUEST.VERSION_MISMATCH');
      const changed = successOf(await issueMarkets.change(offered, marketId, isAvailableForAll));
      // Changes of the sale are none of the details and pages.
      expect(changed).toMatchObject({ version: seen.version, copyVersion: seen.copyVersion });
    });

    it('show the sale of an issue that was published without a draft to its publisher', async () => {
      const { id, merchandises } = await findIssue(environment(), 'so-na-loja');
      await steps.signIn(environment().partners.member);
      const { markets } = successOf(await environment().issueDrafts.find(id));
      expect(markets).toMatchObject([{ market: 'brazil', currency: 'BRL', merchandises }]);
    });

    it('report different failures for unknown issues, other publishers and visitors', async () => {
      const { issueMarkets, partners, session } = environment();
      const { draft, entry } = await offer(freeInBrazil, 10, 11);
      const callAll = async (issue: SaleVersion) => [
        failureCodeOf(await issueMarkets.add(issue, freeInBrazil)),
        failureCodeOf(await issueMarkets.change(issue, entry.id, { isAvailableForSubscribers: true })),
        failureCodeOf(await issueMarkets.remove(issue, entry.id)),
        failureCodeOf(await issueMarkets.removeMerchandise(issue, entry.id, unknownId)),
      ];
      expect(await callAll({ id: unknownId, saleVersion: 1 })).toEqual(Array(4).fill('ISSUE.NOT_FOUND'));
      await steps.signIn(partners.stranger);
      expect(await callAll(draft)).toEqual(Array(4).fill(failures.forbidden.code));
      session.close('signed-out');
      expect(await callAll(draft)).toEqual(Array(4).fill(failures.unauthenticated.code));
    });
  });
}
