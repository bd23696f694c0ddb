import {
  type CatalogueFilters,
  type CatalogueOrder,
  catalogueSorts,
  unfiltered,
} from '../../../src/domain/catalogue/catalogue-query.ts';
import { shuffleModules } from '../../../src/domain/shuffle.ts';
import {
  type ContractEnvironment,
  catalogue,
  pagesPerIssue,
  sampleTranslation,
} from '../contract-environment.ts';
import {
  failureCodeOf,
  findIssue,
  type SignInRequirements,
  signInAccount,
  slugsOf,
  successOf,
  unknownId,
} from './contract.ts';

const firstSlice = { page: 0, limit: 20 };

export function issuesContract(
  environment: () => Pick<ContractEnvironment, 'issues' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());
  const findIssueBySlug = (slug: string) => findIssue(environment(), slug);
  const listFiltered = async (
    order: CatalogueOrder,
    filters: Partial<CatalogueFilters> = {},
    request = firstSlice,
  ) => successOf(await environment().issues.listFiltered({ ...unfiltered, ...filters }, order, request));

  describe('Issues', () => {
    it('lists the newest first, in slices without overlaps or gaps', async () => {
      const first = successOf(await environment().issues.list({ page: 0, limit: 2 }));
      const second = successOf(await environment().issues.list({ page: 1, limit: 2 }));
      expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(
        catalogue.map(({ slug }) => slug),
      );
      expect([first.page, first.hasNext, second.page, second.hasNext]).toEqual([0, true, 1, false]);
    });

    it('names the offer in the market of the viewer, with the same prices', async () => {
      const { isAvailableForAll, isAvailableForSubscribers, merchandises, markets } =
        await findIssueBySlug('para-assinantes');
      expect(markets).toEqual([
        {
          market: 'brazil',
          currency: 'BRL',
          availableFrom: expect.any(String),
          isAvailableForAll,
          isAvailableForSubscribers,
          merchandises,
        },
      ]);
    });

    it('searches without regard to accents and capitals', async () => {
      const searchSlugs = async (query: string) =>
        successOf(await environment().issues.search(query, { page: 0, limit: 10 })).items.map(
          ({ slug }) => slug,
        );
      expect(await searchSlugs('NANQUÍM')).toEqual(['nanquim-2', 'nanquim-1']);
      expect(await searchSlugs('assinantes para')).toEqual(['para-assinantes']);
      expect(await searchSlugs('nada disso')).toEqual([]);
    });

    it('returns search results in slices', async () => {
      const second = successOf(await environment().issues.search('nanquim', { page: 1, limit: 1 }));
      expect([second.items.map(({ slug }) => slug), second.hasNext]).toEqual([['nanquim-1'], false]);
    });

    it('lists several issues in the order of their ids, without unknown ones', async () => {
      const [first, second] = [await findIssueBySlug('nanquim-1'), await findIssueBySlug('nanquim-2')];
      const listed = successOf(await environment().issues.listById([second.id, unknownId, first.id]));
      expect(listed).toEqual([second, first]);
    });

    it('finds an issue by its slug, with the field names of the app', async () => {
      const issue = await findIssueBySlug('nanquim-1');
      expect(issue).toMatchObject({
        id: expect.any(String),
        slug: 'nanquim-1',
        number: 1,
        content: { title: 'Nanquim', description: expect.any(String) },
        pagesCount: pagesPerIssue,
        isAvailableForAll: true,
        kinds: ['series'],
        readingDirection: 'ltr',
        readingMode: 'paged',
        publisher: { username: 'ipe' },
      });
      expect(issue.content.cover).toMatchObject({
        address: expect.stringContaining('{width}'),
        width: expect.any(Number),
        height: expect.any(Number),
        placeholder: expect.stringMatching(/^data:/),
      });
    });

    it('fails for an unknown issue', async () => {
      expect(failureCodeOf(await environment().issues.findBySlug('nao-existe'))).toBe('ISSUE.NOT_FOUND');
    });

    it('opens a free issue for visitors, and only the sample of others', async () => {
      const free = successOf(await environment().issues.open((await findIssueBySlug('nanquim-1')).id));
      expect([free.isSample, free.pages.length]).toEqual([false, pagesPerIssue]);
      const sold = successOf(await environment().issues.open((await findIssueBySlug('so-na-loja')).id));
      expect([sold.isSample, sold.pages.map(({ number }) => number)]).toEqual([true, [1]]);
      expect(sold.issue.pagesCount).toBe(pagesPerIssue);
    });

    it('opens an issue with its pages in order', async () => {
      await signIn();
      const { id } = await findIssueBySlug('nanquim-1');
      const open = successOf(await environment().issues.open(id));
      expect(open.issue.slug).toBe('nanquim-1');
      expect(open.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
      for (const { picture } of open.pages) expect(picture.address).toContain('{width}');
      expect(new Date(open.expiresAt).getTime()).toBeGreaterThan(Date.now());
    });

    it('opens each available edition by its language', async () => {
      const issue = await findIssueBySlug(sampleTranslation.slug);
      const open = async (language: string) =>
        successOf(await environment().issues.open(issue.id, { language })).language;
      expect(issue.availableLanguages).toContain('pt-br');
      for (const language of issue.availableLanguages) expect(await open(language)).toBe(language);
      expect(issue.availableLanguages).toContain(await open('fr'));
    });

    it('opens only the sample for a reader without access, as long as the issue says', async () => {
      await signIn();
      const issue = await findIssueBySlug('para-assinantes');
      const open = successOf(await environment().issues.open(issue.id));
      expect([open.isSample, open.pages.length]).toEqual([true, issue.samplePagesCount]);
      expect(issue.samplePagesCount).toBe(1);
    });
  });

  describe('Issues in a shuffled list', () => {
    it('are complete, and in the same order for the same module', async () => {
      const first = slugsOf(await listFiltered(7));
      expect([...first].sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
      expect(slugsOf(await listFiltered(7))).toEqual(first);
    });

    it('have different orders for different modules', async () => {
      const orders = await Promise.all(shuffleModules.map((module) => listFiltered(module)));
      expect(new Set(orders.map((order) => slugsOf(order).join())).size).toBeGreaterThan(1);
    });

    it('come in slices without overlaps or gaps', async () => {
      const slices = [];
      for (const page of [0, 1, 2, 3]) slices.push(await listFiltered(31, {}, { page, limit: 1 }));
      expect(slices.flatMap(slugsOf)).toEqual(slugsOf(await listFiltered(31)));
      expect(slices.map(({ hasNext }) => hasNext)).toEqual([true, true, true, false]);
    });

    it.each([
      ['free', ['nanquim-1', 'nanquim-2']],
      ['subscription', ['para-assinantes']],
      ['on_demand', ['so-na-loja']],
    ] as const)('match the kind %s', async (kind, expected) => {
      expect(slugsOf(await listFiltered(11, { kind })).sort()).toEqual(expected);
    });

    it('match the filters for genre, rating and new issues', async () => {
      expect(slugsOf(await listFiltered(11, { genre: 'horror' }))).toEqual(['so-na-loja']);
      expect(slugsOf(await listFiltered(11, { genre: 'science fiction' }))).toEqual([]);
      expect(slugsOf(await listFiltered(11, { upTo: 'L' })).sort()).toEqual(['nanquim-1', 'nanquim-2']);
      expect(slugsOf(await listFiltered(11, { upTo: '14' }))).not.toContain('so-na-loja');
      expect(slugsOf(await listFiltered(11, { upTo: '16' }))).toHaveLength(catalogue.length);
      expect(slugsOf(await listFiltered(11, { isNewOnly: true }))).toEqual([]);
      expect(slugsOf(await listFiltered(11, { kind: 'free', genre: 'horror' }))).toEqual([]);
    });
  });

  describe('Issues in a sorted list', () => {
    it.each([
      ['newest', ['para-assinantes', 'nanquim-2', 'nanquim-1', 'so-na-loja']],
      ['title', ['nanquim-1', 'nanquim-2', 'para-assinantes', 'so-na-loja']],
    ] as const)('have the order %s', async (order, slugs) => {
      expect(slugsOf(await listFiltered(order))).toEqual(slugs);
    });

    it('are filtered and counted in every order', async () => {
      for (const order of [...catalogueSorts, ...shuffleModules]) {
        const slice = await listFiltered(order, { kind: 'free' }, { page: 0, limit: 1 });
        expect([order, slice.total, slice.items.length, slice.hasNext]).toEqual([order, 2, 1, true]);
      }
      expect((await listFiltered('most-read')).total).toBe(catalogue.length);
      expect(await listFiltered('title', { genre: 'war' })).toMatchObject({ items: [], total: 0 });
    });
  });

  describe('Issues of a publisher', () => {
    it('are listed newest first, in slices', async () => {
      const { publisher } = await findIssueBySlug('nanquim-1');
      const slices = await Promise.all(
        [0, 1].map((page) => environment().issues.listByPublisher(publisher.id, { page, limit: 3 })),
      );
      expect(slices.map(successOf).flatMap(slugsOf)).toEqual(catalogue.map(({ slug }) => slug));
    });

    it('cannot be listed for an unknown publisher', async () => {
      expect(failureCodeOf(await environment().issues.listByPublisher(unknownId, firstSlice))).toBe(
        'PUBLISHER.NOT_FOUND',
      );
    });
  });

  describe('Issues in a search', () => {
    it('are found with one wrong, missing or extra letter', async () => {
      for (const text of ['nanqim', 'nanquin', 'nannquim', 'NANQUÍN']) {
        const found = slugsOf(successOf(await environment().issues.search(text, firstSlice)));
        expect([text, ...found.sort()]).toEqual([text, 'nanquim-1', 'nanquim-2']);
      }
    });
  });

  describe('Neighbour issues', () => {
    const findNeighbourSlugs = async (slug: string) => {
      const { id } = await findIssueBySlug(slug);
      const { previous, next } = successOf(await environment().issues.findNeighbours(id));
      return [previous?.slug ?? null, next?.slug ?? null];
    };

    it('are the previous and the next issue of the series', async () => {
      expect(await findNeighbourSlugs('nanquim-1')).toEqual([null, 'nanquim-2']);
      expect(await findNeighbourSlugs('nanquim-2')).toEqual(['nanquim-1', null]);
    });

    it('are null for an issue without a series', async () => {
      expect(await findNeighbourSlugs('para-assinantes')).toEqual([null, null]);
    });

    it('cannot be found for an unknown issue', async () => {
      expect(failureCodeOf(await environment().issues.findNeighbours(unknownId))).toBe('ISSUE.NOT_FOUND');
    });
  });
}
