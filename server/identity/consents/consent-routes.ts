import type { Selectable } from 'kysely';
import { type Static, Type } from 'typebox';
import type { ConsentTable } from '../../database/identity-tables.ts';
import { callerOf } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage, type Language } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { legalTexts } from '../../legal/legal-texts.ts';
import { addConsents, areCurrent, listConsents } from '../accounts/consents.ts';
import { Data } from '../schemas.ts';
import type { IdentityService } from '../service.ts';
import { Consent, ConsentText, OwnConsents, TextVersion } from './schemas.ts';

/** Rules 123 and 124. */
export function consentRoutes(app: App, { database, profiles }: IdentityService): void {
  app.get(
    '/consent/text',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listConsentTexts',
        summary: 'The texts that readers accept, with their current versions.',
        tags: ['consent'],
        response: { 200: Data(Type.Array(ConsentText)) },
      },
    },
    async (request) => ({ data: textsIn(chooseLanguage(request.headers['accept-language'])) }),
  );

  app.get(
    '/consent',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'getConsents',
        summary: 'What the caller accepted and when, and the current versions.',
        tags: ['consent'],
        response: { 200: Data(OwnConsents) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { uuid } = callerOf(request);
      return {
        data: {
          texts: textsIn(chooseLanguage(request.headers['accept-language'])),
          accepted: (await listConsents(database, uuid)).map(toConsent),
        },
      };
    },
  );

  app.post(
    '/consent',
    {
      config: { access: 'reader', failures: ['CONSENT.OUTDATED', 'USER.PARENT_PERMISSION'] },
      schema: {
        operationId: 'addConsent',
        summary: 'The caller accepts the current version of a text.',
        description:
          'CONSENT.OUTDATED: the text has another version by now, which the caller should see first. USER.PARENT_PERMISSION: the account has a guardian, who accepts for it. Repeating has no effect.',
        tags: ['consent'],
        body: TextVersion,
        response: { 200: Data(Consent) },
      },
    },
    async (request) => {
      const { uuid } = callerOf(request);
      const { kind, version } = request.body;
      if (await profiles.isGuided(uuid)) throw new ApiError('USER.PARENT_PERMISSION');
      if (!areCurrent([request.body])) throw new ApiError('CONSENT.OUTDATED');
      await addConsents(database, uuid, [{ kind, version }]);
      const added = (await listConsents(database, uuid)).find(
        (each) => each.kind === kind && each.version === version,
      );
      if (!added) throw new Error('A consent that was added is missing.');
      return { data: toConsent(added) };
    },
  );
}

const textsIn = (language: Language): Static<typeof ConsentText>[] =>
  legalTexts.map(({ kind, version, changes, address }) => ({
    kind,
    version,
    changes: changes[language],
    address: address[language],
  }));

const toConsent = ({ kind, version, acceptedAt }: Selectable<ConsentTable>): Static<typeof Consent> => ({
  kind,
  version,
  acceptedAt: acceptedAt.toISOString(),
});
