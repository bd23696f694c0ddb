import type { FastifyInstance } from 'fastify';
import type { Company } from '../configuration/company.ts';
import { languages } from '../http/language.ts';
import { prepareBody, sendPrepared } from '../http/prepared-body.ts';
import { legalPage } from './legal-page.ts';
import { legalTexts } from './legal-texts.ts';

/** Serves the terms of use and the privacy policy in each language. */
export function legalRoutes(app: FastifyInstance, company: Company): void {
  for (const text of legalTexts) {
    for (const language of languages) {
      const body = prepareBody(legalPage(text, language, company), 'text/html; charset=utf-8', {
        vary: 'accept-encoding',
      });
      app.get(
        text.address[language],
        { config: { access: 'anyone' }, schema: { hide: true } },
        (request, reply) => sendPrepared(request, reply.header('cache-control', 'no-cache'), body),
      );
    }
  }
}
