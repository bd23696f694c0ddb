import type { Acquisition } from '../../../domain/account/reader.ts';
import type { OrderItem } from '../../../domain/checkout/order.ts';
import type { Picture } from '../../../domain/picture.ts';
import type { Plan } from '../../../domain/plans/plan.ts';

/** A product that can be ordered, and the data that is shown of it. Prices are in cents of the currency. */
export interface Product {
  readonly item: OrderItem;
  readonly price: number;
  readonly currency: string;
  readonly details:
    | { readonly kind: 'plan'; readonly plan: Plan; readonly days: number }
    | {
        readonly kind: 'purchase' | 'rent';
        readonly issueId: string;
        readonly slug: string;
        readonly title: string;
        readonly cover: Picture;
        /** Of a rental. null for a purchase. */
        readonly days: number | null;
      }
    | { readonly kind: 'credits'; readonly credits: number };
}

const dayMs = 24 * 60 * 60 * 1000;
/** The acquisition after the payment, until the profile is reloaded. null if the product is not an issue. */
export function acquisitionOf({ details }: Product, paidAt: Date): Acquisition | null {
  if (details.kind !== 'purchase' && details.kind !== 'rent') return null;
  const { issueId: id, slug, days } = details;
  const isPermanent = details.kind === 'purchase' || days === null;
  const expiresAt = isPermanent ? null : new Date(paidAt.getTime() + days * dayMs).toISOString();
  return { issue: { id, slug }, expiresAt };
}

/** The id of the ordered merchandise if it differs from the product's merchandise, otherwise null. */
export const otherMerchandiseOf = ({ item }: Product, merchandiseId: string | null): string | null =>
  item.type !== 'credits' && item.merchandiseId !== merchandiseId ? merchandiseId : null;
