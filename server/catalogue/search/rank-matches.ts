import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { anyOf } from './conditions.ts';
import {
  groupLevels,
  type MatchLevel,
  type MatchRange,
  type MatchStep,
  markLastAsCommon,
  matches,
  matchesWithoutIndex,
  popularStep,
} from './match-levels.ts';
import type { SearchedKind } from './searched-words.ts';

const tableOf = (kind: SearchedKind) => sql.id('comics', `${kind}_search`);

interface Matches {
  readonly ids: string[];
  readonly count: number;
}

/**
 * Sorts the entries that match any level by the first level that they match, then newest first. `condition` (on all
 * words) must match the same entries. `count` is at most `maxSortedEntries` plus one.
 */
export async function rankMatches(
  database: Database,
  kind: SearchedKind,
  levels: readonly [...MatchLevel[], MatchLevel],
  condition: string,
  range: MatchRange,
): Promise<Matches> {
  const { ids, count } = await sortMatches(
    database,
    kind,
    levels,
    matches({ column: 'words', condition }),
    range,
  );
  if (count <= range.maxSortedEntries) return { ids, count };
  return { ids: await searchByLevels(database, kind, markLastAsCommon(levels), range), count };
}

/**
 * If more entries match than `maxSortedEntries`, `count` is one more and nothing is sorted, because finding the level
 * of each entry is far slower than counting.
 */
async function sortMatches(
  database: Database,
  kind: SearchedKind,
  levels: readonly MatchLevel[],
  condition: RawBuilder<boolean>,
  { offset, limit, maxSortedEntries, popularIds, isVisible }: MatchRange,
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
      where ${condition} and ${isVisible}
      limit ${maxSortedEntries + 1}
    ), counted as materialized (select count(*)::int as count from found)
    select count, array(
      select id from found, lateral (
        select case ${sql.join(cases, sql` `)} else ${sql.lit(levels.length)} end
      ) as matched (level)
      where counted.count <= ${maxSortedEntries}
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
  range: MatchRange,
): Promise<string[]> {
  const isCommon = ({ estimatedCount = 0 }: MatchLevel) => estimatedCount > range.maxSortedEntries * 4;
  const ids: string[] = [];
  let { offset } = range;
  const earlier: MatchLevel[] = [];
  const steps = groupLevels(levels, isCommon);
  for (let step = steps.shift(); step && ids.length < range.limit; step = steps.shift()) {
    const rest = { ...range, offset, limit: range.limit - ids.length };
    const exclusions = earlier.map((level) => sql<boolean>`not ${matchesWithoutIndex(level)}`);
    const [first] = step;
    const any = matches({ ...first, condition: anyOf(...step.map(({ condition }) => condition)) });
    const found = isCommon(first)
      ? await scanFromNewest(database, kind, [matchesWithoutIndex(first), ...exclusions], rest)
      : await sortMatches(database, kind, step, sql.join([any, ...exclusions], sql` and `), rest);
    if (!isCommon(first) && found.count > range.maxSortedEntries) {
      const levels = markLastAsCommon(step);
      steps.unshift(
        ...levels.flatMap((level) => [
          ...(isCommon(level) ? popularStep(level, range) : []),
          [level] as MatchStep,
        ]),
      );
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
  { offset, limit, isVisible }: MatchRange,
): Promise<Matches> {
  const condition = sql.join([...conditions, isVisible], sql` and `);
  const { rows } = await sql<{ id: string }>`
    select id from ${tableOf(kind)} where ${condition}
    order by published_at desc, id limit ${limit} offset ${offset}`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0 || offset === 0) return { ids, count: offset + ids.length };
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${tableOf(kind)} where ${condition}`.execute(database);
  return { ids, count: counted[0]?.count ?? 0 };
}
