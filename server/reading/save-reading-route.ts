import { Type } from 'typebox';
import { WithId } from '../catalogue/service.ts';
import { callerOf } from '../http/access.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/open-app.ts';
import { readingFailures } from './may-read.ts';
import { saveReading } from './readings.ts';
import type { ReadingService } from './service.ts';

/** A device stores fewer. */
const maxPageViews = 500;

const Page = Type.Integer({ minimum: 0, description: 'Counted from 0.' });

export function saveReadingRoute(app: App, service: ReadingService): void {
  app.put(
    '/reading/issue/:id',
    {
      config: { access: 'reader', failures: [...readingFailures, 'CONTENT.INVALID_PAGE'] },
      schema: {
        operationId: 'saveReading',
        summary:
          "Saves the caller's reading position in an issue, and counts the pages that were read. The newest position wins.",
        tags: ['reading'],
        params: WithId,
        body: Type.Object(
          {
            page: Page,
            language: Type.Optional(
              Type.String({
                maxLength: 35,
                pattern: '^[\\w-]+$',
                description:
                  'The language of the edition that was read. Its last page finishes the issue; without it, that of the longest edition.',
              }),
            ),
            readAt: Type.String({
              format: 'date-time',
              description: 'When the page was opened. A time in the future counts as now.',
            }),
            pageViews: Type.Optional(
              Type.Array(
                Type.Object(
                  {
                    page: Page,
                    readAt: Type.String({
                      format: 'date-time',
                      description:
                        'When the page was shown. A time in the future counts as now, and a page of more than 30 days ago does not count.',
                    }),
                  },
                  { additionalProperties: false },
                ),
                {
                  maxItems: maxPageViews,
                  description:
                    'The pages that were shown since the last successful request. Pages that the edition does not have are ignored. A page counts once in a sitting, which ends when no page of the issue was opened for 30 minutes, so a request can be repeated.',
                },
              ),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { page, readAt, language, pageViews = [] } = request.body;
      const now = Date.now();
      await saveReading(service, callerOf(request).uuid, request.params.id, {
        page,
        language,
        readAt: toInstant(readAt, now),
        pageViews: pageViews.map((view) => ({ page: view.page, readAt: toInstant(view.readAt, now) })),
      });
      return reply.code(204).send(null);
    },
  );
}

/** The format allows leap seconds, which `Date` cannot represent. */
function toInstant(readAt: string, now: number): Date {
  const readAtMs = new Date(readAt).getTime();
  if (Number.isNaN(readAtMs)) throw new ApiError('REQUEST.INVALID', { details: { problem: 'readAt' } });
  return new Date(Math.min(readAtMs, now));
}
