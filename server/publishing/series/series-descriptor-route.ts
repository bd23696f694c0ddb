import multipart from '@fastify/multipart';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { checkAllButBody } from '../../http/read-form.ts';
import { explainTakenName } from '../explain-taken-name.ts';
import { imageFormLimits } from '../forms/image-form-limits.ts';
import { readImageForm } from '../forms/read-image-form.ts';
import { withUpload } from '../forms/receive-upload.ts';
import type { PublishingService } from '../service.ts';
import {
  approvalText,
  changeDescriptor,
  proposalFailures,
  requireChangeableSeries,
} from './change-series.ts';
import { seriesFailures } from './open-series.ts';
import { loadPrivateSeries } from './private-series.ts';
import { PrivateSeries, SeriesDescriptorForm } from './series-draft-schemas.ts';

/** How a series is presented in one language. Registered in a scope of its own, because it accepts forms. */
export async function seriesDescriptorRoute(app: App, service: PublishingService): Promise<void> {
  const { database } = service;
  await app.register(multipart, { limits: imageFormLimits });

  app.patch(
    '/series/:id/descriptor',
    {
      config: {
        access: 'PUBLISHING',
        failures: [...seriesFailures, ...proposalFailures, 'CONTENT.INVALID_FILE'],
      },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: 'describeSeries',
        summary: 'Changes how a series is presented in one language: its title, description and cover.',
        description: approvalText,
        tags: ['publishing'],
        consumes: ['multipart/form-data'],
        params: WithId,
        body: SeriesDescriptorForm,
        response: { 200: PrivateSeries },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const editor = { caller, seriesId: request.params.id };
      await requireChangeableSeries(database, editor);
      await withUpload(service, async (upload) => {
        const { texts, images } = await readImageForm(request, upload, {
          schema: SeriesDescriptorForm,
          imageField: 'cover',
        });
        const { removesCover, ...descriptor } = texts;
        const cover = images[0]?.hash ?? (removesCover ? null : undefined);
        await upload
          .store(images, (trx) => changeDescriptor(trx, editor, { ...descriptor, cover }))
          .catch(explainTakenName);
      });
      return loadPrivateSeries(service, caller, editor.seriesId);
    },
  );
}
