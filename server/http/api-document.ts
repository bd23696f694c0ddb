import swagger from '@fastify/swagger';
import { failureResponses, shareFailureResponses } from './failures/failure-responses.ts';
import { nameSchemas } from './name-schemas.ts';
import type { App } from './open-app.ts';
import { type PreparedBody, prepareBody, sendPrepared } from './prepared-body.ts';

/**
 * Serves an OpenAPI document that describes the routes that are added to `app` after this call. Each service has its own
 * document, because services have their own base addresses and can be replaced separately.
 */
export async function describeApi(app: App, service: { title: string; description: string }): Promise<void> {
  requireOperationIds(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { ...service, version: '1' },
      servers: [{ url: app.prefix }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        response: { ...(schema?.response as object | undefined), ...failureResponses(route) },
        ...(route.config?.access !== 'anyone' && {
          // The empty requirement makes the session optional.
          security: route.config?.access === 'anyone or reader' ? [{}, { session: [] }] : [{ session: [] }],
          description: [`For: ${route.config?.access}.`, schema?.description ?? ''].join(' ').trim(),
        }),
      },
    }),
    transformObject: (document) =>
      shareFailureResponses(
        nameSchemas('openapiObject' in document ? document.openapiObject : document.swaggerObject),
      ),
  });

  let body: PreparedBody | undefined;
  app.get('/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, (request, reply) => {
    body ??= prepareBody(apiDocument(app), 'application/json; charset=utf-8');
    return sendPrepared(request, reply, body);
  });
}

/** Throws if an operation has no unique id, because the contract's types are named after it. */
function requireOperationIds(app: App): void {
  const names = new Set<string>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds HEAD to each GET, with the same schema.
    if (schema?.hide || method === 'HEAD') return;
    const name = schema?.operationId;
    if (!name || names.has(name)) throw new Error(`${method} ${url} needs a unique operationId.`);
    names.add(name);
  });
}

/** Returns the document as text, as it is served and stored in `contract/openapi`. */
function apiDocument(app: App): string {
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}
