import { Type } from 'typebox';
import { Issue } from '../catalogue/schemas.ts';
import { WithId } from '../catalogue/service.ts';
import { toIssue } from '../catalogue/to-issue.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import type { ReadingService } from './service.ts';

export function alsoReadRoute(app: App, { pictures, findAlsoRead, sendPublicAnswer }: ReadingService): void {
  app.get(
    '/issue/:id/also-read',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listAlsoRead',
        summary:
          'What the readers of an issue have also read, outside of its series; at most 12 issues, each with at least two readers in common.',
        tags: ['reading'],
        params: WithId,
        response: { 200: Type.Array(Issue) },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { id, language }, async (market) =>
        (await findAlsoRead(id, { language, market })).map((row) => toIssue(row, pictures)),
      );
    },
  );
}
