import type { Acquisition } from '../../../domain/account/reader.ts';
import type { OrderItem } from '../../../domain/checkout/order.ts';
import type { Picture } from '../../../domain/picture.ts';
import type { Plan } from '../../../domain/plans/plan.ts';

/** What is ordered, with what is shown of it. Money is cents of the currency. */
export interface Ordered {
  readonly item: OrderItem;
  readonly price: number;
  readonly currency: string;
  readonly shown:
    | { readonly kind: 'plan'; readonly plan: Plan; readonly days: number }
    | {
        readonly kind: 'purchase' | 'rent';
        readonly issueId: string;
        readonly slug: string;
        readonly title: string;
        readonly cover: Picture;
        /** Of a rent. */
        readonly days: number | null;
      }
    | { readonly kind: 'credits'; readonly credits: number };
}

const day = 24 * 60 * 60 * 1000;

/** What its reader has acquired once it is paid; null: it is no issue. The platform's word counts when it is asked. */
export function acquisitionOf({ shown }: Ordered, paidAt: Date): Acquisition | null {
  if (shown.kind !== 'purchase' && shown.kind !== 'rent') return null;
  const { issueId: id, slug, days } = shown;
  const isForEver = shown.kind === 'purchase' || days === null;
  const expiresAt = isForEver ? null : new Date(paidAt.getTime() + days * day).toISOString();
  return { issue: { id, slug }, expiresAt };
}
