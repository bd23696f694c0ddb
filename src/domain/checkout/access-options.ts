import type { Issue, Merchandise } from '../catalogue/issue.ts';

/** One way to get access to an issue: a plan, or a purchase or rental. */
export type AccessOption = { readonly kind: 'subscribe' } | Merchandise;

/**
 * All options: plans first, then purchases, then rentals, each from the lowest price. The first is the main action, unless
 * the Pix of another option can be paid (rule 89). `sellsPlans`: plans are sold in the viewer's market (rule 133).
 */
export function accessOptionsOf(issue: Issue, sellsPlans: boolean): readonly AccessOption[] {
  const merchandisesOf = (kind: Merchandise['kind']) =>
    issue.merchandises.filter((item) => item.kind === kind).sort((one, other) => one.price - other.price);
  return [
    ...(issue.isAvailableForSubscribers && sellsPlans ? [{ kind: 'subscribe' } as const] : []),
    ...merchandisesOf('purchase'),
    ...merchandisesOf('rent'),
  ];
}
