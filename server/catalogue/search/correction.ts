import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { genreNames } from '../genre-names.ts';
import { issueNames } from './issue-names.ts';

/** A typed word with the stop words before it, and the condition that was searched instead. */
export interface CorrectedTerm {
  readonly word: string;
  readonly stopWords: string;
  readonly condition: string;
}

const genreTexts = Object.values(genreNames).flatMap((names) => Object.entries(names));

/** The genre and the descriptions of `issue`, in the shape of `issueNames`. */
const genreAndDescriptions = sql`(
  select genre_name.text, 0 as priority
    from unnest(${genreTexts.map(([genre]) => genre)}::text[], ${genreTexts.map(([, name]) => name)}::text[])
      as genre_name (genre, text)
    where genre_name.genre = issue.genre
  union all select content.description, 1 from comics.issue_content as content where content.issue_id = issue.id
)`;

/**
 * The query, with each searched word replaced by the word of the best result that it matched: 'Pipoca Cósmica' for
 * 'pipóca cosmika'. Stop words stay, except after the last searched word. null if no word is replaced, as for two words
 * that were typed as one.
 */
export async function describeCorrection(
  database: Database,
  issueId: string,
  terms: readonly CorrectedTerm[],
): Promise<string | null> {
  const named = await findWords(database, issueId, issueNames, terms);
  const unnamed = terms.filter((term) => !named.has(term));
  // Descriptions are long, and most words are in names.
  const described = unnamed.length
    ? await findWords(database, issueId, genreAndDescriptions, unnamed)
    : named;
  const words = terms.map((term) => named.get(term) ?? described.get(term) ?? term.word);
  if (words.every((word, index) => word === terms[index]?.word)) return null;
  return words.map((word, index) => `${terms[index]?.stopWords}${word}`).join(' ');
}

/** The first word of the texts that matches each term. Terms without one are left out. */
async function findWords(
  database: Database,
  issueId: string,
  texts: RawBuilder<unknown>,
  terms: readonly CorrectedTerm[],
): Promise<Map<CorrectedTerm, string>> {
  const { rows } = await sql<{ position: number; word: string }>`
    with word as materialized (
      select part.word, array_to_tsvector(array_remove(comics.findable_words(part.word), '')) as forms,
        texts.priority, texts.text, part.position
      from comics.issue, lateral ${texts} as texts,
        regexp_split_to_table(texts.text, '\\s+') with ordinality as part (word, position)
      where issue.id = ${issueId}
    )
    select distinct on (term.position) term.position::int, btrim(word.word, '.,:;!?…()[]"“”«»') as word
    from unnest(${terms.map(({ condition }) => condition)}::text[]) with ordinality as term (condition, position)
      join word on word.forms @@ term.condition::tsquery
    order by term.position, word.priority, word.text, word.position`.execute(database);
  return new Map(
    rows.flatMap(({ position, word }) => {
      const term = terms[position - 1];
      return term ? [[term, word] as const] : [];
    }),
  );
}
