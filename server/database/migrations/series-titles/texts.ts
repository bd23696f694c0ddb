/** Like in migration 0038, but with the titles of the series in all languages. */
export const issueTexts = `
  with offered as materialized (
    select issue.id, issue.published_at, issue.number, issue.original_title, issue.series_id, issue.genre,
      issue.is_available_for_all, publisher.name as publisher
    from comics.issue_anywhere as issue join comics.publisher on publisher.id = issue.publisher_id
    where issue.id = any(ids) and publisher.is_active
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
    union all select offered.id, published_at, number, descriptor.title
    from offered join comics.series_descriptor as descriptor on descriptor.series_id = offered.series_id
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

/** Like in migration 0038, but with the titles and descriptions in all languages. */
export const seriesTexts = `
  with candidate as materialized (
    select series.id, series.title, series.description, publisher.name as publisher, (
      select min(issue.published_at) from comics.issue_anywhere as issue
      where issue.series_id = series.id
        and issue.publisher_id <> all (array(select id from comics.publisher where not is_active))
        and exists (select from comics.issue_content as content where content.issue_id = issue.id)
    ) as published_at
    from comics.series join comics.publisher on publisher.id = series.publisher_id
    where series.id = any(ids) and publisher.is_active
  ), offered as materialized (
    select * from candidate where published_at is not null
  ), titled as (
    select id, published_at, title, description from offered
    union all select id, published_at, descriptor.title, descriptor.description
    from offered join comics.series_descriptor as descriptor on descriptor.series_id = offered.id
  )
  select id, published_at, 'title' as field, title as text from titled
  union all select id, published_at, 'other', publisher from offered
  union all select id, published_at, 'description', description from titled where description <> ''`;
