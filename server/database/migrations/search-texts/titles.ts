import { sql } from 'kysely';

/**
 * The key by which lists are sorted by title: the title that readers of a language see, without accents, capitals and
 * punctuation, then the number. The functions that write search entries also write these, because both change together.
 */
export const titleStatements = [
  sql`create table comics.issue_title (
    language text not null,
    sort_key text collate "C" not null,
    issue_id uuid not null references comics.issue (id) on delete cascade,
    primary key (language, sort_key, issue_id)
  )`,
  sql`create index on comics.issue_title (issue_id)`,
  sql`create function comics.refresh_issue_title(ids uuid[]) returns void language plpgsql as $$
    begin
      delete from comics.issue_title where issue_id = any(ids);
      insert into comics.issue_title (language, sort_key, issue_id)
        select language, array_to_string(comics.plain_words(left(title, 200)), ' ')
          || to_char(coalesce(number, 0), ' FM000000000.00'), id
        from (values ('pt-br'), ('en-us')) as shown (language), comics.issue, lateral (
          select title from comics.issue_content as content where content.issue_id = issue.id
          order by content.language = shown.language desc, content.language = issue.original_language desc,
            content.language
          limit 1
        ) as edition
        where issue.id = any(ids);
    end $$`,
  sql`create or replace function comics.refresh_search(issues uuid[], series uuid[], publishers uuid[]) returns void
    language plpgsql as $$
    begin
      if publishers <> '{}' then perform comics.refresh_publisher_search(publishers); end if;
      if issues <> '{}' then
        perform comics.refresh_issue_search(issues);
        perform comics.refresh_issue_title(issues);
      end if;
      if series <> '{}' then perform comics.refresh_series_search(series); end if;
    end $$`,
];
