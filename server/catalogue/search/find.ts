import type { Database } from '../../database/database.ts';
import { rowsFor, type SliceRequest } from '../../http/slice.ts';
import { either } from './conditions.ts';
import { type Rung, ranked, walkedDown } from './ranked.ts';
import type { SearchedKind } from './searched-words.ts';
import { correctedDemands, rarer, readQuery, type TypedQuery } from './typed-query.ts';

/** With fewer results, results of similar words follow. */
const few = 10;
/** Up to this number all matches are ranked. Of more, the best are searched step by step. */
const maxRanked = 600;
/** Results end there. Not more than `maxRanked`. */
const most = 600;

/** The ids of what is found by a text, the best first, a slice of it and one more if there is one. */
export async function find(
  database: Database,
  kind: SearchedKind,
  text: string,
  slice: SliceRequest,
  bound = maxRanked,
): Promise<string[]> {
  const { limit, offset } = rowsFor(slice);
  const rows = { offset, limit: Math.min(limit, most - offset), bound, now: new Date() };
  const query = rows.limit > 0 && (await readQuery(database, kind, text));
  if (!query) return [];
  const typed = rungsOf(query);
  const common = query.demands.map(({ typedIn }) => typedIn).reduce(rarer);
  if (query.demands.length === 1 && common.entries > bound) return walkedDown(database, kind, typed, rows);
  const found =
    common.entries === 0 ? { ids: [], count: 0 } : await ranked(database, kind, typed, query.typed, rows);
  // Several words of which one is wrong seldom find anything; a single one may be another word.
  if (found.count >= (query.demands.length > 1 ? 1 : few)) return found.ids;

  const corrected = await correctedDemands(database, kind, query);
  if (corrected.includes(null)) return found.ids;
  const meant = `(${corrected.join(' & ')})`;
  const rungs: [...Rung[], Rung] = [
    ...(found.count > 0 ? typed : []),
    { column: 'title_words', condition: meant },
    { column: 'series_words', condition: meant },
    { column: 'words', condition: meant },
  ];
  const condition = found.count > 0 ? either(query.typed, meant) : meant;
  return (await ranked(database, kind, rungs, condition, rows)).ids;
}

/** Best first: each takes what those before it have left. */
function rungsOf({ names, whole, typed, demands }: TypedQuery): [...Rung[], Rung] {
  // Of several words it is not known how many have them all.
  const [only] = demands.length === 1 ? demands : [];
  return [
    ...(names
      ? [
          { column: 'title_words', condition: names.exact } as const,
          { column: 'title_words', condition: names.begun } as const,
        ]
      : []),
    { column: 'title_words', condition: whole, about: only?.wholeIn.titles },
    { column: 'series_words', condition: whole },
    { column: 'words', condition: whole, about: only?.wholeIn.entries },
    ...(names ? [{ column: 'title_words', condition: names.being } as const] : []),
    { column: 'title_words', condition: typed, about: only?.typedIn.titles },
    { column: 'series_words', condition: typed },
    { column: 'words', condition: typed, about: only?.typedIn.entries },
  ];
}
