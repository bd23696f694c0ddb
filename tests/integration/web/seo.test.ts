import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalogue } from '../../../demo/open-catalogue.ts';
import { genres } from '../../../server/catalogue/genres.ts';
import { insertCatalogue } from '../../../server/seed/insert-catalogue.ts';
import { makeSitemap } from '../../../server/seo/sitemap.ts';
import { screenRoutes } from '../../../src/composition/routes/screen-table.ts';
import { extractJsonLd, extractMeta, extractTitle } from '../support/page-head.ts';
import { addIssue, addPublisher, addSeries, daysAgo } from '../support/seed.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const site = 'https://banca.example';
const builtHtml = `<!doctype html><html lang="pt-BR"><head><title>Banca</title>
<meta name="description" content="De sempre.">
<meta name="banca:comics" content=""><meta name="banca:identity" content=""><meta name="banca:postal" content=""><meta name="banca:tokenizer" content=""><!-- screen --></head></html>`;
const screenPaths = [
  '/publishers',
  '/publisher/:username',
  ...screenRoutes.flatMap(([, { path, otherPaths = [] }]) => [path, ...otherPaths]),
  '/series/:slug',
  '/genre/:genre',
  '/plans',
];

describe('search engine optimization', () => {
  let folder: string;
  let platform: TestPlatform;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-seo-'));
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/index.html'), builtHtml);
    const screens = screenPaths.map((path) => ({ path, files: [] }));
    await writeFile(join(folder, 'dist/screens.json'), JSON.stringify(screens));
    platform = await openTestPlatform({
      webDirectory: join(folder, 'dist'),
      environment: { PUBLIC_URL: site },
    });
    const demo = await openCatalogue();
    await platform.database.transaction().execute((rows) => insertCatalogue(rows, demo, new Date()));
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  it.each<Record<string, string>>([{ PAGE_FACTS: 'off' }, { COMICS_ADDRESS: 'https://comics.example' }])(
    'adds no metadata if another service has the catalogue (%j)',
    async (environment) => {
      const platformWithoutCatalogue = await openTestPlatform({
        webDirectory: join(folder, 'dist'),
        environment,
      });
      const open = (url: string) =>
        platformWithoutCatalogue.app.inject({ url, headers: { accept: 'text/html' } });
      const pages = [await open('/'), await open('/issue/of-another-catalogue')];
      const statuses = [(await open('/sitemap.xml')).statusCode, (await open('/robots.txt')).statusCode];
      await platformWithoutCatalogue.close();
      expect(statuses).toEqual([404, 404]);
      for (const { statusCode, body } of pages) {
        expect(statusCode).toBe(200);
        expect(body).toContain('<title>Banca</title>\n<meta name="description" content="De sempre.">');
        expect(body).not.toMatch(/canonical|og:|ld\+json|noindex/);
      }
    },
  );

  /** Loads a page like a crawler, without scripts. */
  const crawl = (url: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const loadPage = async (url: string, headers?: Record<string, string>) => (await crawl(url, headers)).body;
  const loadStatus = async (url: string) => (await crawl(url)).statusCode;

  const listPublishedIssues = () =>
    platform.database
      .selectFrom('comics.issue as issue')
      .innerJoin('comics.issue_content as content', 'content.issueId', 'issue.id')
      .select(['issue.slug', 'issue.parentalRating', 'content.title'])
      .where('content.language', '=', 'pt-br')
      .where('issue.publishedAt', '<=', new Date())
      .execute();

  it('describes every demo issue with title, description, cover and contributors', async () => {
    const all = await listPublishedIssues();
    expect(all.length).toBeGreaterThan(30);
    for (const { slug, title, parentalRating: rating } of all) {
      const response = await crawl(`/issue/${slug}`);
      const meta = extractMeta(response.body);
      const [issue, breadcrumbs] = extractJsonLd(response.body);
      expect(response.statusCode).toBe(200);
      expect(extractTitle(response.body)).toBe(`${title} – Banca`);
      expect(meta).toMatchObject({
        canonical: `${site}/issue/${slug}`,
        'og:url': `${site}/issue/${slug}`,
        'og:title': title,
        'og:type': 'book',
        'og:locale': 'pt_BR',
        'og:site_name': 'Banca',
      });
      expect(meta.description?.length).toBeGreaterThan(20);
      expect(meta['og:image']).toMatch(
        rating === '+18'
          ? `${site}/share.png`
          : /^https:\/\/banca\.example\/api\/comics\/media\/covers\/[0-9a-f]{64}\/1200$/,
      );
      expect(issue).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'ComicIssue',
        name: title,
        url: `${site}/issue/${slug}`,
        publisher: { '@type': 'Organization', name: expect.any(String), url: expect.any(String) },
        inLanguage: 'pt-BR',
        datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        contentRating: rating,
      });
      expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(response.body).not.toContain('De sempre.');
    }
  }, 60_000);

  it('describes every demo series with its issues, every publisher and every genre', async () => {
    const series = await platform.database.selectFrom('comics.series').select(['slug', 'title']).execute();
    for (const { slug, title } of series) {
      const [data] = extractJsonLd(await loadPage(`/series/${slug}`));
      expect(data).toMatchObject({ '@type': 'ComicSeries', name: title, url: `${site}/series/${slug}` });
      expect(data?.hasPart).toContainEqual(expect.objectContaining({ '@type': 'ComicIssue' }));
    }
    const publishers = await platform.database
      .selectFrom('comics.publisher')
      .select(['username', 'name', 'description'])
      .execute();
    for (const { username, name, description } of publishers) {
      const html = await loadPage(`/publisher/${username}`);
      expect(extractJsonLd(html)[0]).toMatchObject({ '@type': 'Organization', name, description });
      expect(extractMeta(html).canonical).toBe(`${site}/publisher/${username}`);
    }
    const titles = new Set<string>();
    for (const genre of genres) {
      const slug = genre.replaceAll("'", '').replaceAll(' ', '-');
      const html = await loadPage(`/genre/${slug}`);
      titles.add(extractTitle(html));
      expect(extractMeta(html).canonical).toBe(`${site}/genre/${slug}`);
    }
    expect([series.length, publishers.length, titles.size]).toEqual([
      expect.any(Number),
      expect.any(Number),
      genres.length,
    ]);
    expect(Math.min(series.length, publishers.length)).toBeGreaterThan(0);
  }, 60_000);

  it('describes the search of the site', async () => {
    const [website] = extractJsonLd(await loadPage('/'));
    expect(website).toMatchObject({
      '@type': 'WebSite',
      url: `${site}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${site}/search?s={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('describes a creator as a person', async () => {
    const id = await addIssue(platform.database, { slug: 'creditada' });
    const contributor = { issueId: id, position: 0, name: 'Dora Pé de Vento', role: 'creator' };
    await platform.database.insertInto('comics.contributor').values(contributor).execute();
    const html = await loadPage('/creator/dora-pe-de-vento');
    const url = `${site}/creator/dora-pe-de-vento`;
    expect(extractMeta(html).canonical).toBe(url);
    expect(extractTitle(html)).toBe('Dora Pé de Vento – Banca');
    const [person, breadcrumbs] = extractJsonLd(html);
    expect(person).toMatchObject({ '@type': 'Person', name: 'Dora Pé de Vento', url });
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it.each(['/catalog', '/plans', '/publishers'])('gives %s its own description', async (path) => {
    const home = extractMeta(await loadPage('/'));
    const meta = extractMeta(await loadPage(path));
    expect(meta.canonical).toBe(`${site}${path}`);
    expect(meta.description).not.toBe(home.description);
    expect(meta).toMatchObject({
      'og:image': `${site}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.any(String),
      'twitter:card': 'summary_large_image',
    });
  });

  it('describes contributors, rating and decimal prices of an issue', async () => {
    const publisher = await addPublisher(platform.database, { username: 'casa', name: 'Casa' });
    const series = await addSeries(platform.database, publisher, 'a-saga', 'A saga');
    const id = await addIssue(platform.database, {
      slug: 'vendida',
      publisherId: publisher,
      seriesId: series,
      number: 2,
      parentalRating: '16',
      isAvailableForAll: false,
      genre: 'science fiction',
    });
    await platform.database
      .insertInto('comics.merchandise')
      .values([
        { issueId: id, kind: 'purchase', price: 1205, currency: 'BRL' },
        { issueId: id, kind: 'rent', price: 90, currency: 'BRL' },
      ])
      .execute();
    const roles = ['writer', 'penciller', 'inker', 'colorist', 'letterer', 'translator', 'cover designer'];
    await platform.database
      .insertInto('comics.contributor')
      .values(roles.map((role, position) => ({ issueId: id, position, name: `Ana ${role}`, role })))
      .execute();
    const [data, breadcrumbs] = extractJsonLd(await loadPage('/issue/vendida'));
    const buildPersons = (role: string) => [
      { '@type': 'Person', name: `Ana ${role}`, url: `${site}/creator/ana-${role.replace(' ', '-')}` },
    ];
    expect(data).toMatchObject({
      issueNumber: 2,
      isPartOf: { '@type': 'ComicSeries', name: 'A saga', url: `${site}/series/a-saga` },
      author: buildPersons('writer'),
      penciler: buildPersons('penciller'),
      inker: buildPersons('inker'),
      colorist: buildPersons('colorist'),
      letterer: buildPersons('letterer'),
      translator: buildPersons('translator'),
      contributor: buildPersons('cover designer'),
      genre: 'Ficção científica',
      contentRating: '16',
      typicalAgeRange: '16-',
      isAccessibleForFree: false,
      pagination: '1-3',
      offers: [
        { '@type': 'Offer', price: '12.05', priceCurrency: 'BRL' },
        { '@type': 'Offer', price: '0.90', priceCurrency: 'BRL' },
      ],
    });
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/catalog` },
      { position: 3, name: 'A saga', item: `${site}/series/a-saga` },
      { position: 4, item: `${site}/issue/vendida` },
    ]);
    await platform.database
      .insertInto('comics.series_descriptor')
      .values({ seriesId: series, language: 'en-us', title: 'The saga', description: '', cover: null })
      .execute();
    const [english] = extractJsonLd(await loadPage('/issue/vendida', { 'accept-language': 'en-us' }));
    expect(english?.isPartOf).toMatchObject({ name: 'The saga' });
  });

  it('escapes titles', async () => {
    const title = `"Aspas" & 'apóstrofos' </title></script><script>alert(1)</script> 🦜 $& $1`;
    await addIssue(platform.database, { slug: 'arisca', editions: { 'pt-br': title } });
    const html = await loadPage('/issue/arisca');
    expect(extractTitle(html)).toBe(`${title} – Banca`);
    expect(extractMeta(html)['og:title']).toBe(title);
    expect(extractJsonLd(html)[0]?.name).toBe(title);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<script>');
  });

  it('hides the cover and the description of an issue for adults', async () => {
    const publisher = await addPublisher(platform.database);
    const series = await addSeries(platform.database, publisher, 'serie-adulta');
    await addIssue(platform.database, {
      slug: 'adulta',
      parentalRating: '+18',
      publisherId: publisher,
      seriesId: series,
    });
    for (const path of ['/issue/adulta', '/series/serie-adulta']) {
      const html = await loadPage(path);
      expect(extractMeta(html)).toMatchObject({ rating: 'adult', 'og:image': `${site}/share.png` });
      expect(extractMeta(html)['og:description']).toContain('para maiores de 18 anos, publicad');
      expect(html).not.toContain('/media/covers/');
      expect(html).not.toMatch(/a história|Sai às vezes/);
    }
    expect(extractMeta(await loadPage('/issue/vendida')).rating).toBeUndefined();
  });

  it('marks a long series as adult if any of its offered issues is for adults', async () => {
    const publisher = await addPublisher(platform.database);
    const series = await addSeries(platform.database, publisher, 'serie-longa');
    const add = (number: number, parentalRating: string, withdrawnAt: Date | null = null) =>
      addIssue(platform.database, {
        slug: `longa-${number}`,
        number,
        parentalRating,
        withdrawnAt,
        publisherId: publisher,
        seriesId: series,
        pages: 1,
      });
    for (let number = 1; number <= 100; number += 1) await add(number, 'L');
    await add(101, '+18', daysAgo(1));
    expect(extractMeta(await loadPage('/series/serie-longa')).rating).toBeUndefined();
    await platform.database
      .updateTable('comics.issue')
      .set({ withdrawnAt: null })
      .where('slug', '=', 'longa-101')
      .execute();
    expect(extractMeta(await loadPage('/series/serie-longa'))).toMatchObject({ rating: 'adult' });
  });

  it.each([
    ['/issue/vendida/', '/issue/vendida'],
    ['/ISSUE/vendida', '/issue/vendida'],
    ['/issue/vendida?utm_source=amigo&s=1', '/issue/vendida'],
    ['/Catalog/?pagina=2', '/catalog'],
    ['/?s=x', '/'],
    ['/issue/%76endida', '/issue/vendida'],
  ])('gives %s the canonical address %s', async (address, path) => {
    expect(extractMeta(await loadPage(address)).canonical).toBe(`${site}${path}`);
  });

  it.each([
    '/search?s=turno',
    '/catalog?kind=free',
    '/catalog?genre=horror&utm_source=x',
    '/account',
    '/account/acquisitions',
    '/auth/login',
    '/reader/0b8e0f5e-0000-4000-8000-000000000000',
    '/issue/vendida/acquisition',
    '/subscription',
  ])('serves %s, but excludes it from search engines', async (address) => {
    const response = await crawl(address);
    const meta = extractMeta(response.body);
    expect([response.statusCode, meta.robots, meta.canonical]).toEqual([200, 'noindex', undefined]);
  });

  it.each([
    '/issue/nao-ha',
    '/issue/VENDIDA',
    '/series/nao-ha',
    '/publisher/nao-ha',
    '/creator/nao-ha',
    '/genre/nao-ha',
    '/issue/%00',
    `/issue/${'a'.repeat(250)}`,
    '/edicao/turno-1',
    '/issue',
    '/catalog/mais',
  ])("answers 404 with the app's page at %s", async (address) => {
    const response = await crawl(address, { 'if-none-match': '*' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(extractTitle(response.body)).toBe('Página não encontrada – Banca');
    expect(extractMeta(response.body).robots).toBe('noindex');
  });

  it('answers 410 for withdrawn issues and inactive publishers', async () => {
    const { database } = platform;
    const inactivePublisher = await addPublisher(database, { username: 'fechou' });
    await addIssue(database, { slug: 'da-que-fechou', publisherId: inactivePublisher });
    await database
      .updateTable('comics.publisher')
      .set({ isActive: false })
      .where('id', '=', inactivePublisher)
      .execute();
    const withdrawn = await addIssue(database, { slug: 'retirada' });
    await database
      .updateTable('comics.issue')
      .set({ withdrawnAt: new Date() })
      .where('id', '=', withdrawn)
      .execute();
    await addIssue(database, { slug: 'ainda-nao', publishedAt: daysAgo(-1) });
    expect(
      await Promise.all(['/issue/retirada', '/issue/da-que-fechou', '/publisher/fechou'].map(loadStatus)),
    ).toEqual([410, 410, 410]);
    expect(extractTitle(await loadPage('/issue/retirada'))).toBe('Fora de catálogo – Banca');
    expect(await loadStatus('/issue/ainda-nao')).toBe(404);
  });

  it('uses the language that was chosen in the app, or else that of the browser, and Portuguese for crawlers', async () => {
    await addIssue(platform.database, { slug: 'bilingue', editions: { 'pt-br': 'Noite', 'en-us': 'Night' } });
    const english = { cookie: 'a=b; banca-language=en-us', 'accept-language': 'pt-BR' };
    const html = await loadPage('/issue/bilingue', english);
    expect(html).toContain('<html lang="en-US"');
    expect([extractTitle(html), extractJsonLd(html)[0]?.inLanguage]).toEqual(['Night – Banca', 'en-US']);
    expect(extractMeta(html)).toMatchObject({ 'og:locale': 'en_US', 'og:locale:alternate': 'pt_BR' });
    expect(extractTitle(await loadPage('/plans', english))).toBe('Plans – Banca');
    for (const cookie of ['', 'banca-language=xx', 'outra-banca-language=en-us']) {
      const portuguese = await loadPage('/issue/bilingue', { cookie });
      expect(portuguese).toContain('<html lang="pt-BR"');
      expect(extractTitle(portuguese)).toBe('Noite – Banca');
      const preferred = await loadPage('/issue/bilingue', { cookie, 'accept-language': 'en-US' });
      expect(extractTitle(preferred)).toBe('Night – Banca');
    }
  });

  it('lists exactly the offered pages in the sitemap', async () => {
    const response = await platform.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=3600',
    });
    const [[, file] = []] = await makeSitemap(platform.database, site);
    const addresses = [...(file ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    const offered = (await listPublishedIssues())
      .map(({ slug }) => slug)
      .filter((slug) => !/retirada|da-que-fechou/.test(slug));
    for (const slug of offered) expect(addresses).toContain(`${site}/issue/${slug}`);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${site}/`,
        `${site}/catalog`,
        `${site}/series/a-saga`,
        `${site}/publisher/casa`,
        `${site}/creator/ana-writer`,
      ]),
    );
    expect(file).not.toMatch(/retirada|da-que-fechou|fechou|ainda-nao/);
    expect(file).toMatch(
      /<loc>https:\/\/banca\.example\/issue\/vendida<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z</,
    );
    for (const address of addresses) expect(await loadStatus(new URL(address ?? '').pathname)).toBe(200);
  }, 60_000);

  it('splits a long sitemap into files with an index', async () => {
    const files = await makeSitemap(platform.database, site, 10);
    const index = files.get('/sitemap.xml') ?? '';
    const sitemapPaths = [...index.matchAll(/<loc>https:\/\/banca\.example([^<]+)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(sitemapPaths).toEqual([...files.keys()].slice(1));
    const counts = sitemapPaths.map((path) => files.get(path ?? '')?.match(/<url>/g)?.length ?? 0);
    expect(counts.slice(0, -1).every((count) => count === 10)).toBe(true);
    const [[, wholeSitemap] = []] = await makeSitemap(platform.database, site);
    expect(counts.reduce((sum, count) => sum + count)).toBe(wholeSitemap?.match(/<url>/g)?.length);
    expect((await platform.app.inject('/sitemap-1.xml')).statusCode).toBe(404);
    expect((await crawl('/mapa.xml')).statusCode).toBe(404);
  });

  it('serves robots.txt with the sitemap and excluded paths', async () => {
    const { headers, body } = await platform.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    for (const path of ['/api/', '/account', '/auth/', '/reader/', '/search', '/thirdparty/'])
      expect(body).toContain(`\nDisallow: ${path}\n`);
    expect(body).toContain('\nAllow: /api/comics/media/covers/\n');
  });
});
