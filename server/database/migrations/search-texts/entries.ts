import { type RawBuilder, sql } from 'kysely';
import { genreWords } from './genre-words.ts';

/** Titles are also indexed without their first article, because people often omit it. */
const articles = '^(o|a|os|as|um|uma|the|an) (?=.)';

/** Queries ignore these words, so an index of them would only take space. */
const connectingWords =
  'o a os as um uma uns umas e de da do das dos em no na nos nas por para com ao aos the an of and in';

/**
 * Replaces the function that writes the entries of a kind. `texts` selects id, published_at, field and text. The field is
 * 'title', 'number', 'name' (a title with its number, which only matches as a whole), 'series', 'other' or 'description'. An id without
 * texts has no entry. All words are indexed with their stems, words with hyphens also as one word, whole titles with the
 * prefix '=', and names with the prefix '#', because a search for the beginning of a title does not mean a number.
 */
export function entries(kind: string, texts: string): RawBuilder<unknown> {
  const table = `comics.${kind}_search`;
  return sql.raw(`create or replace function comics.refresh_${kind}_search(ids uuid[]) returns void language plpgsql as $$
    declare
      kept uuid[];
    begin
      with written as (
        insert into ${table} as entry (id, published_at, title_length, title_words, series_words, name_words, words)
        with texts as materialized (
          select id, published_at, field, comics.plain_words(text) as plain,
            case when field <> 'name' and strpos(text, '-') > 0 then comics.plain_words(replace(text, '-', '')) end as joined
          from (${texts}) as texts
        ), words as (
          select id, published_at, field, left(word, 60) as word
          from texts, unnest(plain || joined) as word
          where field <> 'name' and (field <> 'description' or word <> all ('{${connectingWords.replaceAll(' ', ',')}}'))
        ), found_by as (
          select id, published_at, field, word from words
          union all select id, published_at, field, comics.word_stem(word) from words
          union all select id, published_at, 'name', mark || left(array_to_string(plain, ' '), 200)
            from texts, lateral (select case field when 'title' then '=' else '#' end) as marked (mark)
            where field in ('title', 'name')
          union all select id, published_at, 'name',
            case field when 'title' then '=' else '#' end
              || regexp_replace(left(array_to_string(plain, ' '), 200), '${articles}', '')
            from texts where field in ('title', 'name') and plain[1] in ('o', 'a', 'os', 'as', 'um', 'uma', 'the', 'an')
        )
        select id, published_at, min(length(word)) filter (where word like '=%') - 1,
          array_to_tsvector(coalesce(array_agg(word) filter (where field in ('title', 'number', 'name')), '{}')),
          array_to_tsvector(coalesce(array_agg(word) filter (where field in ('title', 'number', 'series')), '{}')),
          array_to_tsvector(coalesce(array_agg(word) filter (where field not in ('name', 'description')), '{}')),
          array_to_tsvector(coalesce(array_agg(word) filter (where field <> 'name' and word <> ''), '{}'))
        from found_by group by id, published_at
        on conflict (id) do update set published_at = excluded.published_at, title_length = excluded.title_length,
          title_words = excluded.title_words, series_words = excluded.series_words, name_words = excluded.name_words, words = excluded.words
        returning id
      )
      select coalesce(array_agg(id), '{}') into kept from written;
      delete from ${table} where id = any(ids) and id <> all(kept);
    end $$`);
}

const issueTexts = `
  with offered as materialized (
    select issue.id, issue.published_at, issue.number, issue.original_title, issue.series_id, issue.genre,
      issue.is_available_for_all, publisher.name as publisher
    from comics.issue join comics.publisher on publisher.id = issue.publisher_id
    where issue.id = any(ids) and issue.withdrawn_at is null and publisher.is_active
      and exists (select from comics.issue_content as content where content.issue_id = issue.id)
  ), edition as materialized (
    select offered.id, published_at, number, content.title, content.description
    from offered join comics.issue_content as content on content.issue_id = offered.id
  ), titled as (
    select id, published_at, number, title from edition
    union all select id, published_at, number, original_title from offered where original_title is not null
  ), of_series as (
    select offered.id, published_at, number, series.title
    from offered join comics.series on series.id = offered.series_id
  )
  select id, published_at, 'title' as field, title as text from titled
  union all select id, published_at, 'name', title || ' ' || number from titled where number is not null
  union all select id, published_at, 'name', title || ' ' || number from of_series where number is not null
  union all select id, published_at, 'number', number::text from offered where number is not null
  union all select id, published_at, 'series', title from of_series
  union all select id, published_at, 'other', publisher from offered
  union all select id, published_at, 'other', comics.genre_words(genre) from offered where genre is not null
  union all select id, published_at, 'other', 'grátis gratuito gratuita free' from offered where is_available_for_all
  union all select offered.id, published_at, 'other', contributor.name
    from offered join comics.contributor on contributor.issue_id = offered.id
  union all select id, published_at, 'description', description from edition where description <> ''`;

/** A series can be found when its first issue is published. */
const seriesTexts = `
  with offered as materialized (
    select series.id, series.title, series.description, publisher.name as publisher, (
      select min(issue.published_at) from comics.issue
      where issue.series_id = series.id and issue.withdrawn_at is null
        and issue.publisher_id <> all (array(select id from comics.publisher where not is_active))
        and exists (select from comics.issue_content as content where content.issue_id = issue.id)
    ) as published_at
    from comics.series join comics.publisher on publisher.id = series.publisher_id
    where series.id = any(ids) and publisher.is_active
  )
  select id, published_at, 'title' as field, title as text from offered where published_at is not null
  union all select id, published_at, 'other', publisher from offered where published_at is not null
  union all select id, published_at, 'description', description
    from offered where published_at is not null and description <> ''`;

const publisherTexts = `
  select id, created_at as published_at, 'title' as field, name as text
  from comics.publisher where id = any(ids) and is_active
  union all select id, created_at, 'other', username from comics.publisher where id = any(ids) and is_active`;

export const entryFunctions = [
  genreWords,
  entries('issue', issueTexts),
  entries('series', seriesTexts),
  entries('publisher', publisherTexts),
];
