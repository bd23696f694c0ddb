import { failures } from '../../../../src/domain/failure.ts';
import { catalogue, pagesPerIssue, samplePublisher } from '../../contract-environment.ts';
import { failureCodeOf, findIssue, slugsOf, successOf, unknownId } from '../contract.ts';
import { type PublishingEnvironment, PublishingSteps } from './publishing.ts';

const firstSlice = { page: 0, limit: 20 };

export function issueDraftsContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);

  describe('IssueDrafts', () => {
    it('create a draft with defaults for absent details', async () => {
      await steps.signInAsEditor();
      const draft = await steps.createDraft('novo', { number: 1, genre: 'fantasy' });
      expect(draft).toMatchObject({
        publisher: { id: await steps.findPublisherId(), username: samplePublisher.username },
        number: 1,
        genre: 'fantasy',
        seriesId: null,
        country: null,
        releaseDate: null,
        originalTitle: null,
        originalLanguage: 'pt-br',
        parentalRating: 'L',
        samplePages: 3,
        readingDirection: 'ltr',
        readingMode: 'paged',
        contributors: [],
        isChanged: true,
        publication: 'unpublished',
        publishedAt: null,
        request: null,
        contents: [],
      });
      expect(successOf(await environment().issueDrafts.find(draft.id))).toMatchObject({
        id: draft.id,
        slug: draft.slug,
        version: draft.version,
      });
    });

    it('let members create drafts of their own publishers only', async () => {
      const publisherId = await steps.findPublisherId();
      const issue = { slug: steps.createSlug('da-editora') };
      const { issueDrafts, partners, staff } = environment();
      const createAs = async (account: typeof staff.editor) => {
        await steps.signIn(account);
        return issueDrafts.createAsPublisher(publisherId, issue);
      };
      for (const account of [partners.stranger, staff.editor])
        expect(failureCodeOf(await createAs(account))).toBe(failures.forbidden.code);
      expect(successOf(await createAs(partners.member)).publisher.id).toBe(publisherId);
      expect(failureCodeOf(await issueDrafts.create(publisherId, issue))).toBe(failures.forbidden.code);
    });

    it('refuse an unknown publisher, an unknown series and a taken slug', async () => {
      await steps.signInAsEditor();
      const publisherId = await steps.findPublisherId();
      const { issueDrafts } = environment();
      const slug = steps.createSlug('recusado');
      expect(failureCodeOf(await issueDrafts.create(unknownId, { slug }))).toBe('PUBLISHER.NOT_FOUND');
      expect(failureCodeOf(await issueDrafts.create(publisherId, { slug, seriesId: unknownId }))).toBe(
        'SERIES.NOT_FOUND',
      );
      const draft = await steps.createDraft('recusado');
      for (const taken of [draft.slug, catalogue[0].slug]) {
        expect(failureCodeOf(await issueDrafts.create(publisherId, { slug: taken }))).toBe(
          'ISSUE.EXISTING_SLUG',
        );
        expect(successOf(await issueDrafts.isSlugTaken(taken))).toBe(true);
      }
      expect(successOf(await issueDrafts.isSlugTaken(slug))).toBe(false);
    });

    it('change details, and keep those that are absent', async () => {
      await steps.signInAsEditor();
      const draft = await steps.createDraft('mudado', { number: 4 });
      const contributors = [{ name: 'Rui Reis', role: 'writer' }];
      const changes = { slug: `${draft.slug}-b`, contributors, releaseDate: '2026-02-10' };
      const changed = successOf(await environment().issueDrafts.change(draft, changes));
      expect(changed).toMatchObject({ ...changes, id: draft.id, number: 4 });
      const cleared = successOf(await environment().issueDrafts.change(changed, { releaseDate: null }));
      expect(cleared).toMatchObject({ ...changes, number: 4, releaseDate: null });
    });

    it('refuse a change by somebody who has seen an earlier version', async () => {
      await steps.signInAsEditor();
      const draft = await steps.createDraft('disputado');
      const { issueDrafts } = environment();
      successOf(await issueDrafts.change(draft, { number: 1 }));
      expect(failureCodeOf(await issueDrafts.change(draft, { number: 2 }))).toBe('REQUEST.VERSION_MISMATCH');
      expect(successOf(await issueDrafts.find(draft.id)).number).toBe(1);
    });

    it('open an issue that was published without a draft', async () => {
      const { id } = await findIssue(environment(), 'so-na-loja');
      await steps.signIn(environment().partners.member);
      const draft = successOf(await environment().issueDrafts.find(id));
      expect(draft).toMatchObject({ id, slug: 'so-na-loja', isChanged: false, publication: 'on sale' });
      expect(draft.contents).toEqual([expect.objectContaining({ language: 'pt-br', title: 'Só na Loja' })]);
      expect(draft.contents[0]?.pages.map(({ number }) => number)).toEqual(
        Array.from({ length: pagesPerIssue }, (_, index) => index + 1),
      );
      expect(draft.contents[0]?.pages.map(({ fileName }) => fileName)).toEqual(
        Array(pagesPerIssue).fill(null),
      );
      expect(Date.parse(draft.publishedAt ?? '')).not.toBeNaN();
    });

    it('are listed with those that were changed last first', async () => {
      await steps.signInAsEditor();
      const publisherId = await steps.findPublisherId();
      const older = await steps.createDraft('lista');
      const newer = await steps.createDraft('lista');
      const list = async (page: number, limit: number) =>
        successOf(await environment().issueDrafts.list(publisherId, { page, limit }));
      expect(slugsOf(await list(0, 2))).toEqual([newer.slug, older.slug]);
      successOf(await environment().issueDrafts.change(older, { number: 7 }));
      expect(slugsOf(await list(0, 1))).toEqual([older.slug]);
      const [first] = (await list(0, 1)).items;
      expect(first).toMatchObject({
        id: older.id,
        title: null,
        number: 7,
        cover: null,
        pagesCount: 0,
        isChanged: true,
        publication: 'unpublished',
        requestState: null,
      });
      expect(slugsOf(await list(1, 1))).toEqual([newer.slug]);
      expect((await list(0, 100)).items).toContainEqual(
        expect.objectContaining({
          slug: 'nanquim-1',
          title: 'Nanquim',
          pagesCount: pagesPerIssue,
          publication: 'on sale',
        }),
      );
    });

    it('are found by unfinished words of title, number and slug', async () => {
      await steps.signIn(environment().partners.member);
      const publisherId = await steps.findPublisherId();
      const search = async (query: string) =>
        slugsOf(successOf(await environment().issueDrafts.search(publisherId, query, firstSlice)));
      expect(await search('NANQ 2')).toEqual(['nanquim-2']);
      expect((await search('nanquim')).sort()).toEqual(['nanquim-1', 'nanquim-2']);
      expect(await search('nanquim inexistente')).toEqual([]);
    });

    it('can be submitted only if each edition has pages', async () => {
      await steps.signInAsEditor();
      const { draftContents } = environment();
      const { id } = await steps.createDraft('incompleto');
      expect(failureCodeOf(await steps.submit(id))).toBe('ISSUE.INVALID_CONTENT');
      const complete = await steps.createDraftWithPages('incompleto', 1, 2);
      successOf(await draftContents.add(complete.id, { language: 'en-us', title: 'Incomplete' }));
      expect(failureCodeOf(await steps.submit(complete.id))).toBe('ISSUE.INVALID_CONTENT');
    });

    it('cannot be changed or submitted again while a request is waiting', async () => {
      await steps.signInAsEditor();
      const { issueDrafts } = environment();
      const { id } = await steps.createDraftWithPages('enviado', 1, 3);
      const submitted = successOf(await steps.submit(id));
      expect(submitted).toMatchObject({ id, request: { state: 'waiting', reason: null, answeredAt: null } });
      expect(failureCodeOf(await issueDrafts.change(submitted, { number: 2 }))).toBe(
        'CONTENT.WAITING_APPROVAL',
      );
      expect(failureCodeOf(await steps.submit(id))).toBe('CONTENT.EXISTING_REQUEST');
      const slice = successOf(await issueDrafts.list(submitted.publisher.id, firstSlice));
      expect(slice.items.find((item) => item.id === id)).toMatchObject({
        title: 'Título de enviado',
        pagesCount: 2,
        requestState: 'waiting',
      });
    });

    it('cannot be submitted by somebody who has not seen the newest pages', async () => {
      await steps.signInAsEditor();
      const { issueDrafts, draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('visto', 1, 9);
      const seen = await steps.find(id);
      successOf(await draftContents.removePage(id, content, 2));
      expect(failureCodeOf(await issueDrafts.submit(seen))).toBe('REQUEST.VERSION_MISMATCH');
      const changed = await steps.find(id);
      successOf(await issueDrafts.change(changed, { number: 5 }));
      expect(failureCodeOf(await issueDrafts.submit(changed))).toBe('REQUEST.VERSION_MISMATCH');
      expect(successOf(await steps.submit(id)).request?.state).toBe('waiting');
    });

    it('are not shown to members of other publishers', async () => {
      await steps.signInAsEditor();
      const draft = await steps.createDraft('alheio');
      const publisherId = draft.publisher.id;
      await steps.signIn(environment().partners.stranger);
      const { issueDrafts } = environment();
      for (const outcome of [
        await issueDrafts.find(draft.id),
        await issueDrafts.change(draft, { number: 2 }),
        await issueDrafts.submit(draft),
        await issueDrafts.list(publisherId, firstSlice),
        await issueDrafts.search(publisherId, 'alheio', firstSlice),
      ]) {
        expect(failureCodeOf(outcome)).toBe(failures.forbidden.code);
      }
    });

    it('report different failures for unknown issues, visitors and readers without permission', async () => {
      const { issueDrafts, otherReader } = environment();
      const callAll = async () => [
        failureCodeOf(await issueDrafts.find(unknownId)),
        failureCodeOf(await issueDrafts.change({ id: unknownId, version: 1 }, { number: 1 })),
        failureCodeOf(await issueDrafts.submit({ id: unknownId, copyVersion: 1 })),
      ];
      expect(await callAll()).toEqual(Array(3).fill(failures.unauthenticated.code));
      expect(failureCodeOf(await issueDrafts.isSlugTaken('nanquim-1'))).toBe(failures.unauthenticated.code);
      await steps.signIn(otherReader);
      expect(await callAll()).toEqual(Array(3).fill(failures.forbidden.code));
      await steps.signInAsEditor();
      expect(await callAll()).toEqual(Array(3).fill('ISSUE.NOT_FOUND'));
    });
  });
}
