import type { Transaction } from '../../../domain/checkout/transaction.ts';

/** The screen that sells the same product. null for an issue or plan that no longer exists. */
export function orderAgainPath({ item }: Transaction): string | null {
  if (item.type === 'credits') return `/account/payment-methods/balance?credits=${item.credits ?? 0}`;
  if (item.type === 'comic') return item.slug === null ? null : `/issue/${encodeURIComponent(item.slug)}`;
  const { slug, cycleDurationInDays } = item;
  if (slug === null || cycleDurationInDays === null) return null;
  return `/subscription?${new URLSearchParams({ plan: slug, period: String(cycleDurationInDays) })}`;
}
