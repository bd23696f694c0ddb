import { type CatalogueQuery, wholeCatalogue } from '../../../src/domain/catalogue/catalogue-query.ts';
import { failures } from '../../../src/domain/failure.ts';
import { type ShuffleModule, shuffleModules } from '../../../src/domain/shuffle.ts';
import { type ContractWorld, catalogue, pagesPerIssue } from '../world.ts';
import { failureOf, issueIn, type SignInParts, signInTo, slugsOf, successOf, unknownId } from './contract.ts';

const all = { page: 0, limit: 20 };

export function issuesContract(world: () => Pick<ContractWorld, 'issues' | SignInParts>): void {
  const signIn = () => signInTo(world());
  const issueOf = (slug: string) => issueIn(world(), slug);
  const shuffled = async (module: ShuffleModule, query: Partial<CatalogueQuery> = {}, request = all) =>
    successOf(await world().issues.listShuffled({ ...wholeCatalogue, ...query }, module, request));

  describe('Issues', () => {
    it('lists the newest first, in slices without overlaps or gaps', async () => {
      const first = successOf(await world().issues.list({ page: 0, limit: 2 }));
      const second = successOf(await world().issues.list({ page: 1, limit: 2 }));
      expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(
        catalogue.map(({ slug }) => slug),
      );
      expect([first.page, first.hasNext, second.page, second.hasNext]).toEqual([0, true, 1, false]);
    });

    it('searches without regard to accents and capitals', async () => {
      const found = async (query: string) =>
        successOf(await world().issues.search(query, { page: 0, limit: 10 })).items.map(({ slug }) => slug);
      expect(await found('NANQUÍM')).toEqual(['nanquim-2', 'nanquim-1']);
      expect(await found('assinantes para')).toEqual(['para-assinantes']);
      expect(await found('nada disso')).toEqual([]);
    });

    it('returns search results in slices', async () => {
      const second = successOf(await world().issues.search('nanquim', { page: 1, limit: 1 }));
      expect([second.items.map(({ slug }) => slug), second.hasNext]).toEqual([['nanquim-1'], false]);
    });

    it('finds an issue by its slug, with the field names of the app', async () => {
      const issue = await issueOf('nanquim-1');
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
      expect(failureOf(await world().issues.bySlug('nao-existe'))).toBe('ISSUE.NOT_FOUND');
    });

    it('requires a session to open an issue', async () => {
      const { id } = await issueOf('nanquim-1');
      expect(failureOf(await world().issues.open(id))).toBe(failures.unauthenticated.code);
    });

    it('opens an issue with its pages in order', async () => {
      await signIn();
      const { id } = await issueOf('nanquim-1');
      const open = successOf(await world().issues.open(id));
      expect(open.issue.slug).toBe('nanquim-1');
      expect(open.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
      for (const { picture } of open.pages) expect(picture.address).toContain('{width}');
      expect(new Date(open.expiresAt).getTime()).toBeGreaterThan(Date.now());
    });

    it('rejects a reader without access', async () => {
      await signIn();
      const { id } = await issueOf('para-assinantes');
      expect(failureOf(await world().issues.open(id))).toBe(failures.forbidden.code);
    });
  });

  describe('Issues, shuffled', () => {
    it('include all issues, in the same order for the same module', async () => {
      const first = slugsOf(await shuffled(7));
      expect([...first].sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
      expect(slugsOf(await shuffled(7))).toEqual(first);
    });

    it('have different orders for different modules', async () => {
      const orders = await Promise.all(shuffleModules.map((module) => shuffled(module)));
      expect(new Set(orders.map((order) => slugsOf(order).join())).size).toBeGreaterThan(1);
    });

    it('come in slices without overlaps or gaps', async () => {
      const parts = [];
      for (const page of [0, 1, 2, 3]) parts.push(await shuffled(31, {}, { page, limit: 1 }));
      expect(parts.flatMap(slugsOf)).toEqual(slugsOf(await shuffled(31)));
      expect(parts.map(({ hasNext }) => hasNext)).toEqual([true, true, true, false]);
    });

    it.each([
      ['free', ['nanquim-1', 'nanquim-2']],
      ['subscription', ['para-assinantes']],
      ['on_demand', ['so-na-loja']],
    ] as const)('match the kind %s', async (kind, expected) => {
      expect(slugsOf(await shuffled(11, { kind })).sort()).toEqual(expected);
    });

    it('match the filters of genre, rating and age', async () => {
      expect(slugsOf(await shuffled(11, { genre: 'horror' }))).toEqual(['so-na-loja']);
      expect(slugsOf(await shuffled(11, { genre: 'science fiction' }))).toEqual([]);
      expect(slugsOf(await shuffled(11, { upTo: 'L' })).sort()).toEqual(['nanquim-1', 'nanquim-2']);
      expect(slugsOf(await shuffled(11, { upTo: '14' }))).not.toContain('so-na-loja');
      expect(slugsOf(await shuffled(11, { upTo: '+18' }))).toHaveLength(catalogue.length);
      expect(slugsOf(await shuffled(11, { isNewOnly: true }))).toEqual([]);
      expect(slugsOf(await shuffled(11, { kind: 'free', genre: 'horror' }))).toEqual([]);
    });
  });

  describe('Issues, of a publisher', () => {
    it('are listed newest first, in slices', async () => {
      const { publisher } = await issueOf('nanquim-1');
      const parts = await Promise.all(
        [0, 1].map((page) => world().issues.ofPublisher(publisher.id, { page, limit: 3 })),
      );
      expect(parts.map(successOf).flatMap(slugsOf)).toEqual(catalogue.map(({ slug }) => slug));
    });

    it('fail for an unknown publisher', async () => {
      expect(failureOf(await world().issues.ofPublisher(unknownId, all))).toBe('PUBLISHER.NOT_FOUND');
    });
  });

  describe('Issues, searched', () => {
    it('are found with one wrong, missing or extra letter', async () => {
      for (const typed of ['nanqim', 'nanquin', 'nannquim', 'NANQUÍN']) {
        const found = slugsOf(successOf(await world().issues.search(typed, all)));
        expect([typed, ...found.sort()]).toEqual([typed, 'nanquim-1', 'nanquim-2']);
      }
    });

    it('are suggested with a text that finds something', async () => {
      const suggestions = successOf(await world().issues.suggest('nankim'));
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const suggestion of suggestions) {
        expect(successOf(await world().issues.search(suggestion, all)).items.length).toBeGreaterThan(0);
      }
    });

    it('are not suggested for random text', async () => {
      expect(successOf(await world().issues.suggest('xwzkyj'))).toEqual([]);
    });
  });

  describe('Issues, beside one', () => {
    const around = async (slug: string) => {
      const { id } = await issueOf(slug);
      const { previous, next } = successOf(await world().issues.neighbours(id));
      return [previous?.slug ?? null, next?.slug ?? null];
    };

    it('are the previous and next issue of the series', async () => {
      expect(await around('nanquim-1')).toEqual([null, 'nanquim-2']);
      expect(await around('nanquim-2')).toEqual(['nanquim-1', null]);
    });

    it('are null for an issue without a series', async () => {
      expect(await around('para-assinantes')).toEqual([null, null]);
    });

    it('fail for an unknown issue', async () => {
      expect(failureOf(await world().issues.neighbours(unknownId))).toBe('ISSUE.NOT_FOUND');
    });
  });
}
