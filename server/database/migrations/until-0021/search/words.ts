import { sql } from 'kysely';

const positions = [1, 2, 3, 4, 5, 6, 7];
const pairs = positions.flatMap((first) =>
  positions.filter((second) => second > first).map((second) => [first, second] as const),
);
// Expanded to plain expressions, because a query within the function is ten times slower.
const without = (position: number) =>
  `left(word, ${position - 1}) || substr(word, ${position + 1}, ${7 - position})`;
const withoutBoth = ([first, second]: readonly [number, number]) =>
  `left(word, ${first - 1}) || substr(word, ${first + 1}, ${second - first - 1}) || substr(word, ${second + 1}, ${7 - second})`;

/**
 * Functions that split texts into searchable words, used for entries and for queries. An index depends on them, so a
 * change needs a migration that fills the tables again.
 */
export const wordFunctions = [
  // Separators are listed by code point, because character classes depend on the database's locale.
  sql`create function comics.plain_words(source text) returns text[]
    language sql immutable strict parallel safe
    return string_to_array(btrim(regexp_replace(
      case when octet_length(source) = length(source) then lower(source) else
        lower(regexp_replace(normalize(source, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200d\ufe0e\ufe0f]', '', 'g') collate "und-x-icu")
      end,
      '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\ue000-\\uf8ff\\U0001f000-\\U0001faff]+',
      ' ', 'g'
    )), ' ')`,
  // The Portuguese singular. If the ending is ambiguous ('flor', 'torre'), the part that singular and plural share.
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
  // The words of a text and their stems. Words with hyphens are also joined. Slow, so only for single texts.
  sql`create function comics.findable_words(source text) returns text[]
    language sql immutable strict parallel safe
    return array(
      select form from unnest(
        comics.plain_words(source) || comics.plain_words(replace(source, '-', ''))
      ) as each (word), lateral (values (left(word, 60)), (comics.word_stem(left(word, 60)))) as forms (form)
    )`,
  // Variants of a word: its first seven letters with one letter removed, or two for long words. Words that differ by one
  // or two errors share a variant (the deletion neighbourhood of SymSpell).
  sql`create function comics.word_variants(word text) returns text[]
    language sql immutable strict parallel safe
    return case
      when length(word) < 4 or word ~ '[0-9]' then '{}'::text[]
      when length(word) < 8 then array[left(word, 7), ${sql.raw(positions.map(without).join(', '))}]
      else array[left(word, 7), ${sql.raw([...positions.map(without), ...pairs.map(withoutBoth)].join(', '))}]
    end`,
];
