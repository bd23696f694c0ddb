/** A page that was shown to a reader. */
export interface PageView {
  /** Counted from 0. */
  page: number;
  readAt: Date;
}

/** The pages of one issue that a reader opened without a long break. */
export interface SittingSpan {
  startedAt: Date;
  lastReadAt: Date;
  /** Ascending, each page once. */
  pages: number[];
}

/** A sitting with the former ones that it includes, the earliest first. */
export interface MergedSitting<Former extends SittingSpan> {
  sitting: SittingSpan;
  former: Former[];
  /** True if it starts like the earliest former one. False if a page was shown before that, or if there is none. */
  hasFormerStart: boolean;
}

/** A sitting ends when the reader has not opened a page for this time. */
export const sittingBreakMs = 30 * 60_000;

/**
 * Adds page views to the sittings of one reader and issue. The result does not depend on the order in which views are
 * added, because devices that were offline send theirs late: such a view can also join two sittings.
 */
export function mergeSittings<Former extends SittingSpan>(
  former: readonly Former[],
  views: readonly PageView[],
): MergedSitting<Former>[] {
  const parts = [
    ...former.map((sitting) => ({ sitting, former: [sitting] })),
    ...views.map(({ page, readAt }) => ({
      sitting: { startedAt: readAt, lastReadAt: readAt, pages: [page] },
      former: [],
    })),
  ].sort((one, other) => Number(one.sitting.startedAt) - Number(other.sitting.startedAt));
  const groups: (typeof parts)[] = [];
  let end = -Infinity;
  for (const part of parts) {
    const group = groups.at(-1);
    if (group && Number(part.sitting.startedAt) - end < sittingBreakMs) group.push(part);
    else groups.push([part]);
    end = Math.max(end, Number(part.sitting.lastReadAt));
  }
  return groups.map(toMerged);
}

function toMerged<Former extends SittingSpan>(
  parts: readonly { sitting: SittingSpan; former: Former[] }[],
): MergedSitting<Former> {
  const former = parts.flatMap((part) => part.former);
  const startedAt = new Date(Math.min(...parts.map(({ sitting }) => Number(sitting.startedAt))));
  const lastReadAt = new Date(Math.max(...parts.map(({ sitting }) => Number(sitting.lastReadAt))));
  const pages = [...new Set(parts.flatMap(({ sitting }) => sitting.pages))].sort((one, other) => one - other);
  return {
    sitting: { startedAt, lastReadAt, pages },
    former,
    hasFormerStart: Number(former[0]?.startedAt) === Number(startedAt),
  };
}
