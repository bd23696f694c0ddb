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
  const seedDemo = () => insertShopAndReaders(platform(), demo, buildFullCatalogue());
  const options = { language: 'pt-br', findName: async () => 'Lia' };
  const findAccountId = async (username: string) =>
    (await platform().accounts.findByUsernameOrEmail(username))?.uuid ?? '';
  const logIn = (username: string, password: string) =>
    platform().app.inject({
      method: 'POST',
      url: '/api/identity/auth/login',
      payload: { entry: username, password },
    });

  beforeAll(() => loadFullDemo(platform()));

  it('accepts the published password of every account, except the closed and the unconfirmed one', async () => {
    const rejectedUsernames = [];
    for (const { username, password } of demo.accounts) {
      if ((await logIn(username, password)).statusCode !== 200) rejectedUsernames.push(username);
    }
    expect(rejectedUsernames).toEqual(['vito.confirma', 'zuleica.fechou']);
    expect(await findSeedAccounts(platform().database, demo.accounts)).toEqual(demo.accounts);
  });

  const someSubscription = { expiresAt: expect.any(String) };
  const expectedSubscription = (slug: string, fields: object = {}) => ({
    ...someSubscription,
    plan: expect.objectContaining({ slug }),
    ...fields,
  });
  const withoutSubscription = { subscription: null, scheduledSubscription: null };
  const expectedLink = (isActive: boolean) => ({
    isActive,
    svaName: 'claro',
    metadata: { providerName: 'claro' },
  });

  it.each<[string, object | null]>([
    ['nina.novaes', null],
    ['ana', { ...withoutSubscription, expiredSubscription: null, svaBond: null, parentDragonId: null }],
    [
      'clara.assina',
      { subscription: expectedSubscription('banca', { hasAutoRenewal: true, cycleDurationInDays: 30 }) },
    ],
    [
      'davi.encerra',
      { subscription: expectedSubscription('banca', { hasAutoRenewal: false }), scheduledSubscription: null },
    ],
    [
      'elisa.agenda',
      {
        subscription: someSubscription,
        scheduledSubscription: expectedSubscription('banca', { cycleDurationInDays: 360 }),
      },
    ],
    [
      'fabio.amanha',
      { subscription: null, scheduledSubscription: someSubscription, expiredSubscription: null },
    ],
    ['gil.expirou', { ...withoutSubscription, expiredSubscription: someSubscription }],
    [
      'helena.claro',
      {
        svaBond: expectedLink(true),
        subscription: { plan: { name: 'Banca na Claro', provider: 'claro' }, hasAutoRenewal: false },
      },
    ],
    [
      'ivo.semplano',
      { ...withoutSubscription, svaBond: expectedLink(true), expiredSubscription: someSubscription },
    ],
    ['joana.desfez', { ...withoutSubscription, svaBond: expectedLink(false) }],
    ['lia.responsavel', { subscription: expectedSubscription('banca-familia'), parentDragonId: null }],
    ['tito.guiado', { subscription: someSubscription, parentalSettings: { isActive: true } }],
    ['malu.guiada', { ...withoutSubscription, parentalSettings: { isActive: false } }],
    ['tess.english', { preferences: { language: 'en-us', theme: 'light' } }],
  ])('shows %s in the state that docs/demo.md describes', async (username, profile) => {
    const found = await findReader(platform().database, await findAccountId(username), options);
    if (profile === null) expect(found).toBeNull();
    else expect(found).toMatchObject(profile);
  });

  it('assigns the guided accounts to their guardian', async () => {
    const rows = await platform()
      .database.selectFrom('comics.reader')
      .select(['readerId', 'guardianId'])
      .where('guardianId', 'is not', null)
      .execute();
    const guided = await Promise.all(['tito.guiado', 'malu.guiada'].map(findAccountId));
    expect(rows.map((row) => row.readerId).sort()).toEqual(guided.sort());
    expect(new Set(rows.map((row) => row.guardianId))).toEqual(
      new Set([await findAccountId('lia.responsavel')]),
    );
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
    expect(await findReadingObstacle(dependencies, await findAccountId(username), id)).toBe(
      isAllowed ? null : 'USER.NO_ACCESS',
    );
  });

  it('has reading positions, a daily reading history and favourites', async () => {
    const listReadings = async (username: string) =>
      platform()
        .database.selectFrom('comics.reading')
        .selectAll()
        .where('readerId', '=', await findAccountId(username))
        .execute();
    expect(await listReadings('beto.recife')).toHaveLength(3);
    const favourites = await platform()
      .database.selectFrom('comics.favourite as favourite')
      .innerJoin('comics.issue as issue', 'issue.id', 'favourite.issueId')
      .select('issue.slug')
      .where('favourite.readerId', '=', await findAccountId('beto.recife'))
      .orderBy('favourite.createdAt', 'desc')
      .execute();
    expect(favourites.map(({ slug }) => slug)).toEqual(['peteca-fatal-1', 'pipa-vai-a-lua']);
    const daily = await listReadings('sergio.devora');
    expect(daily).toHaveLength(40);
    expect(new Set(daily.map((row) => row.readAt.toISOString().slice(0, 10))).size).toBe(40);
    expect(daily.every((row) => row.page < row.pagesCount)).toBe(true);
  });

  it('makes the staff of a publisher members of that publisher only', async () => {
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
    const response = await platform().app.inject({
      url: picture.address.replace('{width}', '640'),
      headers: { accept: 'image/webp' },
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('lists the plans that are for sale', async () => {
    const plans = (await platform().app.inject('/api/comics/plan')).json();
    expect(plans.map(({ slug }: { slug: string }) => slug)).toEqual(['banca', 'banca-familia']);
  });

  describe('a second seed', () => {
    const countRows = async () => {
      const { database } = platform();
      const tables = ['identity.account', 'comics.reader', 'comics.transaction', 'comics.banner'] as const;
      const all = tables.map(
        async (table) => (await database.selectFrom(table).selectAll().execute()).length,
      );
      return Promise.all(all);
    };

    it('adds nothing to a complete one', async () => {
      const before = await countRows();
      await seedDemo();
      expect(await countRows()).toEqual(before);
    });

    it('completes an interrupted one, even if a reader was active meanwhile', async () => {
      const before = await countRows();
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
      await seedDemo();
      expect(await countRows()).toEqual(before);
      const reader = await findReader(platform().database, uuid, options);
      expect(reader).toMatchObject({
        subscription: someSubscription,
        preferences: { language: 'en-us', theme: 'dark' },
      });
      expect(reader?.updatedAt).toBe(reader?.createdAt);
    });
  });
}
