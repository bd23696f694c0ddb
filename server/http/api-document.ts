import swagger from '@fastify/swagger';
import { failureResponses, shareFailureResponses } from './failure-responses.ts';
import { nameSchemas } from './name-schemas.ts';
import type { App } from './open-app.ts';
import { type PreparedBody, prepareBody, sendPrepared } from './prepared-body.ts';

/**
 * Describes the routes that are added to `app` from here on as one OpenAPI document, served beside them. Each
 * service has its own: they have base addresses of their own and are replaced one without the other.
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
          // An empty requirement beside it makes a session optional.
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

/** Every operation has a name of its own, after which the types of the contract are named. */
function requireOperationIds(app: App): void {
  const names = new Set<string>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds HEAD to each GET, with the same schema.
    if (schema?.hide || method === 'HEAD') return;
    const name = schema?.operationId;
    if (!name || names.has(name)) throw new Error(`${method} ${url} needs an operationId of its own.`);
    names.add(name);
  });
}

/** As it is served and kept in `contract/openapi`. */
export function apiDocument(app: App): string {
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}
