import { failures } from '../../../../src/domain/failure.ts';
import type { PrivateSeries, PrivateSeriesTexts } from '../../../../src/domain/publishing/private-series.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { drawPageFile, type PublishingEnvironment, PublishingSteps } from './publishing.ts';

const firstSlice = { page: 0, limit: 20 };
const english = { language: 'en-us', title: 'Night Bus', description: 'Nobody gets off.' };

export function privateSeriesContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const textsOf = (name: string): PrivateSeriesTexts => ({
    slug: steps.createSlug(name),
    title: `Série ${name}`,
    description: 'Um ônibus noturno.',
  });
  /** Creates a series that readers get. The caller must be staff. */
  const create = async (name: string) =>
    successOf(
      await environment().privateSeriesCollection.create(await steps.findPublisherId(), textsOf(name)),
    );
  /** Signs in as a member, who proposes a series. */
  const propose = async (name: string) => {
    await steps.signIn(environment().partners.member);
    const texts = textsOf(name);
    const publisherId = await steps.findPublisherId();
    return {
      texts,
      series: successOf(await environment().privateSeriesCollection.propose(publisherId, texts)),
    };
  };
  /** Signs in as staff, and answers the request about a series. */
  const answer = async ({ request }: PrivateSeries, reason: string | null = null) => {
    await steps.signInAsEditor();
    await steps.answer(request?.id ?? '', reason);
  };

  describe('PrivateSeriesCollection', () => {
    beforeEach(() => steps.signInAsEditor());

    it('creates a series at once for staff', async () => {
      const series = await create('pronta');
      expect(series).toMatchObject({
        publisher: { id: await steps.findPublisherId() },
        isPublished: true,
        title: 'Série pronta',
        description: 'Um ônibus noturno.',
        descriptors: [],
        proposal: null,
        request: null,
      });
      expect(successOf(await environment().privateSeriesCollection.find(series.id))).toMatchObject({
        id: series.id,
        slug: series.slug,
      });
    });

    it('creates a series of a publisher after an approval', async () => {
      const { privateSeriesCollection } = environment();
      const { texts, series } = await propose('proposta');
      expect(series).toMatchObject({
        ...texts,
        isPublished: false,
        proposal: texts,
        request: { state: 'waiting' },
      });
      const change = await privateSeriesCollection.change(series.id, { title: 'Outra' });
      expect(failureCodeOf(change)).toBe('CONTENT.WAITING_APPROVAL');
      await answer(series);
      expect(successOf(await privateSeriesCollection.find(series.id))).toMatchObject({
        ...texts,
        isPublished: true,
        proposal: null,
        request: { state: 'approved' },
      });
    });

    it('continues a rejected proposal with the next change', async () => {
      const { privateSeriesCollection, partners } = environment();
      const { texts, series } = await propose('recusada');
      await answer(series, 'O título já existe.');
      await steps.signIn(partners.member);
      const changed = successOf(await privateSeriesCollection.change(series.id, { title: 'Outro título' }));
      expect(changed).toMatchObject({
        isPublished: false,
        proposal: { ...texts, title: 'Outro título' },
        request: { state: 'waiting', reason: null },
      });
      await answer(changed);
      expect(successOf(await privateSeriesCollection.find(series.id))).toMatchObject({
        ...texts,
        title: 'Outro título',
        isPublished: true,
      });
    });

    it('changes a series at once for staff, and proposes only what differs for publishers', async () => {
      const { privateSeriesCollection, partners } = environment();
      const { id, slug, title, description } = await create('mudada');
      const changed = successOf(await privateSeriesCollection.change(id, { description: 'Nova.' }));
      expect(changed).toMatchObject({ slug, title, description: 'Nova.', proposal: null, request: null });
      await steps.signIn(partners.member);
      const same = await privateSeriesCollection.change(id, { slug, title });
      expect(failureCodeOf(same)).toBe('CONTENT.REQUEST_ON_APPROVED');
      const proposed = successOf(await privateSeriesCollection.change(id, { title, description }));
      expect(proposed).toMatchObject({ description: 'Nova.', request: { state: 'waiting' } });
      expect(proposed.proposal).toEqual({ description });
    });

    it('presents a series in a language with a cover, until that is removed', async () => {
      const { privateSeriesCollection } = environment();
      const { id } = await create('capa');
      const cover = await drawPageFile(9);
      const present = async (change: object) =>
        successOf(await privateSeriesCollection.changeDescriptor(id, { ...english, ...change })).descriptors;
      const [covered] = await present({ cover });
      expect(covered).toEqual({
        ...english,
        cover: expect.objectContaining({ placeholder: expect.any(String) }),
      });
      const placeholder = covered?.cover?.placeholder;
      const title = { title: 'Last Bus' };
      expect(await present(title)).toMatchObject([{ ...english, ...title, cover: { placeholder } }]);
      expect(await present({ ...title, cover: null })).toEqual([{ ...english, ...title, cover: null }]);
    });

    it('proposes how publishers present a series, with its cover', async () => {
      const { privateSeriesCollection, partners } = environment();
      const { id } = await create('idioma');
      await steps.signIn(partners.member);
      const cover = await drawPageFile(8);
      const proposed = successOf(await privateSeriesCollection.changeDescriptor(id, { ...english, cover }));
      expect(proposed).toMatchObject({ descriptors: [], request: { state: 'waiting' } });
      expect(proposed.proposal).toEqual({
        descriptors: [{ ...english, cover: expect.objectContaining({ placeholder: expect.any(String) }) }],
      });
      expect(Date.parse(proposed.expiresAt)).not.toBeNaN();
      const found = await environment().publicationRequests.find(proposed.request?.id ?? '');
      expect(successOf(found)).toMatchObject({
        kind: 'series',
        proposal: {
          descriptors: [
            {
              ...english,
              cover: { placeholder: proposed.proposal?.descriptors?.[0]?.cover?.placeholder },
            },
          ],
        },
        published: { slug: proposed.slug, title: proposed.title, descriptors: [] },
      });
      await answer(proposed);
      const { descriptors, proposal } = successOf(await privateSeriesCollection.find(id));
      expect(proposal).toBeNull();
      expect(descriptors).toMatchObject([english]);
      expect(descriptors[0]?.cover?.placeholder).toBe(
        proposed.proposal?.descriptors?.[0]?.cover?.placeholder,
      );
    });

    it('refuses a cover that is not an image', async () => {
      const { privateSeriesCollection } = environment();
      const { id } = await create('sem-capa');
      const cover = new File(['no image'], 'cover.txt', { type: 'text/plain' });
      const outcome = await privateSeriesCollection.changeDescriptor(id, { ...english, cover });
      expect(failureCodeOf(outcome)).toBe('CONTENT.INVALID_FILE');
      expect(successOf(await privateSeriesCollection.find(id)).descriptors).toEqual([]);
    });

    it('refuses a slug that a series or a waiting request has, and unknown publishers', async () => {
      const { privateSeriesCollection } = environment();
      const { texts } = await propose('disputada');
      await steps.signInAsEditor();
      const other = await create('outra');
      const publisherId = await steps.findPublisherId();
      for (const { slug } of [texts, other, { slug: 'nanquim' }]) {
        const outcome = await privateSeriesCollection.create(publisherId, { ...texts, slug });
        expect(failureCodeOf(outcome)).toBe('SERIES.EXISTING_SLUG');
      }
      const { slug } = texts;
      expect(failureCodeOf(await privateSeriesCollection.change(other.id, { slug }))).toBe(
        'SERIES.EXISTING_SLUG',
      );
      const unknown = await privateSeriesCollection.create(unknownId, textsOf('sem-editora'));
      expect(failureCodeOf(unknown)).toBe('PUBLISHER.NOT_FOUND');
    });

    it('lists all series of a publisher by title', async () => {
      const { privateSeriesCollection, partners } = environment();
      const published = await create('lista-b');
      const { series: proposed } = await propose('lista-a');
      await steps.signIn(partners.member);
      const publisherId = await steps.findPublisherId();
      const { items } = successOf(
        await privateSeriesCollection.list(publisherId, { ...firstSlice, limit: 100 }),
      );
      const own = items.filter(({ id }) => [published.id, proposed.id].includes(id));
      expect(own.map(({ title, isPublished }) => [title, isPublished])).toEqual([
        ['Série lista-a', false],
        ['Série lista-b', true],
      ]);
      expect(items.map(({ slug }) => slug)).toContain('nanquim');
      expect(failureCodeOf(await privateSeriesCollection.list(unknownId, firstSlice))).toBe(
        'PUBLISHER.NOT_FOUND',
      );
    });

    it('can have issues', async () => {
      const { id } = await create('rascunho');
      expect((await steps.createDraft('da-serie', { seriesId: id })).seriesId).toBe(id);
    });

    it('reports different failures for unknown series, other publishers and visitors', async () => {
      const { privateSeriesCollection, partners, session } = environment();
      const { id } = await create('alheia');
      const publisherId = await steps.findPublisherId();
      const callAll = async (seriesId: string) => [
        failureCodeOf(await privateSeriesCollection.find(seriesId)),
        failureCodeOf(await privateSeriesCollection.change(seriesId, { title: 'Outra' })),
        failureCodeOf(await privateSeriesCollection.changeDescriptor(seriesId, english)),
      ];
      expect(await callAll(unknownId)).toEqual(Array(3).fill('SERIES.NOT_FOUND'));
      const propose = () => privateSeriesCollection.propose(publisherId, textsOf('alheia'));
      expect(failureCodeOf(await propose())).toBe(failures.forbidden.code);
      await steps.signIn(partners.stranger);
      expect(await callAll(id)).toEqual(Array(3).fill(failures.forbidden.code));
      for (const outcome of [
        await propose(),
        await privateSeriesCollection.create(publisherId, textsOf('alheia')),
        await privateSeriesCollection.list(publisherId, firstSlice),
      ])
        expect(failureCodeOf(outcome)).toBe(failures.forbidden.code);
      session.close('signed-out');
      expect(await callAll(id)).toEqual(Array(3).fill(failures.unauthenticated.code));
    });
  });
}
