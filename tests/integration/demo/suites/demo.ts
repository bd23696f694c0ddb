import type { SeedContent } from '../../../../server/seed/seed-content.ts';
import { seedDatabase } from '../../../../server/seed/seed-database.ts';
import { fakeCatalogue } from '../../support/fake-catalogue.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function demo(platform: () => TestPlatform): void {
  beforeEach(() => platform().deleteAllData());

  const content: SeedContent = {
    accounts: [
      {
        email: 'ana@banca.example',
        username: 'ana',
        name: 'Ana',
        password: 'uma-senha-boa',
        role: 'USER',
        shows: '',
      },
    ],
    readers: [],
    plans: [],
    coupons: [],
    vouchers: [],
    creditOffers: [],
    restrictions: [],
    openCatalogue: async () => fakeCatalogue,
  };
  const seed = (changed: Partial<SeedContent> = {}) => seedDatabase(platform(), { ...content, ...changed });
  const listIssues = async () => (await platform().app.inject('/api/comics/issue')).json().items;
  const listSlugs = async () => (await listIssues()).map(({ slug }: { slug: string }) => slug);
  const countRows = async (table: 'comics.issue' | 'comics.page' | 'comics.image' | 'identity.account') =>
    (await platform().database.selectFrom(table).selectAll().execute()).length;
  const listUndrawn = () =>
    platform().database.selectFrom('comics.image').select('hash').where('bytes', '=', 0).execute();
  const loadImage = (address: string) =>
    platform().app.inject({
      url: address.replace('{width}', '256'),
      headers: { accept: 'image/webp' },
    });

  it('fills an empty database with issues that can be browsed before any image is drawn', async () => {
    await seed();
    expect(await listSlugs()).toEqual(['nova', 'vendida', 'antiga']);
    expect(await countRows('comics.issue')).toBe(4);
    expect(await listUndrawn()).toHaveLength(await countRows('comics.image'));
    const [nova, vendida, antiga] = await listIssues();
    expect(nova).toMatchObject({
      content: { title: 'Nova & Velha' },
      originalTitle: 'Nova & Velha',
      availableLanguages: expect.arrayContaining(['pt-br', 'en-us']),
      publisher: { name: 'Ipê', picture: { width: 512, height: 512 } },
      merchandises: [],
      pagesCount: 3,
    });
    expect(vendida).toMatchObject({
      originalTitle: null,
      isAvailableForAll: false,
      readingDirection: 'rtl',
      kinds: ['series'],
      contributors: [{ name: 'Bia' }, { name: 'Caio' }, { name: 'Davi' }],
    });
    expect(vendida.merchandises).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'purchase', price: 1290, currency: 'BRL' }),
        expect.objectContaining({ kind: 'rent', price: 390, currency: 'BRL' }),
      ]),
    );
    expect(antiga.readingMode).toBe('vertical');
    expect(antiga.content.cover.placeholder).toMatch(/^data:image\/gif;base64,/);
  });

  it('draws an image when it is requested, and all other images in the background', async () => {
    await seed();
    const [{ content, publisher }] = await listIssues();
    for (const { address } of [content.cover, publisher.picture]) {
      const response = await loadImage(address);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const images = await countRows('comics.image');
    expect(await listUndrawn()).toHaveLength(images - 2);
    const reports: number[] = [];
    await platform().media.generateMissing(({ done, total }) => reports.push(done, total));
    expect(reports.slice(-2)).toEqual([images - 2, images - 2]);
    expect(await listUndrawn()).toEqual([]);
    expect((await listIssues())[0].content.cover.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it('describes each panel in the language of the pages', async () => {
    await seed();
    const [{ externalId }] = await listIssues();
    const { headers } = await platform().signIn();
    const { pages } = (
      await platform().app.inject({ url: `/api/comics/issue/${externalId}/pages?language=en-us`, headers })
    ).json();
    const edition = fakeCatalogue.issues[1]?.editions[1];
    expect(pages.map(({ panels }: { panels: unknown }) => panels)).toEqual(
      edition?.pages.map(({ panels }) => panels),
    );
    expect(pages[2].picture).toMatchObject({ width: 90, height: 60 });
  });

  it('completes an interrupted seed without duplicates', async () => {
    const coupons = [{ code: 'SEMPLANO', beginsInDays: 0, plan: 'no-such-plan', shows: '' }];
    await expect(seed({ coupons })).rejects.toThrow('no-such-plan');
    expect(await listIssues()).toHaveLength(3);
    await seed();
    expect([await countRows('comics.issue'), await countRows('identity.account')]).toEqual([4, 1]);
  });

  it('inserts the catalogue completely or not at all', async () => {
    const [first] = fakeCatalogue.issues;
    if (!first) throw new Error('The fake catalogue has no issues.');
    const broken = { ...fakeCatalogue, issues: [...fakeCatalogue.issues, first] };
    await expect(seed({ openCatalogue: async () => broken })).rejects.toThrow();
    expect([await countRows('comics.issue'), await countRows('comics.image')]).toEqual([0, 0]);
    await seed();
    expect(await countRows('comics.issue')).toBe(4);
  });

  it('does not restore issues that were removed', async () => {
    await seed();
    await platform().database.deleteFrom('comics.issue').where('slug', '=', 'nova').execute();
    await seed();
    expect(await listSlugs()).toEqual(['vendida', 'antiga']);
  });

  it('does not change a database that contains other data', async () => {
    await addPublisher(platform().database);
    await seed();
    expect([await countRows('comics.issue'), await countRows('identity.account')]).toEqual([0, 0]);
  });
}
