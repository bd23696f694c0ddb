import { failures } from '../../../../src/domain/failure.ts';
import { isSettled, type PageUpload } from '../../../../src/domain/publishing/page-upload.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { drawPageFile, type PublishingEnvironment, PublishingSteps, placeholdersOf } from './publishing.ts';

const pauseMs = 20;

export function pageUploadsContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const notAnImage = new File(['not an image'], 'page-1.txt', { type: 'text/plain' });
  /** Waits until the service has processed a file. */
  const settle = async ({ id }: PageUpload): Promise<PageUpload> => {
    for (;;) {
      const upload = successOf(await environment().pageUploads.find(id));
      if (isSettled(upload)) return upload;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const findContent = async (issueId: string) => {
    const [content] = successOf(await environment().issueDrafts.find(issueId)).contents;
    if (!content) throw new Error('The draft has no edition.');
    return content;
  };

  describe('PageUploads', () => {
    beforeEach(() => steps.signInAsEditor());

    it('add the pages of a file after the last one, and report the progress', async () => {
      const { id, content } = await steps.createDraftWithPages('retomada', 1);
      const file = await drawPageFile(2);
      const shares: number[] = [];
      const onProgress = (share: number) => shares.push(share);
      const place = { contentId: content.id };
      const upload = successOf(await environment().pageUploads.send(file, place, { onProgress }));
      expect(upload).toMatchObject({
        fileName: 'page-2.png',
        pageNumber: null,
        bytes: file.size,
        receivedBytes: file.size,
      });
      expect(shares.at(-1)).toBe(1);
      expect(shares).toEqual([...shares].sort((one, other) => one - other));
      expect(await settle(upload)).toMatchObject({ id: upload.id, state: 'stored', failure: null });
      const { pages } = await findContent(id);
      expect(pages.map(({ fileName }) => fileName)).toEqual(['page-1.png', 'page-2.png']);
    });

    it('replace a page', async () => {
      const { id, content } = await steps.createDraftWithPages('troca', 1, 2);
      const place = { contentId: content.id, pageNumber: 2 };
      const upload = successOf(await environment().pageUploads.send(await drawPageFile(8), place));
      expect(await settle(upload)).toMatchObject({ state: 'stored', pageNumber: 2 });
      const changed = await findContent(id);
      expect(changed.pages.map(({ fileName }) => fileName)).toEqual(['page-1.png', 'page-8.png']);
      expect(placeholdersOf(changed)[0]).toBe(placeholdersOf(content)[0]);
    });

    it('send file names in any language', async () => {
      const { id, content } = await steps.createDraftWithPages('nomes');
      const page = await drawPageFile(3);
      const file = new File([page], 'página – 漫画.png', { type: page.type });
      const upload = successOf(await environment().pageUploads.send(file, { contentId: content.id }));
      await settle(upload);
      expect((await findContent(id)).pages).toMatchObject([{ fileName: file.name }]);
    });

    it('say why a file could not be used, and change nothing', async () => {
      const { id, content } = await steps.createDraftWithPages('ruim', 1);
      const upload = successOf(await environment().pageUploads.send(notAnImage, { contentId: content.id }));
      const settled = await settle(upload);
      expect(settled).toMatchObject({ state: 'failed', failure: 'CONTENT.INVALID_FILE' });
      expect(settled.failureMessage).toBeTruthy();
      expect(placeholdersOf(await findContent(id))).toEqual(placeholdersOf(content));
    });

    it('are listed with their states, newest first, until they are removed', async () => {
      const { pageUploads } = environment();
      const { id, content } = await steps.createDraftWithPages('lista');
      const place = { contentId: content.id };
      const older = await settle(successOf(await pageUploads.send(await drawPageFile(1), place)));
      const newer = await settle(successOf(await pageUploads.send(notAnImage, place)));
      expect(successOf(await pageUploads.list(id, content.id))).toEqual([newer, older]);
      successOf(await pageUploads.cancel(newer.id));
      expect(successOf(await pageUploads.list(id, content.id))).toEqual([older]);
      expect(failureCodeOf(await pageUploads.cancel(newer.id))).toBe('UPLOAD.NOT_FOUND');
      expect(failureCodeOf(await pageUploads.find(newer.id))).toBe('UPLOAD.NOT_FOUND');
    });

    it('are cancelled with a hidden failure, and can be sent again', async () => {
      const { pageUploads } = environment();
      const { id, content } = await steps.createDraftWithPages('desistencia');
      const file = await drawPageFile(1);
      const place = { contentId: content.id };
      const cancelled = await pageUploads.send(file, place, { signal: AbortSignal.abort() });
      expect(cancelled).toMatchObject({ ok: false, failure: { hide: true } });
      expect((await findContent(id)).pages).toEqual([]);
      await settle(successOf(await pageUploads.send(file, place)));
      expect((await findContent(id)).pages).toHaveLength(1);
    });

    it('are not accepted while a request is waiting', async () => {
      const { content } = await steps.submitDraft('esperando', 11, 1);
      const outcome = await environment().pageUploads.send(await drawPageFile(1), { contentId: content.id });
      expect(failureCodeOf(outcome)).toBe('CONTENT.WAITING_APPROVAL');
    });

    it('report different failures for unknown editions, other publishers and visitors', async () => {
      const { pageUploads, partners, session } = environment();
      const { id, content } = await steps.createDraftWithPages('alheia');
      const file = await drawPageFile(1);
      const own = successOf(await pageUploads.send(file, { contentId: content.id }));
      const send = async (contentId: string) => failureCodeOf(await pageUploads.send(file, { contentId }));
      expect(await send(unknownId)).toBe('CONTENT.NOT_FOUND');
      expect(failureCodeOf(await pageUploads.list(unknownId, content.id))).toBe('ISSUE.NOT_FOUND');
      await steps.signIn(partners.stranger);
      expect(await send(content.id)).toBe(failures.forbidden.code);
      expect(failureCodeOf(await pageUploads.list(id, content.id))).toBe(failures.forbidden.code);
      expect(failureCodeOf(await pageUploads.find(own.id))).toBe('UPLOAD.NOT_FOUND');
      expect(failureCodeOf(await pageUploads.cancel(own.id))).toBe('UPLOAD.NOT_FOUND');
      session.close('signed-out');
      expect(await send(content.id)).toBe(failures.unauthenticated.code);
    });
  });
}
