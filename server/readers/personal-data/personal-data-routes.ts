import { Type } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import { callerOf, recentSignInDescription, recentSignInFailures } from '../../http/access.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { Closed, Instant } from '../../http/schema-types.ts';
import { Vocabulary } from '../../http/vocabulary.ts';
import { exportSections } from '../../personal-data/export-sections.ts';
import { dayInBrazil } from '../../text/day-in-brazil.ts';
import type { ReadersService } from '../service.ts';
import { readerTables } from './reader-tables.ts';
import { documentFileNames, writeDataDocument } from './write-data-document.ts';

/** An export reads many rows. */
const limit: AttemptLimit = {
  name: 'personal data exported',
  maxCount: 10,
  periodMs: 24 * 60 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

const ExportRequest = Type.Object(
  {
    format: Vocabulary('PersonalDataFormat', ['json', 'html'], { default: 'json' }),
    password: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: "The caller's password. Required if the session is older than ten minutes.",
      }),
    ),
  },
  { additionalProperties: false },
);

const PersonalData = Closed(
  {
    uuid: Type.String({ format: 'uuid' }),
    exportedAt: Instant,
    sections: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
      description: 'The rows about the reader, by subject. Money is integer cents.',
    }),
  },
  { title: 'PersonalData' },
);

/** Lets readers download what is stored about them, and guardians the data of the accounts that they guide. Rule 120. */
export function personalDataRoutes(
  app: App,
  { database, accounts, attempts }: Pick<ReadersService, 'database' | 'accounts' | 'attempts'>,
): void {
  app.post(
    '/user/:id/data',
    {
      config: {
        access: 'oneself or guardian',
        securityEvent: 'data export',
        failures: recentSignInFailures,
      },
      schema: {
        operationId: 'exportPersonalData',
        summary: 'Everything that is stored about a reader, as JSON or as a document for people.',
        description: `A POST, because it may contain the password. ${recentSignInDescription} At most ten times a day. Secrets are not included.`,
        tags: ['user'],
        params: WithId,
        body: ExportRequest,
        response: {
          200: {
            description: 'JSON, or an HTML document with the same content.',
            content: {
              'application/json': { schema: PersonalData },
              'text/html': {
                schema: Type.String({ description: 'A complete document without references.' }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { format, password } = request.body;
      await accounts.requireRecentSignIn(caller, password);
      await attempts.count({ limit, subject: caller.uuid });
      const uuid = request.params.id.toLowerCase();
      const language = chooseLanguage(request.headers['accept-language']);
      const exportedAt = new Date();
      const sections = [
        ...(await accounts.exportAccount(uuid, language)),
        ...(await exportSections(database, readerTables, uuid, language)),
      ];
      const fileName = `${documentFileNames[language]}-${dayInBrazil(exportedAt)}.${format}`;
      reply.headers(privateHeaders).header('content-disposition', `attachment; filename="${fileName}"`);
      if (format === 'html') {
        return reply
          .type('text/html; charset=utf-8')
          .send(writeDataDocument({ language, exportedAt, sections }));
      }
      return {
        uuid,
        exportedAt: exportedAt.toISOString(),
        sections: Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
      };
    },
  );
}
