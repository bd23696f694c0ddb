import { demo } from '../../../../demo/demo.ts';
import { openDeclaredAges } from '../../../../server/identity/declared-ages.ts';
import { findReader } from '../../../../server/readers/readers.ts';
import { findReadingObstacle } from '../../../../server/reading/may-read.ts';
import { insertShopAndReaders } from '../../../../server/seed/insert-shop-and-readers.ts';
import { findSeedAccounts } from '../../../../server/seed/seed-accounts.ts';
import { fakeCatalogue } from '../../support/fake-catalogue.ts';
import { buildFullCatalogue, insertFullCatalogue, loadFullDemo } from '../../support/full-catalogue.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The accounts, banners and plans of the demo. */
export function demoAround(platform: () => TestPlatform): void {
  const load = () => insertShopAndReaders(platform(), demo, buildFullCatalogue());
  const idOf = async (username: string) => (await platform().accounts.findByEntry(username))?.uuid ?? '';
  const login = (entry: string, password: string) =>
    platform().app.inject({ method: 'POST', url: '/api/identity/auth/login', payload: { entry, password } });

  beforeAll(() => loadFullDemo(platform()));

  it('accepts the published password of every account, except the closed and the unconfirmed one', async () => {
    const refused = [];
    for (const { username, password } of demo.accounts) {
      if ((await login(username, password)).statusCode !== 200) refused.push(username);
    }
    expect(refused).toEqual(['vito.confirma', 'zuleica.fechou']);
    expect(await findSeedAccounts(platform().database, demo.accounts)).toEqual(demo.accounts);
  });

  const running = { expiresAt: expect.any(String) };
  const plan = (slug: string, more: object = {}) => ({
    ...running,
    plan: expect.objectContaining({ slug }),
    ...more,
  });
  const ended = { subscription: null, scheduledSubscription: null };
  const bond = (isActive: boolean) => ({ isActive, svaName: 'claro', metadata: { providerName: 'claro' } });

  it.each<[string, object | null]>([
    ['nina.novaes', null],
    ['ana', { ...ended, expiredSubscription: null, svaBond: null, parentDragonId: null }],
    ['clara.assina', { subscription: plan('banca', { hasAutoRenewal: true, cycleDurationInDays: 30 }) }],
    ['davi.encerra', { subscription: plan('banca', { hasAutoRenewal: false }), scheduledSubscription: null }],
    [
      'elisa.agenda',
      { subscription: running, scheduledSubscription: plan('banca', { cycleDurationInDays: 360 }) },
    ],
    ['fabio.amanha', { subscription: null, scheduledSubscription: running, expiredSubscription: null }],
    ['gil.expirou', { ...ended, expiredSubscription: running }],
    [
      'helena.claro',
      {
        svaBond: bond(true),
        subscription: { plan: { name: 'Banca na Claro', provider: 'claro' }, hasAutoRenewal: false },
      },
    ],
    ['ivo.semplano', { ...ended, svaBond: bond(true), expiredSubscription: running }],
    ['joana.desfez', { ...ended, svaBond: bond(false) }],
    ['lia.responsavel', { subscription: plan('banca-familia'), parentDragonId: null }],
    ['tito.guiado', { subscription: running, parentalSettings: { isActive: true } }],
    ['malu.guiada', { ...ended, parentalSettings: { isActive: false } }],
    ['tess.english', { preferences: { language: 'en-us', theme: 'light' } }],
  ])('shows %s in the state that docs/demo.md describes', async (username, profile) => {
    const found = await findReader(platform().database, await idOf(username), 'pt-br');
    if (profile === null) expect(found).toBeNull();
    else expect(found).toMatchObject(profile);
  });

  it('has guided accounts with their guardian', async () => {
    const rows = await platform()
      .database.selectFrom('comics.reader')
      .select(['readerId', 'guardianId'])
      .where('guardianId', 'is not', null)
      .execute();
    const guided = await Promise.all(['tito.guiado', 'malu.guiada'].map(idOf));
    expect(rows.map((row) => row.readerId).sort()).toEqual(guided.sort());
    expect(new Set(rows.map((row) => row.guardianId))).toEqual(new Set([await idOf('lia.responsavel')]));
  });

  it.each([
    ['clara.assina', true],
    ['davi.encerra', true],
    ['helena.claro', true],
    ['fabio.amanha', false],
    ['gil.expirou', false],
    ['ivo.semplano', false],
    ['ana', false],
  ])('allows %s to read an issue for subscribers: %s', async (username, isAllowed) => {
    const { id } = await platform()
      .database.selectFrom('comics.issue')
      .select('id')
      .where('slug', '=', 'turno-da-noite-2-o-homem-seguido')
      .executeTakeFirstOrThrow();
    const { database } = platform();
    const dependencies = { database, ages: openDeclaredAges(database) };
    expect(await findReadingObstacle(dependencies, await idOf(username), id)).toBe(
      isAllowed ? null : 'ISSUE.NOT_READABLE',
    );
  });

  it('has reading positions, a daily reading history and favourites', async () => {
    const listReadings = async (username: string) =>
      platform()
        .database.selectFrom('comics.reading')
        .selectAll()
        .where('readerId', '=', await idOf(username))
        .execute();
    expect(await listReadings('beto.recife')).toHaveLength(3);
    const favourites = await platform()
      .database.selectFrom('comics.favourite as favourite')
      .innerJoin('comics.issue as issue', 'issue.id', 'favourite.issueId')
      .select('issue.slug')
      .where('favourite.readerId', '=', await idOf('beto.recife'))
      .orderBy('favourite.createdAt', 'desc')
      .execute();
    expect(favourites.map(({ slug }) => slug)).toEqual(['peteca-fatal-1', 'pipa-vai-a-lua']);
    const daily = await listReadings('sergio.devora');
    expect(daily).toHaveLength(40);
    expect(new Set(daily.map((row) => row.readAt.toISOString().slice(0, 10))).size).toBe(40);
    expect(daily.every((row) => row.page < row.pagesCount)).toBe(true);
  });

  it('makes staff of a publisher members of only that publisher', async () => {
    const rows = await platform()
      .database.selectFrom('comics.publisher_member as member')
      .innerJoin('comics.publisher as publisher', 'publisher.id', 'member.publisherId')
      .innerJoin('identity.account as account', 'account.uuid', 'member.readerId')
      .select(['account.username', 'publisher.username as publisher'])
      .execute();
    const members = demo.accounts.flatMap(({ username, publisher }) =>
      publisher ? [{ username, publisher }] : [],
    );
    expect(rows).toHaveLength(members.length);
    expect(rows).toEqual(expect.arrayContaining(members));
  });

  it('shows banners, whose pictures are drawn on request', async () => {
    const banners = (await platform().app.inject('/api/comics/exploration/showcase/banner')).json();
    expect(banners.map(({ link }: { link: string }) => link)).toEqual(
      fakeCatalogue.banners.map(({ link }) => link),
    );
    const [{ picture }] = banners;
    const answer = await platform().app.inject({
      url: picture.address.replace('{width}', '640'),
      headers: { accept: 'image/webp' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('sells its plans', async () => {
    const plans = (await platform().app.inject('/api/comics/plan')).json();
    expect(plans.map(({ slug }: { slug: string }) => slug)).toEqual(['banca', 'banca-familia']);
  });

  describe('seeded again', () => {
    const counts = async () => {
      const { database } = platform();
      const tables = ['identity.account', 'comics.reader', 'comics.transaction', 'comics.banner'] as const;
      const all = tables.map(
        async (table) => (await database.selectFrom(table).selectAll().execute()).length,
      );
      return Promise.all(all);
    };

    it('adds nothing to a complete seed', async () => {
      const before = await counts();
      await load();
      expect(await counts()).toEqual(before);
    });

    it('completes an interrupted seed, even if a reader was active meanwhile', async () => {
      const before = await counts();
      await platform().deleteAllData();
      await insertFullCatalogue(platform());
      const clara = demo.accounts.find(({ username }) => username === 'clara.assina');
      if (!clara) throw new Error('The demo has no clara.assina.');
      const { email, username, password, role } = clara;
      const { uuid } = await platform().accounts.create({ email, username, password, role });
      await platform()
        .database.insertInto('comics.reader')
        .values({
          readerId: uuid,
          language: 'en-us',
          theme: 'dark',
          market: 'brazil',
          currency: 'BRL',
          guardianId: null,
        })
        .execute();
      await load();
      expect(await counts()).toEqual(before);
      expect(await findReader(platform().database, uuid, 'pt-br')).toMatchObject({ subscription: running });
    });
  });
}
