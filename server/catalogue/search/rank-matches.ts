import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { anyOf } from './conditions.ts';
import type { SearchedKind } from './searched-words.ts';

/** One way to match a query: a condition (tsquery) on a column of the entries. */
export interface MatchLevel {
  readonly column: 'title_words' | 'series_words' | 'name_words' | 'words';
  readonly condition: string;
  /**
   * True if the query is the beginning of the title. The most read issues are then better, and shorter titles, because
   * more of them was typed.
   */
  readonly isBeginning?: boolean;
  /** Number of entries that match, if known. */
  readonly estimatedCount?: number | undefined;
}

interface Rows {
  readonly offset: number;
  readonly limit: number;
  /** The maximum number of entries that are read and sorted. */
  readonly bound: number;
  /** The most read entries first. */
  readonly popularIds: readonly string[];
  readonly now: Date;
}

const tableOf = (kind: SearchedKind) => sql.id('comics', `${kind}_search`);

const matches = ({ column, condition }: MatchLevel): RawBuilder<boolean> =>
  sql`${sql.ref(column)} @@ ${condition}::tsquery`;

/** Like `matches`, but never uses the index of the words, because another index gives the order. */
const matchesWithoutIndex = ({ column, condition }: MatchLevel): RawBuilder<boolean> =>
  sql`ts_match_vq(${sql.ref(column)}, ${condition}::tsquery)`;

interface Matches {
  readonly ids: string[];
  readonly count: number;
}

/**
 * Sorts the entries that match any level by the first level that they match, then newest first. `condition` (on all
 * words) must match the same entries. `count` is at most the bound plus one.
 */
export async function rankMatches(
  database: Database,
  kind: SearchedKind,
  levels: readonly [...MatchLevel[], MatchLevel],
  condition: string,
  rows: Rows,
): Promise<Matches> {
  const { ids, count } = await sortMatches(
    database,
    kind,
    levels,
    matches({ column: 'words', condition }),
    rows,
  );
  if (count <= rows.bound) return { ids, count };
  return { ids: await searchByLevels(database, kind, markLastAsCommon(levels), rows), count };
}

/** If there are too many matches, most of them match only the last level, which is the widest. */
const markLastAsCommon = (levels: readonly MatchLevel[]): MatchLevel[] =>
  levels.map((level, index) =>
    index === levels.length - 1 ? { ...level, estimatedCount: Number.POSITIVE_INFINITY } : level,
  );

/**
 * If more entries match than the bound, `count` is the bound plus one and nothing is sorted, because finding the level
 * of each entry is far slower than counting.
 */
async function sortMatches(
  database: Database,
  kind: SearchedKind,
  levels: readonly MatchLevel[],
  condition: RawBuilder<boolean>,
  { offset, limit, bound, popularIds, now }: Rows,
): Promise<Matches> {
  const cases = levels.map((level, index) => sql`when ${matchesWithoutIndex(level)} then ${sql.lit(index)}`);
  const beginnings = levels.flatMap(({ isBeginning }, index) => (isBeginning ? [sql.lit(index)] : []));
  const beginningOrder = sql`
    case when level in (${sql.join([sql.lit(-1), ...beginnings])})
      then array_position(${[...popularIds]}::uuid[], id) end,
    case when level in (${sql.join([sql.lit(-1), ...beginnings])}) then title_length end`;
  const columns = [...new Set(levels.map(({ column }) => column))].map((column) => sql.ref(column));
  const { rows } = await sql<Matches>`
    with found as materialized (
      select ${sql.join([sql.ref('id'), sql.ref('publishedAt'), sql.ref('titleLength'), ...columns])}
      from ${tableOf(kind)}
      where ${condition} and published_at <= ${now}
      limit ${bound + 1}
    ), counted as materialized (select count(*)::int as count from found)
    select count, array(
      select id from found, lateral (
        select case ${sql.join(cases, sql` `)} else ${sql.lit(levels.length)} end
      ) as matched (level)
      where counted.count <= ${bound}
      order by level, ${beginningOrder}, published_at desc, id
      limit ${limit} offset ${offset}
    )::text[] as ids
    from counted`.execute(database);
  return rows[0] ?? { ids: [], count: 0 };
}

/**
 * Returns the same order when there are too many matches to sort. It takes a few levels at a time: rare levels are
 * sorted and counted. For a common level it scans entries from newest to oldest, which finds matches soon.
 */
export async function searchByLevels(
  database: Database,
  kind: SearchedKind,
  levels: readonly MatchLevel[],
  rows: Rows,
): Promise<string[]> {
  const isCommon = ({ estimatedCount = 0 }: MatchLevel) => estimatedCount > rows.bound * 4;
  const ids: string[] = [];
  let { offset } = rows;
  const earlier: MatchLevel[] = [];
  const steps = groupLevels(levels, isCommon);
  for (let step = steps.shift(); step && ids.length < rows.limit; step = steps.shift()) {
    const rest = { ...rows, offset, limit: rows.limit - ids.length };
    const exclusions = earlier.map((level) => sql<boolean>`not ${matchesWithoutIndex(level)}`);
    const [first] = step;
    const any = matches({
      column: first.column,
      condition: anyOf(...step.map(({ condition }) => condition)),
    });
    const found = isCommon(first)
      ? await scanFromNewest(database, kind, [matchesWithoutIndex(first), ...exclusions], rest)
      : await sortMatches(database, kind, step, sql.join([any, ...exclusions], sql` and `), rest);
    if (!isCommon(first) && found.count > rows.bound) {
      steps.unshift(...markLastAsCommon(step).map((level): Step => [level]));
      continue;
    }
    ids.push(...found.ids);
    offset = Math.max(0, offset - found.count);
    earlier.push(...step);
  }
  return ids;
}

/** Returns matches, newest first. `count` is exact only if all entries were read. */
async function scanFromNewest(
  database: Database,
  kind: SearchedKind,
  conditions: readonly RawBuilder<boolean>[],
  { offset, limit, now }: Rows,
): Promise<Matches> {
  const condition = sql.join([...conditions, sql`published_at <= ${now}`], sql` and `);
  const { rows } = await sql<{ id: string }>`
    select id from ${tableOf(kind)} where ${condition}
    order by published_at desc, id limit ${limit} offset ${offset}`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0 || offset === 0) return { ids, count: offset + ids.length };
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${tableOf(kind)} where ${condition}`.execute(database);
  return { ids, count: counted[0]?.count ?? 0 };
}

/** Levels that are searched together with one index. */
type Step = [MatchLevel, ...MatchLevel[]];

/** Ignores the levels of series, because searching them would need a third index. */
function groupLevels(levels: readonly MatchLevel[], isCommon: (level: MatchLevel) => boolean): Step[] {
  const steps: Step[] = [];
  for (const level of levels.filter(({ column }) => column !== 'series_words')) {
    const last = steps.at(-1);
    if (last && last[0].column === level.column && !isCommon(level) && !isCommon(last[0])) last.push(level);
    else steps.push([level]);
  }
  return steps;
}
