import type { Issue, Merchandise } from '../catalogue/issue.ts';
import type { IssueAction } from './issue-access.ts';

/** One way to come to read an issue: with a plan, or by what it is sold as. */
export type WayToHave = { readonly kind: 'subscribe' } | Merchandise;

/** Every way, plans first, then what is kept and what goes back, each from the lowest price. */
export function waysToHave(issue: Issue): readonly WayToHave[] {
  const sold = (kind: Merchandise['kind']) =>
    issue.merchandises.filter((item) => item.kind === kind).sort((one, other) => one.price - other.price);
  return [
    ...(issue.isAvailableForSubscribers ? [{ kind: 'subscribe' } as const] : []),
    ...sold('purchase'),
    ...sold('rent'),
  ];
}

/** The way that is offered first; null where none is needed or there is none. */
export const firstWay = (issue: Issue, action: IssueAction): WayToHave | null =>
  waysToHave(issue).find(({ kind }) => kind === action) ?? null;
