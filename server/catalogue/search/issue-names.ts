import { sql } from 'kysely';

/** The names in which searches find `issue`: rows with a text and its priority, lowest first. */
export const issueNames = sql`(
  select content.title as text, case when content.language = issue.original_language then 0 else 1 end as priority
    from comics.issue_content as content where content.issue_id = issue.id
  union all select issue.original_title, 2
  union all select series.title, 3 from comics.series where series.id = issue.series_id
  union all select descriptor.title, 3
    from comics.series_descriptor as descriptor where descriptor.series_id = issue.series_id
  union all select contributor.name, 4 from comics.contributor where contributor.issue_id = issue.id
  union all select publisher.name, 5 from comics.publisher where publisher.id = issue.publisher_id
)`;
