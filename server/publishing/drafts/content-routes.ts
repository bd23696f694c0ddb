import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import { ifMatchOf, sendVersion } from '../../http/if-match.ts';
import type { App } from '../../http/open-app.ts';
import { checkAllButBody } from '../../http/read-form.ts';
import { importLimits } from '../../media/import-limits.ts';
import { readImageForm } from '../forms/read-image-form.ts';
import { withUpload } from '../forms/receive-upload.ts';
import { type PublishingService, WithContent } from '../service.ts';
import { contentFailures } from './change-content.ts';
import { draftFailures, requireChangeable } from './change-draft.ts';
import { addContent, changeContentFields } from './contents.ts';
import { DraftContent } from './draft-schemas.ts';
import { ContentForm, NewContentForm } from './form-schemas.ts';
import { loadDraftContent } from './load-private-issue.ts';
import { pageRoutes } from './page-routes.ts';

/** Forms are written to disk while they arrive. All files together may be as large as the largest comic. */
const formLimits = {
  files: 1000,
  fileSize: importLimits.maxTotalBytes,
  fields: 10,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 1010,
  headerPairs: 20,
};

/** Language editions of working copies and their pages. Registered in a scope of its own, because it accepts forms. */
export async function contentRoutes(app: App, service: PublishingService): Promise<void> {
  const { database } = service;
  await app.register(multipart, { limits: formLimits });
  pageRoutes(app, service);

  app.post(
    '/issue/:id/content',
    {
      config: {
        access: 'PUBLISHING',
        failures: [...draftFailures, 'ISSUE.DUPLICATE_CONTENT', 'CONTENT.INVALID_FILE'],
      },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: 'addIssueContent',
        summary: 'Adds a language edition to the working copy of an issue.',
        tags: ['publishing'],
        consumes: ['multipart/form-data'],
        params: WithId,
        body: NewContentForm,
        response: { 201: DraftContent },
      },
    },
    async (request, reply) => {
      const editor = { caller: callerOf(request), issueId: request.params.id };
      await requireChangeable(database, editor);
      const contentId = await withUpload(service, async (upload) => {
        const { texts, images } = await readImageForm(request, upload, {
          schema: NewContentForm,
          imageField: 'cover',
        });
        const { language, title, description = '' } = texts;
        const fields = { language, title, description, cover: images[0]?.hash ?? null };
        return upload.store(images, (trx) => addContent(trx, editor, fields));
      });
      return send(request, reply.code(201), { issueId: editor.issueId, contentId });
    },
  );

  app.patch(
    '/issue/:id/content/:contentId',
    {
      config: {
        access: 'PUBLISHING',
        failures: [...contentFailures, 'ISSUE.DUPLICATE_CONTENT', 'CONTENT.INVALID_FILE'],
      },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: 'changeIssueContent',
        summary: 'Changes the texts or the cover of a language edition. Absent fields keep their values.',
        description:
          'With `If-Match`, answers 412 if somebody else has changed the edition or its pages meanwhile.',
        tags: ['publishing'],
        consumes: ['multipart/form-data'],
        params: WithContent,
        body: ContentForm,
        response: { 200: DraftContent },
      },
    },
    async (request, reply) => {
      const { id: issueId, contentId } = request.params;
      const editor = { caller: callerOf(request), issueId, contentId, ifMatch: ifMatchOf(request) };
      await requireChangeable(database, editor);
      await withUpload(service, async (upload) => {
        const { texts, images } = await readImageForm(request, upload, {
          schema: ContentForm,
          imageField: 'cover',
        });
        const [cover] = images;
        const changes = { ...texts, ...(cover && { cover: cover.hash }) };
        await upload.store(images, (trx) => changeContentFields(trx, editor, changes));
      });
      return send(request, reply, { issueId, contentId });
    },
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    place: { issueId: string; contentId: string },
  ) {
    const content = await loadDraftContent(service, callerOf(request), place);
    sendVersion(reply, content.version);
    return reply.send(content);
  }
}
