import type { RevenueLine } from '../../../src/domain/finance/revenue.ts';
import { buildIssue } from '../catalogue/build-issue.ts';

/** A sale of 1000 cents, of which the publisher gets 70 percent. */
export function buildRevenueLine(
  issue = buildIssue(),
  changes: Partial<Omit<RevenueLine, 'month'>> = {},
): Omit<RevenueLine, 'month'> {
  const { gross = 1000, tax = 0 } = changes;
  const publisherAmount = Math.round((gross - tax) * 0.7);
  return {
    state: 'pending',
    source: 'purchase',
    isRefund: false,
    currency: 'BRL',
    sales: 1,
    gross,
    tax,
    publisherAmount,
    platformAmount: gross - tax - publisherAmount,
    publisher: { id: issue.publisher.id, name: issue.publisher.name },
    issue: { id: issue.id, slug: issue.slug, title: issue.content.title },
    ...changes,
  };
}
