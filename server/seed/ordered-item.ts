import { rentalDaysOf } from '../catalogue/rental-days.ts';
import { offerKey } from './insert-offers.ts';
import type { SeedShop } from './insert-shop.ts';
import { daysAfter, publishedIssues, requireEntry, type SeedContext } from './seed-context.ts';
import type { SeedItem } from './seed-schemas.ts';

interface Merchandise {
  id: string;
  issue: string;
  price: number;
  rentalDays: number | null;
}

/** The merchandise of the published issues, newest issue first. */
export type SeedMerchandise = Record<'purchase' | 'rent', Merchandise[]>;

export async function findMerchandise(context: SeedContext): Promise<SeedMerchandise> {
  const all = await context.trx.selectFrom('comics.merchandise').selectAll().execute();
  const ofKind = (kind: 'purchase' | 'rent') =>
    publishedIssues(context).flatMap(({ slug }) => {
      const issue = requireEntry(context.issues, slug);
      const found = all.find((row) => row.issueId === issue && row.kind === kind);
      return found ? [{ id: found.id, issue, price: found.price, rentalDays: rentalDaysOf(found) }] : [];
    });
  return { purchase: ofKind('purchase'), rent: ofKind('rent') };
}

export interface OrderedItem {
  columns: {
    planMerchandiseId: string | null;
    merchandiseId: string | null;
    credits: number | null;
    price: number;
  };
  /** The issue that the order grants. */
  issue: AcquiredIssue | null;
}

interface AcquiredIssue {
  id: string;
  /** Null for a purchase. */
  rentalDays: number | null;
}

/** Null if this catalogue has no such merchandise. In a small catalogue, several positions mean the same issue. */
export function orderedItem(
  item: SeedItem,
  { offers }: SeedShop,
  merchandises: SeedMerchandise,
): OrderedItem | null {
  const none = { planMerchandiseId: null, merchandiseId: null, credits: null };
  if ('credits' in item) return { columns: { ...none, ...item }, issue: null };
  if ('plan' in item) {
    const { id, price } = requireEntry(offers, offerKey(item.plan, item.cycleDays));
    return { columns: { ...none, planMerchandiseId: id, price }, issue: null };
  }
  const choice = merchandises[item.sold];
  const merchandise = choice[item.place % choice.length];
  if (!merchandise) return null;
  return {
    columns: { ...none, merchandiseId: merchandise.id, price: merchandise.price },
    issue: { id: merchandise.issue, rentalDays: merchandise.rentalDays },
  };
}

/** The order or redemption that granted an issue. */
interface Source {
  transactionId: string | null;
  redemptionId: string | null;
}

export function acquisitionOf(
  context: SeedContext,
  readerId: string,
  { id, rentalDays }: AcquiredIssue,
  at: Date,
  source: Source,
) {
  const expiresAt = rentalDays === null ? null : daysAfter(at, rentalDays);
  return {
    readerId,
    issueId: id,
    expiresAt,
    createdAt: at,
    endedAt: expiresAt && expiresAt <= context.now ? expiresAt : null,
    ...source,
  };
}
