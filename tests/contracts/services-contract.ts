import { failures } from '../../src/domain/failure.ts';
import type { Result } from '../../src/domain/result.ts';
import { catalogue, pagesOfEach, type World } from './world.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function successOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`It failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

function failureOf(result: Result<unknown, { code: string }>): string {
  if (result.ok) throw new Error('It should have failed.');
  return result.failure.code;
}

/** What the app relies on, whatever stands behind its ports. */
export function servicesContract(name: string, openWorld: () => Promise<World>): void {
  describe(name, () => {
    let world: World;
    const signIn = async () => {
      const { entry, password } = world.account;
      world.session.open(successOf(await world.authentication.signIn(entry, password)));
    };
    const issueOf = async (slug: string) => successOf(await world.issues.bySlug(slug));

    beforeAll(async () => {
      world = await openWorld();
    }, 60_000);
    afterEach(() => world.session.close());
    afterAll(() => world.close());

    describe('Issues', () => {
      it('lists the newest first, in slices that neither overlap nor leave out', async () => {
        const first = successOf(await world.issues.list({ page: 0, limit: 2 }));
        const second = successOf(await world.issues.list({ page: 1, limit: 2 }));
        expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(
          catalogue.map(({ slug }) => slug),
        );
        expect([first.page, first.hasNext, second.page, second.hasNext]).toEqual([0, true, 1, false]);
      });

      it('finds what a person means, without accents and capitals', async () => {
        const found = async (query: string) =>
          successOf(await world.issues.search(query, { page: 0, limit: 10 })).items.map(({ slug }) => slug);
        expect(await found('NANQUÍM')).toEqual(['nanquim-2', 'nanquim-1']);
        expect(await found('assinantes para')).toEqual(['para-assinantes']);
        expect(await found('nada disso')).toEqual([]);
      });

      it('gives what it finds in slices', async () => {
        const second = successOf(await world.issues.search('nanquim', { page: 1, limit: 1 }));
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
        expect(failureOf(await world.issues.bySlug('nao-existe'))).toBe('ISSUE.NOT_FOUND');
      });

      it('opens to nobody without a session', async () => {
        const { id } = await issueOf('nanquim-1');
        expect(failureOf(await world.issues.open(id))).toBe(failures.unauthenticated.code);
      });

      it('opens with its pages in order', async () => {
        await signIn();
        const { id } = await issueOf('nanquim-1');
        const open = successOf(await world.issues.open(id));
        expect(open.issue.slug).toBe('nanquim-1');
        expect(open.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
        for (const { picture } of open.pages) expect(picture.address).toContain('{width}');
        expect(new Date(open.expiresAt).getTime()).toBeGreaterThan(Date.now());
      });

      it('does not open to a reader without the right', async () => {
        await signIn();
        const { id } = await issueOf('para-assinantes');
        expect(failureOf(await world.issues.open(id))).toBe(failures.forbidden.code);
      });
    });

    describe('Publishers', () => {
      it('are listed with what they have published', async () => {
        const { items, hasNext } = successOf(await world.publishers.list({ page: 0, limit: 10 }));
        expect(items).toHaveLength(1);
        expect(items[0]).toMatchObject({ username: 'ipe', issuesCount: 3, seriesCount: 1 });
        expect(hasNext).toBe(false);
      });
    });

    describe('SeriesCollection', () => {
      it('knows the series of an issue and its issues by number', async () => {
        const { id } = await issueOf('nanquim-2');
        const series = successOf(await world.seriesCollection.ofIssue(id));
        expect(series.slug).toBe('nanquim');
        const { issues } = successOf(
          await world.seriesCollection.bySlug(series.slug, { page: 0, limit: 10 }),
        );
        expect(issues.items.map(({ number }) => number)).toEqual([1, 2]);
      });

      it('says when an issue belongs to none', async () => {
        const { id } = await issueOf('para-assinantes');
        expect(failureOf(await world.seriesCollection.ofIssue(id))).toBe('SERIES.NOT_FOUND');
      });
    });

    describe('Readers', () => {
      it('finds no profile until it is made, and makes it once', async () => {
        await signIn();
        const { userId } = world.account;
        expect(successOf(await world.readers.find(userId))).toBeNull();
        const made = successOf(await world.readers.create());
        expect(made).toMatchObject({
          dragonId: userId,
          preferences: { language: 'pt-br', theme: 'dark' },
          market: 'brazil',
          currency: 'BRL',
          subscription: null,
        });
        expect(successOf(await world.readers.create())).toEqual(made);
        expect(successOf(await world.readers.find(userId))).toEqual(made);
      });

      it('keeps profiles to their owners', async () => {
        expect(failureOf(await world.readers.find(world.account.userId))).toBe(failures.unauthenticated.code);
      });
    });

    describe('Acquisitions', () => {
      it('are none for whoever bought nothing, and need a session', async () => {
        expect(failureOf(await world.acquisitions.list())).toBe(failures.unauthenticated.code);
        await signIn();
        expect(successOf(await world.acquisitions.list())).toEqual([]);
      });
    });

    describe('Readings', () => {
      it('keep the newest position told, whatever order they come in', async () => {
        await signIn();
        successOf(await world.readers.create());
        const { id } = await issueOf('nanquim-1');
        const newest = { page: 1, readAt: minutesAgo(5) };
        successOf(await world.readings.tell(id, newest));
        successOf(await world.readings.tell(id, { page: 2, readAt: minutesAgo(10) }));
        const { items } = successOf(
          await world.readings.ofUser(world.account.userId, { page: 0, limit: 20 }),
        );
        expect(items).toHaveLength(1);
        expect(items[0]).toMatchObject({ issue: { slug: 'nanquim-1' }, pagesCount: pagesOfEach, ...newest });
        expect(successOf(await world.issues.open(id)).reading).toEqual(newest);
      });

      it('list what was read last first', async () => {
        await signIn();
        const first = await issueOf('nanquim-1');
        const second = await issueOf('nanquim-2');
        successOf(await world.readings.tell(second.id, { page: 0, readAt: minutesAgo(2) }));
        successOf(await world.readings.tell(first.id, { page: 0, readAt: minutesAgo(1) }));
        const { items } = successOf(
          await world.readings.ofUser(world.account.userId, { page: 0, limit: 20 }),
        );
        expect(items.map(({ issue }) => issue.slug)).toEqual(['nanquim-1', 'nanquim-2']);
      });

      it('refuse a page that the issue does not have', async () => {
        await signIn();
        const { id } = await issueOf('nanquim-1');
        const outcome = await world.readings.tell(id, { page: pagesOfEach, readAt: minutesAgo(0) });
        expect(failureOf(outcome)).toBe('CONTENT.INVALID_PAGE');
      });

      it('need a session', async () => {
        const { id } = await issueOf('nanquim-1');
        const outcome = await world.readings.tell(id, { page: 0, readAt: minutesAgo(0) });
        expect(failureOf(outcome)).toBe(failures.unauthenticated.code);
      });

      it('name the most read issues to anybody', async () => {
        const { items } = successOf(await world.readings.topIssues({ page: 0, limit: 18 }));
        expect(items.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['nanquim-1', 'nanquim-2']));
      });
    });

    describe('Authentication and IdentityUsers', () => {
      it('refuses a wrong password', async () => {
        const outcome = await world.authentication.signIn(world.account.entry, 'not this one');
        expect(failureOf(outcome)).toBe(failures.invalidCredentials.code);
      });

      it('tells a user of themselves and of nobody else', async () => {
        await signIn();
        const user = successOf(await world.identityUsers.find(world.account.userId));
        expect(user).toMatchObject({ uuid: world.account.userId, email: expect.stringContaining('@') });
        expect(failureOf(await world.identityUsers.find(nobody))).toBe(failures.forbidden.code);
      });

      it('takes a token that was signed out for no session, and closes it on the device', async () => {
        await signIn();
        const { token } = world.session.current ?? { token: '' };
        successOf(await world.authentication.signOut(token));
        expect(failureOf(await world.identityUsers.find(world.account.userId))).toBe(
          failures.unauthenticated.code,
        );
        expect(world.session.current).toBeNull();
      });
    });
  });
}
