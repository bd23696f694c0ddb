import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { callerOf } from '../../http/access.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { App } from '../../http/open-app.ts';
import { checkAllButBody } from '../../http/read-form.ts';
import type { Upload } from '../../media/uploads/upload.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { imageFormLimits } from '../forms/image-form-limits.ts';
import { readImageForm } from '../forms/read-image-form.ts';
import { withUpload } from '../forms/receive-upload.ts';
import { requestQuery } from '../requests/list-requests.ts';
import { RequestSummary } from '../requests/request-schemas.ts';
import { toRequestSummary } from '../requests/to-request.ts';
import type { PublishingService } from '../service.ts';
import { createPublisher } from './create-publisher.ts';
import { privatePublisherQuery, toPrivatePublisher } from './private-publisher.ts';
import {
  NewPublisherForm,
  PrivatePublisher,
  PublisherApplication,
  PublisherApplicationForm,
} from './publisher-draft-schemas.ts';
import { requireFreeUsername } from './publisher-usernames.ts';
import {
  applicationFailures,
  applicationLimit,
  findApplication,
  requireMayApply,
  submitApplication,
} from './submit-application.ts';
import { checkApplicant, toApplicant } from './to-applicant.ts';

/** New publishers: applications of readers, and those that staff create. Registered in a scope that accepts forms. */
export async function publisherFormRoutes(app: App, service: PublishingService): Promise<void> {
  const { database, pictures, accounts, attempts } = service;
  await app.register(multipart, { limits: imageFormLimits });

  const loadSummary = async (requestId: string) =>
    toRequestSummary(
      await requestQuery(database).where('request.id', '=', requestId).executeTakeFirstOrThrow(),
    );

  app.post(
    '/publisher/submit',
    {
      config: { access: 'reader', failures: [...applicationFailures, 'CONTENT.INVALID_FILE'] },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: 'applyAsPublisher',
        summary: 'Asks staff to make the caller a publisher.',
        description:
          'CONTENT.EXISTING_REQUEST: an application of the caller waits for its answer. Only staff see the tax number.',
        tags: ['publisher'],
        consumes: ['multipart/form-data'],
        body: PublisherApplicationForm,
        response: { 201: RequestSummary },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      await requireMayApply(database, uuid);
      const submit = async (upload: Upload) => {
        const { texts, images } = await readImageForm(request, upload, {
          schema: PublisherApplicationForm,
          imageField: 'picture',
          checkTexts: (applicant) => checkApplicant(database, applicant),
        });
        const applicant = toApplicant(texts, images);
        return upload.store(images, (trx) => submitApplication(trx, uuid, applicant)).catch(explainTakenName);
      };
      const attempt = { limit: applicationLimit, subject: uuid };
      const requestId = await countAttempt(attempts, attempt, () => withUpload(service, submit));
      return reply.code(201).send(await loadSummary(requestId));
    },
  );

  app.get(
    '/publisher/submit',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'getPublisherApplication',
        summary: 'The newest application of the caller, with its answer.',
        tags: ['publisher'],
        response: { 200: PublisherApplication },
      },
    },
    async (request) => {
      const application = await findApplication(database, callerOf(request).uuid);
      return { request: application ? await loadSummary(application.id) : null };
    },
  );

  app.post(
    '/publisher',
    {
      config: {
        access: 'MANAGER_STAFF',
        failures: [
          'PUBLISHER.EXISTING_USERNAME',
          'USER.NOT_FOUND',
          'USER.PARENT_PERMISSION',
          'CONTENT.INVALID_FILE',
        ],
      },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: 'createPublisher',
        summary: 'Creates a publisher at once. The owner becomes a member with the granting PUBLISHER.',
        tags: ['publisher'],
        consumes: ['multipart/form-data'],
        body: NewPublisherForm,
        response: { 201: PrivatePublisher },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const id = randomUUID();
      await withUpload(service, async (upload) => {
        const { texts, images } = await readImageForm(request, upload, {
          schema: NewPublisherForm,
          imageField: 'picture',
          checkTexts: (fields) => checkApplicant(database, fields),
        });
        const { ownerId = null, ...applicantTexts } = texts;
        const fields = toApplicant(applicantTexts, images);
        await upload
          .store(images, async (trx) => {
            await requireFreeUsername(trx, fields.username);
            await createPublisher(trx, accounts, { id, fields, ownerId, actorId: caller.uuid });
          })
          .catch(explainTakenName);
      });
      const row = await privatePublisherQuery(database)
        .where('publisher.id', '=', id)
        .executeTakeFirstOrThrow();
      return reply.code(201).send(toPrivatePublisher(row, pictures, caller));
    },
  );
}
