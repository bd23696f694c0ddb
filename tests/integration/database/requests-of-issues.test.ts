import { PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createKysely } from '../../../server/database/create-kysely.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createEmptyDatabase } from '../../support/test-database.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-0000000000${number}`;
const [publisher, issue, edition, first, second, reader] = [11, 12, 13, 14, 15, 16].map(idOf);
const image = 'd'.repeat(64);
const panels = [{ x: 0, y: 0, width: 1, height: 1, text: 'Um barco.' }];

test('requests about issues from before migration 0044 get panels and images while they wait', async () => {
  const testDatabase = await createEmptyDatabase();
  const pool = new Pool({ connectionString: testDatabase.url, max: 2 });
  const database = createKysely(new PostgresDialect({ pool }));
  try {
    await migrate(database, '0041-gateways-of-cards');
    const content = (pages: object[]) =>
      JSON.stringify({ slug: 'mar-1', contents: [{ id: edition, cover: null, pages }] });
    const pages = [
      { id: first, image },
      { id: second, image },
    ];
    for (const statement of [
      sql`insert into comics.image (hash, format, width, height, bytes, placeholder)
        values (${image}, 'png', 40, 60, 100, 'data:')`,
      sql`insert into comics.publisher (id, username, name, description, picture)
        values (${publisher}, 'editora', 'Editora', '', ${image})`,
      sql`insert into publishing.draft (issue_id, publisher_id, slug, original_language, parental_rating, sample_pages, reading_direction, reading_mode, contributors)
        values (${issue}, ${publisher}, 'mar-1', 'pt-br', 'L', 3, 'ltr', 'paged', '[]')`,
      sql`insert into publishing.draft_content (id, issue_id, language, title, description)
        values (${edition}, ${issue}, 'pt-br', 'Mar', '')`,
      sql`insert into publishing.draft_page (id, content_id, position, image, panels) values
        (${first}, ${edition}, 0, ${image}, ${JSON.stringify(panels)}), (${second}, ${edition}, 1, ${image}, '[]')`,
      sql`insert into publishing.request (kind, subject_id, publisher_id, name, content, submitted_by)
        values ('issue', ${issue}, ${publisher}, 'waiting', ${content(pages)}, ${reader})`,
      sql`insert into publishing.request (kind, subject_id, publisher_id, name, content, submitted_by, state, answered_at, reason)
        values ('issue', ${issue}, ${publisher}, 'rejected', ${content(pages)}, ${reader}, 'rejected', now(), 'não'),
        ('issue', ${issue}, ${publisher}, 'empty', ${content([])}, ${reader}, 'rejected', now(), 'não')`,
    ])
      await statement.execute(database);
    await migrate(database);
    const { rows } = await sql<{ name: string; pages: object[]; images: string[] }>`
      select name, content -> 'contents' -> 0 -> 'pages' as pages,
        array(select image from publishing.request_image where request_id = request.id) as images
      from publishing.request as request order by name`.execute(database);
    expect(rows).toEqual([
      { name: 'empty', pages: [], images: [] },
      { name: 'rejected', pages: pages.map((page) => ({ ...page, panels: [] })), images: [] },
      {
        name: 'waiting',
        pages: [
          { ...pages[0], panels },
          { ...pages[1], panels: [] },
        ],
        images: [image],
      },
    ]);
  } finally {
    await database.destroy();
    await testDatabase.drop();
  }
}, 60_000);
