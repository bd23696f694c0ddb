import { Type } from 'typebox';
import { Language } from '../catalogue/schemas.ts';
import { WithId } from '../catalogue/service.ts';
import { callerOf } from '../http/access.ts';
import { ApiError } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { Reader, Theme } from './reader-schema.ts';
import { ensureReader, findReader, savePreferences } from './readers.ts';
import type { ReadersService } from './service.ts';

const ChangedPreferences = Type.Object(
  {
    language: Type.Optional(Language),
    theme: Type.Optional(Theme),
  },
  { additionalProperties: false },
);

export function readerRoutes(
  app: App,
  { database, accounts: { findName } }: Pick<ReadersService, 'database' | 'accounts'>,
): void {
  app.post(
    '/user',
    {
      config: { access: 'reader', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'createReader',
        summary:
          "Creates the caller's comics profile with the defaults (201), or returns the existing one (200).",
        tags: ['user'],
        response: { 200: Reader, 201: Reader },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      const isNew = await ensureReader(database, uuid);
      const language = chooseLanguage(request.headers['accept-language']);
      const reader = await findReader(database, uuid, { language, findName });
      if (!reader) throw new ApiError('USER.NOT_FOUND');
      return reply.code(isNew ? 201 : 200).send(reader);
    },
  );

  app.get(
    '/user/:id',
    {
      config: { access: 'oneself', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'getReader',
        summary: "The caller's comics profile; USER.NOT_FOUND until it is created.",
        tags: ['user'],
        params: WithId,
        response: { 200: Reader },
      },
    },
    async (request) => {
      const language = chooseLanguage(request.headers['accept-language']);
      const reader = await findReader(database, request.params.id, { language, findName });
      if (!reader) throw new ApiError('USER.NOT_FOUND');
      return reader;
    },
  );

  app.patch(
    '/user/:id/preferences',
    {
      config: { access: 'oneself', failures: ['USER.NOT_FOUND'] },
      schema: {
        operationId: 'changePreferences',
        summary: "Changes the caller's language or theme. Absent fields keep their values.",
        tags: ['user'],
        params: WithId,
        body: ChangedPreferences,
        response: { 200: Reader },
      },
    },
    async (request) => {
      const isSaved = await savePreferences(database, request.params.id, request.body);
      const language = chooseLanguage(request.headers['accept-language']);
      const reader = isSaved ? await findReader(database, request.params.id, { language, findName }) : null;
      if (!reader) throw new ApiError('USER.NOT_FOUND');
      return reader;
    },
  );
}
