import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { loadNeighbours } from './neighbours.ts';
import { issueFailures } from './not-offered.ts';
import { Neighbours } from './schemas.ts';
import { type CatalogueService, WithId } from './service.ts';
import { toIssue } from './to-issue.ts';

export function neighbourRoutes(app: App, { database, pictures, sendPublicAnswer }: CatalogueService): void {
  app.get(
    '/issue/:id/neighbours',
    {
      config: { access: 'anyone', failures: issueFailures },
      schema: {
        operationId: 'getNeighbours',
        summary:
          'The previous and the next issue of the series; null at its ends and for an issue without a series.',
        tags: ['issue'],
        params: WithId,
        response: { 200: Neighbours },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { id, language }, async (market) => {
        const { previous, next } = await loadNeighbours(database, { language, market }, id);
        return {
          previous: previous && toIssue(previous, pictures),
          next: next && toIssue(next, pictures),
        };
      });
    },
  );
}
