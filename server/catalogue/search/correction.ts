import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { issueNames } from './issue-names.ts';

/** A typed word and the condition that was searched instead. */
export interface CorrectedTerm {
  readonly word: string;
  readonly condition: string;
}

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
      from ${issueNames} as names, regexp_split_to_table(names.text, '\\s+') with ordinality as part (word, position)
      where array_to_tsvector(array_remove(comics.findable_words(part.word), '')) @@ term.condition::tsquery
      order by names.priority, names.text, part.position limit 1
    ) as name on true
    where issue.id = ${issueId}
    order by term.position`.execute(database);
  const words = rows.map(({ word }) => word);
  return words.every((word, index) => word === typed[index]) ? null : words.join(' ');
}
