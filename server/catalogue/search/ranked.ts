import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { either } from './conditions.ts';
import type { SearchedKind } from './searched-words.ts';

/** One way to fit a query: a condition (tsquery) on a column of the entries. */
export interface Rung {
  readonly column: 'title_words' | 'series_words' | 'words';
  readonly condition: string;
  /** About how many fit, where that is known. */
  readonly about?: number | undefined;
}

interface Rows {
  readonly offset: number;
  readonly limit: number;
  /** How many are read and sorted at most. */
  readonly bound: number;
  readonly now: Date;
}

const tableOf = (kind: SearchedKind) => sql.id('comics', `${kind}_search`);

const fits = ({ column, condition }: Rung): RawBuilder<boolean> =>
  sql`${sql.ref(column)} @@ ${condition}::tsquery`;

/** As `fits`, but not by an index: for entries that are read in another order. */
const fitsAsRead = ({ column, condition }: Rung): RawBuilder<boolean> =>
  sql`ts_match_vq(${sql.ref(column)}, ${condition}::tsquery)`;

interface Sorted {
  readonly ids: string[];
  readonly count: number;
}

/**
 * What fits any of the rungs, which is what fits `condition` (on all words): by the first rung that it fits, then the
 * newest first. `count` is one more than the bound where there are more.
 */
export async function ranked(
  database: Database,
  kind: SearchedKind,
  rungs: readonly [...Rung[], Rung],
  condition: string,
  rows: Rows,
): Promise<Sorted> {
  const { ids, count } = await sorted(database, kind, rungs, fits({ column: 'words', condition }), rows);
  if (count <= rows.bound) return { ids, count };
  return { ids: await walkedDown(database, kind, lastIsCommon(rungs), rows), count };
}

/** Once too many fit them all, it is the last one, the widest, that they fit. */
const lastIsCommon = (rungs: readonly Rung[]): Rung[] =>
  rungs.map((rung, place) =>
    place === rungs.length - 1 ? { ...rung, about: Number.POSITIVE_INFINITY } : rung,
  );

/**
 * Where more than the bound fit, `count` is one more than it and nothing is sorted: telling rungs apart costs far more
 * than finding out that there are too many.
 */
async function sorted(
  database: Database,
  kind: SearchedKind,
  rungs: readonly Rung[],
  condition: RawBuilder<boolean>,
  { offset, limit, bound, now }: Rows,
): Promise<Sorted> {
  const cases = rungs.map((rung, place) => sql`when ${fitsAsRead(rung)} then ${sql.lit(place)}`);
  const columns = [...new Set(rungs.map(({ column }) => column))].map((column) => sql.ref(column));
  const { rows } = await sql<Sorted>`
    with found as materialized (
      select ${sql.join([sql.ref('id'), sql.ref('publishedAt'), ...columns])}
      from ${tableOf(kind)}
      where ${condition} and published_at <= ${now}
      limit ${bound + 1}
    ), counted as materialized (select count(*)::int as count from found)
    select count, array(
      select id from found where counted.count <= ${bound}
      order by case ${sql.join(cases, sql` `)} else ${sql.lit(rungs.length)} end, published_at desc, id
      limit ${limit} offset ${offset}
    )::text[] as ids
    from counted`.execute(database);
  return rows[0] ?? { ids: [], count: 0 };
}

/**
 * The same order where so many fit that sorting them would take too long. A few rungs at a time: what few fit is sorted
 * and counted, one that many fit is met often enough on the way from the newest entry to older ones.
 */
export async function walkedDown(
  database: Database,
  kind: SearchedKind,
  rungs: readonly Rung[],
  rows: Rows,
): Promise<string[]> {
  const isCommon = ({ about = 0 }: Rung) => about > rows.bound * 4;
  const ids: string[] = [];
  let { offset } = rows;
  const before: Rung[] = [];
  const steps = stepsOf(rungs, isCommon);
  for (let step = steps.shift(); step && ids.length < rows.limit; step = steps.shift()) {
    const rest = { ...rows, offset, limit: rows.limit - ids.length };
    const others = before.map((earlier) => sql<boolean>`not ${fitsAsRead(earlier)}`);
    const [first] = step;
    const any = fits({ column: first.column, condition: either(...step.map(({ condition }) => condition)) });
    const found = isCommon(first)
      ? await met(database, kind, [fitsAsRead(first), ...others], rest)
      : await sorted(database, kind, step, sql.join([any, ...others], sql` and `), rest);
    if (!isCommon(first) && found.count > rows.bound) {
      steps.unshift(...lastIsCommon(step).map((rung): Step => [rung]));
      continue;
    }
    ids.push(...found.ids);
    offset = Math.max(0, offset - found.count);
    before.push(...step);
  }
  return ids;
}

/** What fits, the newest first; `count` is right where all were read. */
async function met(
  database: Database,
  kind: SearchedKind,
  conditions: readonly RawBuilder<boolean>[],
  { offset, limit, now }: Rows,
): Promise<Sorted> {
  const are = sql.join([...conditions, sql`published_at <= ${now}`], sql` and `);
  const { rows } = await sql<{ id: string }>`
    select id from ${tableOf(kind)} where ${are}
    order by published_at desc, id limit ${limit} offset ${offset}`.execute(database);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0 || offset === 0) return { ids, count: offset + ids.length };
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${tableOf(kind)} where ${are}`.execute(database);
  return { ids, count: counted[0]?.count ?? 0 };
}

/** Rungs that one index finds together. */
type Step = [Rung, ...Rung[]];

/** Series are not told apart from publishers there, which would be a third index. */
function stepsOf(rungs: readonly Rung[], isCommon: (rung: Rung) => boolean): Step[] {
  const steps: Step[] = [];
  for (const rung of rungs.filter(({ column }) => column !== 'series_words')) {
    const last = steps.at(-1);
    if (last && last[0].column === rung.column && !isCommon(rung) && !isCommon(last[0])) last.push(rung);
    else steps.push([rung]);
  }
  return steps;
}
