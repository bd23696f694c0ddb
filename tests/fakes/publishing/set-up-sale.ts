import type { MarketAvailability } from '../../../src/domain/publishing/issue-market.ts';
import { buildIssue } from '../catalogue/build-issue.ts';
import { buildIssueDraft, buildPublishedDraft } from './build-issue-draft.ts';
import { setUpPublishing } from './set-up-publishing.ts';

/** The fakes of publishing with an approved issue in no market, and one that is sold for one price. */
export function setUpSale(availability: Partial<MarketAvailability> = {}) {
  const publishing = setUpPublishing();
  const approved = buildIssueDraft({ id: 'approved', publication: 'not for sale', isChanged: false });
  const price = { id: 'price', kind: 'purchase', price: 990, currency: 'BRL', rentalDays: null } as const;
  const sold = buildPublishedDraft(
    buildIssue({
      id: 'sold',
      isAvailableForAll: false,
      isAvailableForSubscribers: false,
      ...availability,
      merchandises: [price],
    }),
  );
  const [market] = sold.markets;
  if (!market) throw new Error('The sold issue is in no market.');
  publishing.store.drafts.push(approved, sold);
  return { ...publishing, approved, sold, market, price };
}
