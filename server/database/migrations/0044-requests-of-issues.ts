import { type Kysely, sql } from 'kysely';

/**
 * Adds to waiting requests about issues what later ones contain: the panels of pages, and the images, which staff compare
 * with what readers get. Of answered ones only the texts are known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/** A working copy does not change while its request waits. */
const panelsOfPage = sql`coalesce(
  case when request.state = 'waiting'
    then (select draft.panels from publishing.draft_page as draft where draft.id = (page.value ->> 'id')::uuid)
  end,
  '[]'::jsonb
)`;

const statements = [
  sql`update publishing.request as request
    set content = jsonb_set(request.content, '{contents}', (
      select coalesce(jsonb_agg(
        jsonb_set(edition.value, '{pages}', (
          select coalesce(jsonb_agg(page.value || jsonb_build_object('panels', ${panelsOfPage}) order by page.ordinality), '[]')
          from jsonb_array_elements(edition.value -> 'pages') with ordinality as page
        )) order by edition.ordinality
      ), '[]')
      from jsonb_array_elements(request.content -> 'contents') with ordinality as edition
    ))
    where request.kind = 'issue'`,
  sql`insert into publishing.request_image (request_id, image)
    select distinct request.id, image.hash
    from publishing.request as request
    cross join jsonb_array_elements(request.content -> 'contents') as edition
    cross join lateral (
      select edition ->> 'cover'
      union all
      select page ->> 'image' from jsonb_array_elements(edition -> 'pages') as page
    ) as used (hash)
    join comics.image as image on image.hash = used.hash
    where request.kind = 'issue' and request.state = 'waiting'`,
];
