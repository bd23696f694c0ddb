import { sql } from 'kysely';
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

/** The names of an issue, then its genre and descriptions. */
const namesAndTexts = sql`
  select text, priority from ${issueNames} as issue_names
  union all select genre_name.text, 6
    from unnest(${genreTexts.map(([genre]) => genre)}::text[], ${genreTexts.map(([, name]) => name)}::text[])
      as genre_name (genre, text)
    where genre_name.genre = issue.genre
  union all select content.description, 7 from comics.issue_content as content where content.issue_id = issue.id`;

/**
 * The words of the best result that were found for the typed ones, in the order of the query: 'Pipoca Cósmica' for
 * 'pipóca cosmika'. null if they are the typed words, as for two words that were typed as one.
 */
export async function describeCorrection(
  database: Database,
  issueId: string,
  terms: readonly CorrectedTerm[],
): Promise<string | null> {
  const typed = terms.map(({ word }) => word);
  const { rows } = await sql<{ word: string }>`
    select coalesce(name.word, term.word) as word
    from comics.issue
    cross join unnest(${typed}::text[], ${terms.map(({ condition }) => condition)}::text[])
      with ordinality as term (word, condition, position)
    left join lateral (
      select btrim(part.word, '.,:;!?…()[]"“”«»') as word
      from (${namesAndTexts}) as names, regexp_split_to_table(names.text, '\\s+') with ordinality as part (word, position)
      where array_to_tsvector(array_remove(comics.findable_words(part.word), '')) @@ term.condition::tsquery
      order by names.priority, names.text, part.position limit 1
    ) as name on true
    where issue.id = ${issueId}
    order by term.position`.execute(database);
  const words = rows.map(({ word }) => word);
  if (words.every((word, index) => word === typed[index])) return null;
  return words.map((word, index) => `${terms[index]?.stopWords}${word}`).join(' ');
}
