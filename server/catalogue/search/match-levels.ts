import { type RawBuilder, sql } from 'kysely';

/** One way to match a query: a condition (tsquery) on a column of the entries. */
export interface MatchLevel {
  readonly column: 'title_words' | 'series_words' | 'name_words' | 'words';
  readonly condition: string;
  /**
   * True if the query is the beginning of the title. The most read issues are then better, and shorter titles, because
   * more of them was typed.
   */
  readonly isBeginning?: boolean;
  /** If set, only these entries match. */
  readonly ids?: readonly string[];
  /** Number of entries that match, if known. */
  readonly estimatedCount?: number | undefined;
}

/** Which of the matches are returned, and how many are sorted. */
export interface MatchRange {
  readonly offset: number;
  readonly limit: number;
  /** The maximum number of entries that are read and sorted. */
  readonly maxSortedEntries: number;
  /** The most read entries first. */
  readonly popularIds: readonly string[];
  /** A condition on the entries that viewers may find. */
  readonly isVisible: RawBuilder<boolean>;
}

export const matches = ({ column, condition, ids }: MatchLevel): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} @@ ${condition}::tsquery${isOneOf(ids)})`;

const isOneOf = (ids: readonly string[] | undefined) =>
  ids ? sql` and id = any (${[...ids]}::uuid[])` : sql``;

/** Like `matches`, but never uses the index of the words, because another index gives the order. */
export const matchesWithoutIndex = ({ column, condition, ids }: MatchLevel): RawBuilder<boolean> =>
  sql`(ts_match_vq(${sql.ref(column)}, ${condition}::tsquery)${isOneOf(ids)})`;

/** If there are too many matches, most of them match only the last level, which is the widest. */
export const markLastAsCommon = (levels: readonly MatchLevel[]): MatchLevel[] =>
  levels.map((level, index) =>
    index === levels.length - 1 ? { ...level, estimatedCount: Number.POSITIVE_INFINITY } : level,
  );

/** Levels that are searched together with one index. */
export type MatchStep = [MatchLevel, ...MatchLevel[]];

/** A scan cannot put the most read entries first, so they are a step of their own. */
export const popularStep = (level: MatchLevel, { popularIds }: MatchRange): MatchStep[] =>
  level.isBeginning && popularIds.length > 0
    ? [[{ ...level, ids: popularIds, estimatedCount: undefined }]]
    : [];

/** Ignores the levels of series, because searching them would need a third index. */
export function groupLevels(
  levels: readonly MatchLevel[],
  isCommon: (level: MatchLevel) => boolean,
): MatchStep[] {
  const steps: MatchStep[] = [];
  for (const level of levels.filter(({ column }) => column !== 'series_words')) {
    const last = steps.at(-1);
    if (last && last[0].column === level.column && !isCommon(level) && !isCommon(last[0])) last.push(level);
    else steps.push([level]);
  }
  return steps;
}
