import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { ifMatchOf, sendVersion } from '../../http/if-match.ts';
import type { App } from '../../http/open-app.ts';
import { checkAllButBody } from '../../http/read-form.ts';
import { examineFiles, receiveForm, withUpload } from '../forms/receive-upload.ts';
import { type PublishingService, WithContent } from '../service.ts';
import { type ContentEditor, contentFailures } from './change-content.ts';
import { requireChangeable } from './change-draft.ts';
import { removePage, reorderPages, setPanels } from './draft-pages.ts';
import { DraftContent } from './draft-schemas.ts';
import { PageChanges, PageForm, PageNumber } from './form-schemas.ts';
import { loadDraftContent } from './load-private-issue.ts';
import { savePages } from './save-pages.ts';

const versionText =
  'With `If-Match`, answers 412 if the edition or its pages have changed meanwhile, so a request that is sent twice adds its pages once.';

/** The pages of working copies. `app` must accept forms. */
export function pageRoutes(app: App, service: PublishingService): void {
  const { database } = service;
  const path = '/issue/:id/content/:contentId/page';

  app.post(
    path,
    {
      config: {
        access: 'PUBLISHING',
        failures: [...contentFailures, 'CONTENT.INVALID_PAGE', 'CONTENT.INVALID_FILE'],
      },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: 'addIssuePages',
        summary: 'Adds pages to a language edition, or replaces one.',
        description: versionText,
        tags: ['publishing'],
        consumes: ['multipart/form-data'],
        params: WithContent,
        body: PageForm,
        response: { 200: DraftContent },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      await requireChangeable(database, editor);
      await withUpload(service, async (upload) => {
        const { texts, files } = await receiveForm(request, upload);
        const replacedNumber = readPageNumber(texts);
        const pages = await examineFiles(upload, files);
        await savePages({ upload, editor, pages, replacedNumber });
      });
      return sendContent(request, reply);
    },
  );

  app.patch(
    path,
    {
      config: { access: 'PUBLISHING', failures: [...contentFailures, 'CONTENT.INVALID_PAGE'] },
      schema: {
        operationId: 'changeIssuePages',
        summary: 'Sets the panels of pages, and orders the pages.',
        description: versionText,
        tags: ['publishing'],
        params: WithContent,
        body: PageChanges,
        response: { 200: DraftContent },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      const { pageNumbers, panels } = request.body;
      await database.transaction().execute(async (trx) => {
        if (panels) await setPanels(trx, editor, panels);
        // The version was checked by the first change.
        if (pageNumbers)
          await reorderPages(trx, panels ? { ...editor, ifMatch: undefined } : editor, pageNumbers);
      });
      return sendContent(request, reply);
    },
  );

  app.delete(
    `${path}/:n`,
    {
      config: { access: 'PUBLISHING', failures: [...contentFailures, 'CONTENT.INVALID_PAGE'] },
      schema: {
        operationId: 'removeIssuePage',
        summary: 'Removes a page of a language edition. The pages behind it move up.',
        description: versionText,
        tags: ['publishing'],
        params: Type.Object({ ...WithContent.properties, n: PageNumber }),
        response: { 200: DraftContent },
      },
    },
    async (request, reply) => {
      const editor = editorOf(request);
      await database.transaction().execute((trx) => removePage(trx, editor, request.params.n));
      return sendContent(request, reply);
    },
  );

  async function sendContent(request: ContentRequest, reply: FastifyReply) {
    const { id: issueId, contentId } = request.params;
    const content = await loadDraftContent(service, callerOf(request), { issueId, contentId });
    sendVersion(reply, content.version);
    return content;
  }
}

type ContentRequest = Parameters<typeof callerOf>[0] & { params: { id: string; contentId: string } };

const editorOf = (request: ContentRequest): ContentEditor => ({
  caller: callerOf(request),
  issueId: request.params.id,
  contentId: request.params.contentId,
  ifMatch: ifMatchOf(request),
});

/** Null if the form adds pages. */
function readPageNumber({ pageNumber, ...others }: Record<string, string>): number | null {
  const [unknownField] = Object.keys(others);
  if (unknownField !== undefined) throw invalidRequest(unknownField);
  if (pageNumber === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(pageNumber)) throw new ApiError('CONTENT.INVALID_PAGE');
  return Number(pageNumber);
}
