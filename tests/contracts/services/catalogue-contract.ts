import { failures } from '../../../src/domain/failure.ts';
import { catalogue, pagesOfEach } from '../world.ts';
import { failureOf, type Stage, successOf } from './contract.ts';

export function catalogueContract({ world, signIn, issueOf }: Stage): void {
  describe('Issues', () => {
    it('lists the newest first, in slices that neither overlap nor leave out', async () => {
      const first = successOf(await world().issues.list({ page: 0, limit: 2 }));
      const second = successOf(await world().issues.list({ page: 1, limit: 2 }));
      expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(
        catalogue.map(({ slug }) => slug),
      );
      expect([first.page, first.hasNext, second.page, second.hasNext]).toEqual([0, true, 1, false]);
    });

    it('finds what a person means, without accents and capitals', async () => {
      const found = async (query: string) =>
        successOf(await world().issues.search(query, { page: 0, limit: 10 })).items.map(({ slug }) => slug);
      expect(await found('NANQUÍM')).toEqual(['nanquim-2', 'nanquim-1']);
      expect(await found('assinantes para')).toEqual(['para-assinantes']);
      expect(await found('nada disso')).toEqual([]);
    });

    it('gives what it finds in slices', async () => {
      const second = successOf(await world().issues.search('nanquim', { page: 1, limit: 1 }));
      expect([second.items.map(({ slug }) => slug), second.hasNext]).toEqual([['nanquim-1'], false]);
    });

    it('knows an issue by its slug, under the names of the app', async () => {
      const issue = await issueOf('nanquim-1');
      expect(issue).toMatchObject({
        id: expect.any(String),
        slug: 'nanquim-1',
        number: 1,
        content: { title: 'Nanquim', description: expect.any(String) },
        pagesCount: pagesOfEach,
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

    it('says when there is no such issue', async () => {
      expect(failureOf(await world().issues.bySlug('nao-existe'))).toBe('ISSUE.NOT_FOUND');
    });

    it('opens to nobody without a session', async () => {
      const { id } = await issueOf('nanquim-1');
      expect(failureOf(await world().issues.open(id))).toBe(failures.unauthenticated.code);
    });

    it('opens with its pages in order', async () => {
      await signIn();
      const { id } = await issueOf('nanquim-1');
      const open = successOf(await world().issues.open(id));
      expect(open.issue.slug).toBe('nanquim-1');
      expect(open.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
      for (const { picture } of open.pages) expect(picture.address).toContain('{width}');
      expect(new Date(open.expiresAt).getTime()).toBeGreaterThan(Date.now());
    });

    it('does not open to a reader without the right', async () => {
      await signIn();
      const { id } = await issueOf('para-assinantes');
      expect(failureOf(await world().issues.open(id))).toBe(failures.forbidden.code);
    });
  });

  describe('Publishers', () => {
    it('are listed with what they have published', async () => {
      const { items, hasNext } = successOf(await world().publishers.list({ page: 0, limit: 10 }));
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ username: 'ipe', issuesCount: catalogue.length, seriesCount: 1 });
      expect(hasNext).toBe(false);
    });
  });

  describe('SeriesCollection', () => {
    it('knows the series of an issue and its issues by number', async () => {
      const { id } = await issueOf('nanquim-2');
      const series = successOf(await world().seriesCollection.ofIssue(id));
      expect(series).toMatchObject({ slug: 'nanquim', parentalRating: 'L' });
      const { issues } = successOf(
        await world().seriesCollection.bySlug(series.slug, { page: 0, limit: 10 }),
      );
      expect(issues.items.map(({ number }) => number)).toEqual([1, 2]);
    });

    it('says when an issue belongs to none', async () => {
      const { id } = await issueOf('para-assinantes');
      expect(failureOf(await world().seriesCollection.ofIssue(id))).toBe('SERIES.NOT_FOUND');
    });
  });
}
