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

/** A sitting with the stored ones that it includes, the earliest first. */
export interface MergedSitting<Stored extends SittingSpan> {
  sitting: SittingSpan;
  stored: Stored[];
  /** The start is that of the first stored sitting. */
  keepsStart: boolean;
}

/** A sitting ends when the reader has not opened a page for this time. */
export const sittingBreakMs = 30 * 60_000;

/**
 * Adds page views to the sittings of one reader and issue. The result does not depend on the order in which views are
 * added, because devices that were offline send theirs late: such a view can also join two sittings.
 */
export function mergeSittings<Stored extends SittingSpan>(
  stored: readonly Stored[],
  views: readonly PageView[],
): MergedSitting<Stored>[] {
  const parts = [
    ...stored.map((sitting) => ({ sitting, stored: [sitting] })),
    ...views.map(({ page, readAt }) => ({
      sitting: { startedAt: readAt, lastReadAt: readAt, pages: [page] },
      stored: [],
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

function toMerged<Stored extends SittingSpan>(
  parts: readonly { sitting: SittingSpan; stored: Stored[] }[],
): MergedSitting<Stored> {
  const stored = parts.flatMap((part) => part.stored);
  const startedAt = new Date(Math.min(...parts.map(({ sitting }) => Number(sitting.startedAt))));
  const lastReadAt = new Date(Math.max(...parts.map(({ sitting }) => Number(sitting.lastReadAt))));
  const pages = [...new Set(parts.flatMap(({ sitting }) => sitting.pages))].sort((one, other) => one - other);
  return {
    sitting: { startedAt, lastReadAt, pages },
    stored,
    keepsStart: Number(stored[0]?.startedAt) === Number(startedAt),
  };
}
