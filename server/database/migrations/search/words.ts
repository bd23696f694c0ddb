import { sql } from 'kysely';

const places = [1, 2, 3, 4, 5, 6, 7];
const pairs = places.flatMap((one) =>
  places.filter((other) => other > one).map((other) => [one, other] as const),
);
// Written out, since a query within a function costs ten times what these do.
const without = (place: number) => `left(word, ${place - 1}) || substr(word, ${place + 1}, ${7 - place})`;
const withoutBoth = ([one, other]: readonly [number, number]) =>
  `left(word, ${one - 1}) || substr(word, ${one + 1}, ${other - one - 1}) || substr(word, ${other + 1}, ${7 - other})`;

/**
 * How texts become words that can be found. One truth for what is stored and for what is typed; an index is made of
 * these functions, so that a change of theirs is a migration that fills the tables again.
 */
export const wordFunctions = [
  // Separators by their code points, since classes of letters depend on the database's locale.
  sql`create function comics.plain_words(source text) returns text[]
    language sql immutable strict parallel safe
    return string_to_array(btrim(regexp_replace(
      case when octet_length(source) = length(source) then lower(source) else
        lower(regexp_replace(normalize(source, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200d\ufe0e\ufe0f]', '', 'g') collate "und-x-icu")
      end,
      '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\ue000-\\uf8ff\\U0001f000-\\U0001faff]+',
      ' ', 'g'
    )), ' ')`,
  // Portuguese singulars, and what singular and plural share where letters cannot tell ('flor', 'torre').
  sql`create function comics.word_stem(word text) returns text
    language sql immutable strict parallel safe
    return case
      when length(word) < 3 then word
      when right(word, 2) in ('ai', 'ei', 'oi', 'ui') then left(word, -1) || 'l'
      when right(word, 2) = 'ae' then left(word, -2) || 'ao'
      when length(word) < 4 then word
      when right(word, 3) in ('oes', 'aes') then left(word, -3) || 'ao'
      when right(word, 3) in ('ais', 'eis', 'ois', 'uis') then left(word, -2) || 'l'
      when right(word, 2) = 'ns' then left(word, -2) || 'm'
      when right(word, 2) = 'es' and length(word) > 4 then left(word, -2)
      when right(word, 1) in ('s', 'e') then left(word, -1)
      else word
    end`,
  // The words of a text, hyphened ones also as one, and their stems. For single texts: it is slow.
  sql`create function comics.findable_words(source text) returns text[]
    language sql immutable strict parallel safe
    return array(
      select form from unnest(
        comics.plain_words(source) || comics.plain_words(replace(source, '-', ''))
      ) as each (word), lateral (values (left(word, 60)), (comics.word_stem(left(word, 60)))) as forms (form)
    )`,
  // A word and what is left of its first seven letters when one is missing, or two of a long one: words that are an
  // error or two apart share one of these (the deletion neighbourhood of SymSpell).
  sql`create function comics.word_variants(word text) returns text[]
    language sql immutable strict parallel safe
    return case
      when length(word) < 4 or word ~ '[0-9]' then '{}'::text[]
      when length(word) < 8 then array[left(word, 7), ${sql.raw(places.map(without).join(', '))}]
      else array[left(word, 7), ${sql.raw([...places.map(without), ...pairs.map(withoutBoth)].join(', '))}]
    end`,
];
