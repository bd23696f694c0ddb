import { type CatalogueQuery, wholeCatalogue } from '../../../src/domain/catalogue-query.ts';
import { type ShuffleModule, shuffleModules } from '../../../src/domain/shuffle.ts';
import { catalogue, publisherOfAll } from '../world.ts';
import { failureOf, nobody, type Stage, successOf } from './contract.ts';

const all = { page: 0, limit: 20 };
const slugsOf = ({ items }: { readonly items: readonly { readonly slug: string }[] }) =>
  items.map(({ slug }) => slug);

export function discoveryContract({ world, issueOf }: Stage): void {
  const shuffled = async (module: ShuffleModule, query: Partial<CatalogueQuery> = {}, request = all) =>
    successOf(await world().issues.listShuffled({ ...wholeCatalogue, ...query }, module, request));

  describe('Issues, shuffled', () => {
    it('are all of them, in the same order for the same module', async () => {
      const first = slugsOf(await shuffled(7));
      expect([...first].sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
      expect(slugsOf(await shuffled(7))).toEqual(first);
    });

    it('come in more orders than one', async () => {
      const orders = await Promise.all(shuffleModules.map((module) => shuffled(module)));
      expect(new Set(orders.map((order) => slugsOf(order).join())).size).toBeGreaterThan(1);
    });

    it('come in slices that neither repeat nor miss', async () => {
      const parts = [];
      for (const page of [0, 1, 2, 3]) parts.push(await shuffled(31, {}, { page, limit: 1 }));
      expect(parts.flatMap(slugsOf)).toEqual(slugsOf(await shuffled(31)));
      expect(parts.map(({ hasNext }) => hasNext)).toEqual([true, true, true, false]);
    });

    it.each([
      ['free', ['nanquim-1', 'nanquim-2']],
      ['subscription', ['para-assinantes']],
      ['on_demand', ['so-na-loja']],
    ] as const)('are of the kind that is wanted: %s', async (kind, wanted) => {
      expect(slugsOf(await shuffled(11, { kind })).sort()).toEqual(wanted);
    });

    it('are of the genre, the ratings and the days that are wanted', async () => {
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
    it('are listed, the newest first, in slices', async () => {
      const { publisher } = await issueOf('nanquim-1');
      const parts = await Promise.all(
        [0, 1].map((page) => world().issues.ofPublisher(publisher.dragonId, { page, limit: 3 })),
      );
      expect(parts.map(successOf).flatMap(slugsOf)).toEqual(catalogue.map(({ slug }) => slug));
    });

    it('say when there is no such publisher', async () => {
      expect(failureOf(await world().issues.ofPublisher(nobody, all))).toBe('PUBLISHER.NOT_FOUND');
    });
  });

  describe('Issues, searched', () => {
    it('are found although a letter is wrong, missing or too many', async () => {
      for (const typed of ['nanqim', 'nanquin', 'nannquim', 'NANQUÍN']) {
        const found = slugsOf(successOf(await world().issues.search(typed, all)));
        expect([typed, ...found.sort()]).toEqual([typed, 'nanquim-1', 'nanquim-2']);
      }
    });

    it('are suggested where nothing is found, by what does find something', async () => {
      const suggestions = successOf(await world().issues.suggest('nankim'));
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const suggestion of suggestions) {
        expect(successOf(await world().issues.search(suggestion, all)).items.length).toBeGreaterThan(0);
      }
    });

    it('are not suggested for what nobody could mean', async () => {
      expect(successOf(await world().issues.suggest('xwzkyj'))).toEqual([]);
    });
  });

  describe('Issues, beside one', () => {
    const around = async (slug: string) => {
      const { id } = await issueOf(slug);
      const { previous, next } = successOf(await world().issues.neighbours(id));
      return [previous?.slug ?? null, next?.slug ?? null];
    };

    it('are those of its series by number', async () => {
      expect(await around('nanquim-1')).toEqual([null, 'nanquim-2']);
      expect(await around('nanquim-2')).toEqual(['nanquim-1', null]);
    });

    it('are none where it is in no series', async () => {
      expect(await around('para-assinantes')).toEqual([null, null]);
    });

    it('say when there is no such issue', async () => {
      expect(failureOf(await world().issues.neighbours(nobody))).toBe('ISSUE.NOT_FOUND');
    });
  });

  describe('SeriesCollection', () => {
    it('lists those of a publisher', async () => {
      const { publisher } = await issueOf('nanquim-1');
      const series = successOf(await world().seriesCollection.ofPublisher(publisher.dragonId, all));
      expect([slugsOf(series), series.hasNext]).toEqual([['nanquim'], false]);
    });

    it('finds what a person means', async () => {
      expect(slugsOf(successOf(await world().seriesCollection.search('NANQUIN', all)))).toEqual(['nanquim']);
      expect(slugsOf(successOf(await world().seriesCollection.search('nada disso', all)))).toEqual([]);
    });

    it('says when there is no such series', async () => {
      expect(failureOf(await world().seriesCollection.bySlug('nao-existe', all))).toBe('SERIES.NOT_FOUND');
    });
  });

  describe('Publishers', () => {
    it('are known by their names in addresses', async () => {
      const publisher = successOf(await world().publishers.byUsername(publisherOfAll.username));
      expect(publisher).toMatchObject({ ...publisherOfAll, issuesCount: catalogue.length, seriesCount: 1 });
      expect(failureOf(await world().publishers.byUsername('ninguem'))).toBe('PUBLISHER.NOT_FOUND');
    });

    it('are found as people type them', async () => {
      const found = async (query: string) =>
        successOf(await world().publishers.search(query, all)).items.map(({ username }) => username);
      expect(await found('editora ipe')).toEqual(['ipe']);
      expect(await found('nada disso')).toEqual([]);
    });
  });
}
