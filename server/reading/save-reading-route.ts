import { Type } from 'typebox';
import { WithId } from '../catalogue/service.ts';
import { callerOf } from '../http/access.ts';
import { invalidRequest } from '../http/failures/invalid-request.ts';
import type { App } from '../http/open-app.ts';
import { readingFailures } from './may-read.ts';
import { saveReading } from './readings.ts';
import type { ReadingService } from './service.ts';

/** A device stores fewer. */
const maxPageViews = 500;

const clockToleranceMs = 60_000;

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
            pagesCount: Type.Optional(
              Type.Integer({
                minimum: 1,
                description:
                  'The number of pages of the version that the device shows, whose last page finishes the issue. Ignored if neither the current version of the edition nor one that was replaced in the last 30 days has that many.',
              }),
            ),
            readAt: Type.String({
              format: 'date-time',
              description: 'When the page was opened. A time in the future counts as now.',
            }),
            sentAt: Type.Optional(
              Type.String({
                format: 'date-time',
                description:
                  'The time of the device when it sends the request. If it differs from the time of the service by more than a minute, the times of `pageViews` are corrected by the difference.',
              }),
            ),
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
      const { page, readAt, language, pagesCount, sentAt, pageViews = [] } = request.body;
      const now = Date.now();
      const correctionMs = sentAt === undefined ? 0 : clockCorrectionOf(toMs('sentAt', sentAt), now);
      await saveReading(service, callerOf(request).uuid, request.params.id, {
        page,
        language,
        pagesCount,
        // Not corrected, because the device compares it with its own positions (Rule 9).
        readAt: toPastInstant(toMs('readAt', readAt), now),
        pageViews: pageViews.map((view) => ({
          page: view.page,
          readAt: toPastInstant(toMs('readAt', view.readAt) + correctionMs, now),
        })),
      });
      return reply.code(204).send(null);
    },
  );
}

/** The format allows leap seconds, which `Date` cannot represent. */
function toMs(field: 'readAt' | 'sentAt', instant: string): number {
  const milliseconds = new Date(instant).getTime();
  if (Number.isNaN(milliseconds)) throw invalidRequest(field, 'instant');
  return milliseconds;
}

const toPastInstant = (milliseconds: number, now: number): Date => new Date(Math.min(milliseconds, now));

/** A smaller difference may be the duration of the request. */
function clockCorrectionOf(sentAtMs: number, now: number): number {
  const differenceMs = now - sentAtMs;
  return Math.abs(differenceMs) > clockToleranceMs ? differenceMs : 0;
}
