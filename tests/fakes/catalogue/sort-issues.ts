import { type CatalogueOrder, isCatalogueSort } from '../../../src/domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import { shuffleItems } from './shuffle-items.ts';

/** Sorts issues that are given newest first. Nobody has read them, so the most read are the newest. */
export function sortIssues(order: CatalogueOrder, issues: readonly Issue[]): readonly Issue[] {
  if (!isCatalogueSort(order)) return shuffleItems(order, issues);
  if (order !== 'title') return issues;
  const keyOf = ({ content, number }: Issue) =>
    `${content.title} ${String(number ?? 0).padStart(9, '0')}`.toLowerCase();
  return [...issues].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}
