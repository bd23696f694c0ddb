import type { Database } from '../../database/database.ts';
import { both, either, named, namedFrom, startingWith, theWord } from './conditions.ts';
import { correct, split } from './corrections.ts';
import {
  type Frequency,
  readFrequencies,
  readWords,
  type SearchedKind,
  type TypedWord,
} from './searched-words.ts';

/** What connects words and names nothing: not asked for where there is something else to ask for. */
const connecting = new Set(
  'o a os as um uma uns umas e de da do das dos em no na nos nas por para com ao aos the an of and in'.split(
    ' ',
  ),
);
const mostWords = 12;
/** Words of one query that are looked for by their likeness, which is what costs most. */
const mostCorrected = 4;

/** One thing that was asked for, as a condition (of PostgreSQL's type tsquery) and as common as it is. */
interface Demand {
  readonly word: string;
  readonly isLast: boolean;
  readonly whole: string;
  readonly wholeIn: Frequency;
  /** Also as the beginning of a word, where it is being typed. */
  readonly typed: string;
  readonly typedIn: Frequency;
}

/** A query as conditions on titles and on everything else, from what was typed to what may have been meant. */
export interface TypedQuery {
  readonly demands: readonly Demand[];
  /** The titles that are it or begin with it; `being`: also within a word. Null where it is too little to begin with. */
  readonly names: { readonly exact: string; readonly begun: string; readonly being: string } | null;
  readonly whole: string;
  readonly typed: string;
}

/** Null where nothing was typed that could be a word. */
export async function readQuery(
  database: Database,
  kind: SearchedKind,
  text: string,
): Promise<TypedQuery | null> {
  const words = await readWords(database, text);
  if (words.length === 0) return null;
  const demanded = asked(words);
  const last = words.at(-1) as TypedWord;
  const neighbours = demanded.slice(1).map((next, index) => `${demanded[index]?.word}${next.word}`);
  const frequencies = await readFrequencies(
    database,
    kind,
    [...demanded.flatMap(({ word, stem }) => [word, stem]), ...neighbours],
    last.word,
  );
  const demands: Demand[] = [];
  for (let place = 0; place < demanded.length; place += 1) {
    const typedWord = demanded[place] as TypedWord;
    const next = demanded[place + 1];
    const joined = next && `${typedWord.word}${next.word}`;
    const single = demandOf(typedWord, typedWord === last, frequencies);
    if (next && joined && frequencies.of(joined).entries > 0) {
      demands.push(asOne(single, demandOf(next, next === last, frequencies), joined, frequencies.of(joined)));
      place += 1;
    } else {
      demands.push(single);
    }
  }
  const name = words
    .map(({ word }) => word)
    .join(' ')
    .slice(0, 200);
  const isNaming = name.length > 2 && words.some(({ word }) => !connecting.has(word));
  return {
    demands,
    names: isNaming
      ? { exact: named(name), begun: either(named(name), namedFrom(`${name} `)), being: namedFrom(name) }
      : null,
    whole: both(demands.map(({ whole }) => whole)),
    typed: both(demands.map(({ typed }) => typed)),
  };
}

function asked(words: readonly TypedWord[]): TypedWord[] {
  const telling = words.filter(({ word }) => !connecting.has(word));
  return (telling.length > 0 ? telling : [...words]).slice(0, mostWords);
}

type Frequencies = Awaited<ReturnType<typeof readFrequencies>>;

function demandOf(
  { word, stem }: TypedWord,
  isLast: boolean,
  { of, beginning: begunIn }: Frequencies,
): Demand {
  // Whatever has a word has its stem too, so that asking for both would only be slower.
  const whole = theWord(stem);
  const wholeIn = commoner(of(word), of(stem));
  return {
    word,
    isLast,
    whole,
    wholeIn,
    typed: isLast ? beginning(word, stem) : whole,
    typedIn: isLast ? commoner(wholeIn, begunIn) : wholeIn,
  };
}

const beginning = (word: string, stem: string): string =>
  word === stem ? startingWith(word) : either(theWord(stem), startingWith(word));

const commoner = (one: Frequency, other: Frequency): Frequency => ({
  entries: Math.max(one.entries, other.entries),
  titles: Math.max(one.titles, other.titles),
});

/** Two words that are also known as one, such as 'super herói'. */
const asOne = (one: Demand, other: Demand, joined: string, joinedIn: Frequency): Demand => ({
  word: joined,
  isLast: other.isLast,
  whole: either(both([one.whole, other.whole]), theWord(joined)),
  wholeIn: commoner(rarer(one.wholeIn, other.wholeIn), joinedIn),
  typed: either(both([one.typed, other.typed]), theWord(joined)),
  typedIn: commoner(rarer(one.typedIn, other.typedIn), joinedIn),
});

export const rarer = (one: Frequency, other: Frequency): Frequency => ({
  entries: Math.min(one.entries, other.entries),
  titles: Math.min(one.titles, other.titles),
});

/** What each word may have been meant to be, itself included; null where one of them can be nothing. */
export async function correctedDemands(
  database: Database,
  kind: SearchedKind,
  { demands }: TypedQuery,
  slack = 0,
): Promise<(string | null)[]> {
  const corrected: (string | null)[] = [];
  // Words that are known are meant as they are, as long as another one explains why so little is found.
  const isOneUnknown = slack === 0 && demands.some(({ typedIn }) => typedIn.entries === 0);
  let likened = 0;
  for (const demand of demands) {
    const { typed, typedIn } = demand;
    const isKnown = typedIn.entries > 0;
    if ((isOneUnknown && isKnown) || likened === mostCorrected) {
      corrected.push(isKnown ? typed : null);
    } else {
      likened += 1;
      corrected.push(await meaningsOf(database, kind, demand, slack));
    }
  }
  return corrected;
}

async function meaningsOf(
  database: Database,
  kind: SearchedKind,
  { word, isLast, typed, typedIn }: Demand,
  slack: number,
): Promise<string | null> {
  const meant = (await correct(database, kind, word, isLast, slack)).map(theWord);
  const parts = typedIn.entries === 0 ? await split(database, kind, word) : null;
  if (parts) meant.push(both(parts.map(theWord)));
  if (typedIn.entries > 0) meant.push(typed);
  return meant.length > 0 ? either(...meant) : null;
}
