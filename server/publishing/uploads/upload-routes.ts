import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { Identifier } from '../../http/schema-types.ts';
import { importLimits } from '../../media/import-limits.ts';
import { draftFailures } from '../drafts/change-draft.ts';
import { WithContent } from '../service.ts';
import { checkNewUpload } from './check-new-upload.ts';
import type { UploadContext } from './process-upload.ts';
import type { UploadMetadata } from './upload-folder.ts';
import type { UploadQueue } from './upload-queue.ts';
import { listUploads, toUploadState, UploadState } from './upload-states.ts';

const uploadFailures = ['UPLOAD.NOT_FOUND'] as const satisfies ApiErrorCode[];

const protocol = 'Follows the protocol tus 1.0.0 (tus.io), so an interrupted upload can continue.';

export interface UploadRoutesOptions {
  context: UploadContext;
  queue: UploadQueue;
  /** The base path of the comics service. */
  prefix: string;
}

/** Resumable uploads of pages. Registered in a scope of its own, because it accepts bytes of any kind. */
export function uploadRoutes(app: App, { context, queue, prefix }: UploadRoutesOptions): void {
  const { database, folder } = context;
  const checked = new WeakMap<IncomingMessage, UploadMetadata>();
  const server = new Server({
    path: `${prefix}/upload`,
    datastore: folder.store,
    maxSize: importLimits.maxTotalBytes,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined;
      // Its message could name tables or files.
      app.log.error({ err: error }, 'an upload failed unexpectedly');
      return { status_code: 500, body: '' };
    },
    // Stores what was checked instead of what the client sent.
    async onUploadCreate({ runtime }) {
      const metadata = runtime?.node && checked.get(runtime.node.req as IncomingMessage);
      if (!metadata) throw new Error('The metadata of an upload was not checked.');
      return { metadata: { ...metadata } };
    },
    async onUploadFinish(_request, { id }) {
      queue.add(id);
      return {};
    },
  });
  // The body is a stream that the library reads.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));

  /** The library writes the response itself. */
  async function handOver({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    reply.raw.setHeader('cache-control', 'no-store');
    await server.handle(raw, reply.raw);
  }

  async function findOwn(request: FastifyRequest<{ Params: { id: string } }>) {
    const upload = await database
      .selectFrom('publishing.upload')
      .selectAll()
      .where('id', '=', request.params.id)
      .where('createdBy', '=', callerOf(request).uuid)
      .executeTakeFirst();
    if (!upload) throw new ApiError('UPLOAD.NOT_FOUND');
    return upload;
  }

  /** Reports a complete upload again to a client that lost the last response. */
  const sendComplete = (reply: FastifyReply, status: number, bytes: string) =>
    reply
      .code(status)
      .headers({ 'tus-resumable': '1.0.0', 'upload-offset': bytes, 'upload-length': bytes })
      .send();

  app.post(
    '/upload',
    {
      config: {
        access: 'PUBLISHING',
        failures: [...draftFailures, 'CONTENT.NOT_FOUND', 'UPLOAD.TOO_MANY'],
      },
      schema: {
        operationId: 'createUpload',
        summary: 'Begins the upload of pages: an image, an archive or a document.',
        description: `${protocol} \`Upload-Metadata\` has contentId, filename and, to replace a page, pageNumber.`,
        tags: ['publishing'],
        headers: Type.Object({
          'upload-length': Type.Integer({ minimum: 1, maximum: importLimits.maxTotalBytes }),
          'upload-metadata': Type.String({ maxLength: 4096 }),
        }),
        response: { 201: Type.Null() },
      },
    },
    async (request, reply) => {
      const header = request.headers['upload-metadata'];
      checked.set(request.raw, await checkNewUpload(context, callerOf(request), header));
      await handOver(request, reply);
    },
  );

  const own = { access: 'PUBLISHING', failures: uploadFailures } as const;
  const WithUpload = Type.Object({ id: Identifier });

  app.route({
    // A list, because the API documents leave out routes that are only HEAD.
    method: ['HEAD'],
    url: '/upload/:id',
    config: own,
    schema: {
      operationId: 'findUploadOffset',
      summary: 'How many bytes of an upload have arrived, as `Upload-Offset`.',
      description: protocol,
      tags: ['publishing'],
      params: WithUpload,
      response: { 200: Type.Null() },
    },
    async handler(request, reply) {
      const { state, bytes } = await findOwn(request);
      if (state !== 'uploading') return sendComplete(reply, 200, bytes);
      await handOver(request, reply);
    },
  });

  app.patch(
    '/upload/:id',
    {
      config: own,
      schema: {
        operationId: 'continueUpload',
        summary: 'Sends the next bytes of an upload.',
        description: protocol,
        tags: ['publishing'],
        params: WithUpload,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { state, bytes } = await findOwn(request);
      if (state !== 'uploading') return sendComplete(reply, 204, bytes);
      await handOver(request, reply);
    },
  );

  app.delete(
    '/upload/:id',
    {
      config: own,
      schema: {
        operationId: 'cancelUpload',
        summary: 'Cancels an upload, or removes a finished one from the list. Its pages stay.',
        description: protocol,
        tags: ['publishing'],
        params: WithUpload,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id, state } = await findOwn(request);
      if (state === 'uploading') return handOver(request, reply);
      await folder.store.configstore.delete(id);
      return reply.code(204).headers({ 'tus-resumable': '1.0.0' }).send(null);
    },
  );

  // Registered after HEAD, which otherwise would be derived from it.
  app.get(
    '/upload/:id',
    {
      config: { access: 'PUBLISHING', failures: uploadFailures },
      schema: {
        operationId: 'getUpload',
        summary: 'The state of an own upload.',
        tags: ['publishing'],
        params: Type.Object({ id: Identifier }),
        response: { 200: UploadState },
      },
    },
    async (request) => toUploadState(folder, await findOwn(request), languageOf(request)),
  );

  app.get(
    '/issue/:id/content/:contentId/upload',
    {
      config: { access: 'PUBLISHING', failures: draftFailures },
      schema: {
        operationId: 'listUploads',
        summary: 'The uploads to a language edition of the last 24 hours, each with its state.',
        tags: ['publishing'],
        params: WithContent,
        response: { 200: Type.Array(UploadState) },
      },
    },
    (request) => {
      const { id: issueId, contentId } = request.params;
      return listUploads(context, { caller: callerOf(request), issueId }, contentId, languageOf(request));
    },
  );
}

const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(headers['accept-language']);
