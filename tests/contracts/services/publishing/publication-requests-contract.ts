import { failures } from '../../../../src/domain/failure.ts';
import type {
  PublicationRequestKind,
  PublicationRequestState,
} from '../../../../src/domain/publishing/publication-request.ts';
import { failureCodeOf, findIssue, successOf, unknownId } from '../contract.ts';
import { drawPageFile, type PublishingEnvironment, PublishingSteps, placeholdersOf } from './publishing.ts';

export function publicationRequestsContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const listIds = async (state?: PublicationRequestState) => {
    const filter = { kind: 'issue', page: 0, limit: 100, ...(state && { state }) } as const;
    return successOf(await environment().publicationRequests.list(filter)).items.map(({ id }) => id);
  };

  describe('PublicationRequests', () => {
    beforeEach(() => steps.signInAsEditor());

    it('are listed waiting ones first, the oldest at the top', async () => {
      const answered = await steps.submitDraft('pedido', 5, 1);
      await steps.answer(answered.requestId, 'Faltam páginas.');
      const older = await steps.submitDraft('pedido', 5, 2);
      const newer = await steps.submitDraft('pedido', 5, 3);
      const own = [answered, older, newer].map(({ requestId }) => requestId);
      const listOwn = async (state?: PublicationRequestState) =>
        (await listIds(state)).filter((id) => own.includes(id));
      expect(await listOwn()).toEqual([older.requestId, newer.requestId, answered.requestId]);
      expect(await listOwn('waiting')).toEqual([older.requestId, newer.requestId]);
      expect(await listOwn('rejected')).toEqual([answered.requestId]);
      const filter = { kind: 'series', page: 0, limit: 20 } as const;
      const series = successOf(await environment().publicationRequests.list(filter)).items;
      expect(series.filter(({ id }) => own.includes(id))).toEqual([]);
    });

    it('are shown to the members of their publisher and to staff', async () => {
      const { publicationRequests, partners } = environment();
      const { id, requestId } = await steps.submitDraft('visto', 6, 1);
      const publisherId = await steps.findPublisherId();
      await steps.signIn(partners.member);
      expect(await listIds()).toContain(requestId);
      const request = successOf(await publicationRequests.find(requestId));
      expect(request).toMatchObject({
        id: requestId,
        kind: 'issue',
        subjectId: id,
        name: 'Título de visto',
        publisher: { id: publisherId },
        state: 'waiting',
        reason: null,
        answeredAt: null,
      });
      const pages = [{ number: 1, picture: { placeholder: expect.any(String) }, panels: [] }, { number: 2 }];
      expect(request).toMatchObject({
        proposal: {
          slug: (await steps.find(id)).slug,
          contributors: [],
          contents: [{ language: 'pt-br', title: 'Título de visto', pages }],
        },
        published: null,
      });
      await steps.signIn(partners.stranger);
      expect(await listIds()).toEqual([]);
      expect(failureCodeOf(await publicationRequests.find(requestId))).toBe(failures.forbidden.code);
    });

    it('show what readers get beside what is proposed', async () => {
      const { issueDrafts, draftContents, publicationRequests } = environment();
      const id = await steps.approveDraft('comparado', 6, 8);
      const draft = successOf(await issueDrafts.change(await steps.find(id), { number: 3, samplePages: 0 }));
      const [content] = draft.contents;
      if (!content) throw new Error('The draft has no edition.');
      const panels = [{ x: 0, y: 0, width: 1, height: 0.5, text: 'Um barco.' }];
      successOf(await draftContents.changePages(id, content, { panels: [{ number: 1, panels }] }));
      const { request } = successOf(await steps.submit(id));
      const detail = successOf(await publicationRequests.find(request?.id ?? ''));
      expect(detail).toMatchObject({
        kind: 'issue',
        proposal: { number: 3, samplePages: 0, contents: [{ pages: [{ panels }, { panels: [] }] }] },
        published: { number: null, samplePages: 3, contents: [{ pages: [{ panels: [] }, { panels: [] }] }] },
      });
      await steps.answer(request?.id ?? '');
      const answered = successOf(await publicationRequests.find(request?.id ?? ''));
      expect(answered.published).toMatchObject({ number: 3, contents: [{ pages: [{ panels }, {}] }] });
    });

    it('publish the draft when they are approved, and can be approved once', async () => {
      const { publicationRequests, issueDrafts } = environment();
      const { id, requestId } = await steps.submitDraft('aprovado', 6, 2);
      const approved = await steps.answer(requestId);
      expect(approved).toMatchObject({ id: requestId, state: 'approved', reason: null });
      expect(Date.parse(approved.answeredAt ?? '')).not.toBeNaN();
      const draft = successOf(await issueDrafts.find(id));
      expect(draft).toMatchObject({
        isChanged: false,
        publication: 'not for sale',
        publishedAt: null,
        request: { state: 'approved' },
      });
      expect(failureCodeOf(await publicationRequests.answer(requestId, { isApproved: true }))).toBe(
        'CONTENT.ANSWERED_REQUEST',
      );
      expect(failureCodeOf(await steps.submit(id))).toBe('CONTENT.REQUEST_ON_APPROVED');
      successOf(await issueDrafts.change(draft, { number: 2 }));
      expect(successOf(await steps.submit(id)).request?.state).toBe('waiting');
    });

    it('publish pages to readers who open the issue again, not to those who have it open', async () => {
      const { issueDrafts, issues, draftContents } = environment();
      const { id } = await findIssue(environment(), 'nanquim-1');
      const open = successOf(await issues.open(id));
      const [content] = successOf(await issueDrafts.find(id)).contents;
      if (!content) throw new Error('The issue has no edition.');
      const file = await drawPageFile(11);
      successOf(await draftContents.replacePage(id, content, { number: 1, file }));
      const { request } = successOf(await steps.submit(id));
      await steps.answer(request?.id ?? '');
      const { language, version } = open;
      const kept = successOf(await issues.open(id, { language, version }));
      expect([kept.version, placeholdersOf(kept)]).toEqual([version, placeholdersOf(open)]);
      const newest = successOf(await issues.open(id, { language }));
      expect(newest.version).toBeGreaterThan(version);
      expect(placeholdersOf(newest)[0]).not.toBe(placeholdersOf(open)[0]);
      const unknown = successOf(await issues.open(id, { language, version: newest.version + 1 }));
      expect(unknown.version).toBe(newest.version);
    });

    it('give the reason when they are rejected, and the draft can be changed and submitted again', async () => {
      const { publicationRequests, issueDrafts, draftContents } = environment();
      const { id, content, requestId } = await steps.submitDraft('rejeitado', 6, 3);
      await steps.answer(requestId, 'A página 2 está cortada.');
      expect(successOf(await issueDrafts.find(id))).toMatchObject({
        publication: 'unpublished',
        request: { id: requestId, state: 'rejected', reason: 'A página 2 está cortada.' },
      });
      expect(failureCodeOf(await publicationRequests.answer(requestId, { isApproved: true }))).toBe(
        'CONTENT.ANSWERED_REQUEST',
      );
      successOf(await draftContents.addPages(id, content, [await drawPageFile(4)]));
      expect(successOf(await steps.submit(id)).request).toMatchObject({ state: 'waiting' });
    });

    it('cannot be rejected without a reason', async () => {
      const { requestId } = await steps.submitDraft('sem-motivo', 6, 5);
      const decision = { isApproved: false, reason: ' ' } as const;
      const outcome = await environment().publicationRequests.answer(requestId, decision);
      expect(failureCodeOf(outcome)).toBe('REQUEST.INVALID');
    });

    it('are refused for an issue with the pages of another one', async () => {
      const { requestId } = await steps.submitDraft('original', 7, 8, 7);
      await steps.answer(requestId);
      const { id } = await steps.createDraftWithPages('copia', 7, 8, 7);
      expect(failureCodeOf(await steps.submit(id))).toBe('ISSUE.DUPLICATE_CONTENT');
    });

    it('about publishers are for managers, those about issues and series for editors', async () => {
      const { publicationRequests, staff } = environment();
      const { requestId } = await steps.submitDraft('da-area', 6, 6);
      const list = async (kind: PublicationRequestKind) => {
        const outcome = await publicationRequests.list({ kind, page: 0, limit: 1 });
        return outcome.ok ? 'listed' : outcome.failure.code;
      };
      const listAll = async () => [await list('issue'), await list('series'), await list('publisher')];
      const forbidden = failures.forbidden.code;
      expect(await listAll()).toEqual(['listed', 'listed', forbidden]);
      await steps.signIn(staff.manager);
      expect(await listAll()).toEqual([forbidden, forbidden, 'listed']);
      expect(failureCodeOf(await publicationRequests.find(requestId))).toBe(forbidden);
      const approval = publicationRequests.answer(requestId, { isApproved: true });
      expect(failureCodeOf(await approval)).toBe(forbidden);
    });

    it('report different failures for unknown requests, visitors and members who answer', async () => {
      const { publicationRequests, partners, session } = environment();
      const { requestId } = await steps.submitDraft('proibido', 6, 7);
      const answer = async (id: string) =>
        failureCodeOf(await publicationRequests.answer(id, { isApproved: true }));
      expect(await answer(unknownId)).toBe('CONTENT.NO_REQUEST');
      expect(failureCodeOf(await publicationRequests.find(unknownId))).toBe('CONTENT.NO_REQUEST');
      await steps.signIn(partners.member);
      expect(await answer(requestId)).toBe(failures.forbidden.code);
      session.close('signed-out');
      expect(await answer(requestId)).toBe(failures.unauthenticated.code);
    });
  });
}
