import sharp from 'sharp';
import { type DemoCatalogue, loadDemo } from '../../server/demo/load-demo.ts';
import { demoAccounts } from '../../server/identity/demo-accounts.ts';
import { addPublisher } from './support/seed.ts';
import { openTestPlatform, type TestPlatform } from './support/test-platform.ts';

const picture = (shade: number) =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();

/** Small, and counting what it is asked to draw. */
function catalogue(drawn: string[], fails?: string): DemoCatalogue {
  const issue = (slug: string, shade: number, more: object = {}) => ({
    slug,
    title: `Título de ${slug}`,
    description: 'Uma história.',
    number: 1,
    series: null,
    publisher: 'ipe',
    genre: 'comedy' as const,
    parentalRating: 'L' as const,
    language: 'pt-br' as const,
    country: 'BR' as const,
    releaseDate: '2026-01-02',
    contributors: [{ name: 'Ana', role: 'writer' as const }],
    readingDirection: 'ltr' as const,
    readingMode: 'paged' as const,
    availability: { all: true, subscribers: true, price: null },
    pagesCount: 2,
    async drawPage(page: number) {
      if (slug === fails) throw new Error('the pencil broke');
      drawn.push(`${slug}/${page}`);
      return picture(shade + page);
    },
    ...more,
  });
  return {
    publishers: [{ username: 'ipe', name: 'Ipê', description: 'Floresce.', drawPicture: () => picture(200) }],
    series: [{ slug: 'serie', title: 'Série', description: 'Continua.', publisher: 'ipe' }],
    issues: [
      issue('nova', 10),
      issue('vendida', 20, {
        series: 'serie',
        readingDirection: 'rtl',
        availability: { all: false, subscribers: false, price: 1290 },
      }),
      issue('antiga', 30),
    ],
  };
}

describe('the demo', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(() => platform.empty());

  const load = (drawn: string[] = [], fails?: string) =>
    loadDemo(
      platform,
      async () => catalogue(drawn, fails),
      () => {},
    );
  const listed = async () => (await platform.app.inject('/api/comics/issue')).json().items;
  const count = async (
    table: 'comics.issue' | 'comics.publisher' | 'identity.account' | 'comics.subscription',
  ) => (await platform.database.selectFrom(table).selectAll().execute()).length;

  it('fills an empty database with its issues in the order listed', async () => {
    await load();
    const issues = await listed();
    expect(issues.map(({ slug }: { slug: string }) => slug)).toEqual(['nova', 'vendida', 'antiga']);
    expect(issues[1]).toMatchObject({
      content: { title: 'Título de vendida' },
      publisher: { name: 'Ipê', picture: { width: 40 } },
      merchandises: [{ kind: 'purchase', price: 1290, currency: 'BRL' }],
      isAvailableForAll: false,
      readingDirection: 'rtl',
      kinds: ['series'],
      pagesCount: 2,
    });
    expect(issues[0].merchandises).toEqual([]);
    const age = Date.now() - new Date(issues[2].publishedAt).getTime();
    expect(age).toBeLessThan(60 * 24 * 60 * 60 * 1000);
  });

  it('lets its accounts in: a reader with a profile and no subscription, and an administrator', async () => {
    await load();
    const roles = [];
    for (const { email: entry, password } of demoAccounts) {
      const login = await platform.app.inject({
        method: 'POST',
        url: '/api/identity/auth/login',
        payload: { entry, password },
      });
      const { token, uuid } = login.json().data;
      const headers = { authorization: `Bearer ${token}` };
      const user = await platform.app.inject({ url: `/api/identity/user/${uuid}`, headers });
      const profile = await platform.app.inject({ url: `/api/comics/user/${uuid}`, headers });
      roles.push([user.json().data.link.roles[0], profile.statusCode]);
    }
    expect(roles).toEqual([
      ['USER', 200],
      ['ADMIN', 404],
    ]);
    expect(await count('comics.subscription')).toBe(0);
  });

  it('is completed after an interruption, and nothing of it is doubled', async () => {
    await expect(load([], 'antiga')).rejects.toThrow('The demo issue antiga');
    expect(await listed()).toHaveLength(2);
    const drawn: string[] = [];
    await load(drawn);
    expect(drawn.every((page) => page.startsWith('antiga/'))).toBe(true);
    expect((await listed()).map(({ slug }: { slug: string }) => slug)).toEqual(['nova', 'vendida', 'antiga']);
    expect([await count('comics.publisher'), await count('identity.account')]).toEqual([1, 2]);
  });

  it('does not come back after its owner has removed something of it', async () => {
    await load();
    await platform.database.deleteFrom('comics.issue').where('slug', '=', 'nova').execute();
    const drawn: string[] = [];
    await load(drawn);
    expect(drawn).toEqual([]);
    expect(await count('comics.issue')).toBe(2);
  });

  it('leaves a database alone that somebody has filled', async () => {
    await addPublisher(platform.database);
    await load();
    expect([await count('comics.issue'), await count('identity.account')]).toEqual([0, 0]);
  });
});
