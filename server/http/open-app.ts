import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { type CallerDirectory, enforceAccess } from './access.ts';
import { checkHost } from './check-host.ts';
import { compileValidator } from './compile-validator.ts';
import { compressAnswers } from './compress-answers.ts';
import { connectionOptions, limitConnections } from './connection-limits.ts';
import { buildUnavailableError, createErrorHandler } from './failures/error-responses.ts';
import { describeError, describeRequest } from './log-serializers.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { writeSecurityLog } from './security-log.ts';

/** The Fastify application. Schemas of routes define the types of their requests and responses. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * Creates the application with everything that all routes share, but without routes. `log` receives one JSON line at a
 * time. `timeoutMs`: when idle connections and incomplete requests are closed.
 */
export async function openApp(
  configuration: Configuration,
  callers: CallerDirectory,
  log: { write(line: string): void } = process.stdout,
  timeoutMs = 15_000,
): Promise<App> {
  const answerError = createErrorHandler();
  const app = fastify({
    logger: {
      level: configuration.logLevel,
      serializers: { req: describeRequest, err: describeError },
      stream: log,
    },
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    bodyLimit: 1024 * 1024,
    // Fastify's own reply has neither Retry-After nor an error code: `refuseWhileClosing` replies instead.
    return503OnClosing: false,
    ...connectionOptions(timeoutMs),
    // The maximum length of a request line. Schemas limit each parameter.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8 * 1024 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  writeSecurityLog(app, log);
  limitConnections(app, { maxConnections: configuration.maxConnections, timeoutMs });
  acceptEmptyJson(app);
  addSecurityHeaders(app, configuration);
  checkHost(app, configuration);
  refuseWhileClosing(app);
  rejectUndecodable(app);
  enforceAccess(app, callers);
  disableCachingByDefault(app);
  compressAnswers(app);
  return app;
}

/** Requests that arrive on open connections while the platform closes get 503. Health checks get their own status. */
function refuseWhileClosing(app: App): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isClosing && !routeOptions.url?.startsWith('/health/')) throw buildUnavailableError();
  });
}

/**
 * Rejects malformed percent-encoding. `rewriteUrl` escapes it first, because the router would reply without the hooks
 * and their headers. So a malformed URL is one that `rewriteUrl` has changed.
 */
function rejectUndecodable(app: App): void {
  app.addHook('onRequest', async ({ originalUrl, raw }) => {
    if (raw.url !== originalUrl) throw new errorCodes.FST_ERR_BAD_URL(originalUrl);
  });
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Answers without a cache-control header may contain personal data, so they must not be cached. */
function disableCachingByDefault(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Some clients set a JSON content type on every request, even if the body is empty. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}
