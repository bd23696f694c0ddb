import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { reportUndeclared } from './declared-failures.ts';
import { explainUnavailability } from './explain-unavailability.ts';
import { chooseLanguage, type Language } from './language.ts';
import { problemMessage, refusalMessage } from './messages.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { Vocabulary } from './vocabulary.ts';

const kinds: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  421: 'MISDIRECTED',
  422: 'UNPROCESSABLE',
  429: 'TOO_MANY_REQUESTS',
  500: 'UNEXPECTED',
  502: 'BAD_GATEWAY',
  503: 'UNAVAILABLE',
};

export const Failure = Type.Object(
  {
    code: Type.String({ description: "The error code, for programs, such as 'ISSUE.NOT_FOUND'." }),
    kind: Vocabulary('FailureKind', Object.values(kinds)),
    message: Type.String({ description: 'The error message, for people.' }),
  },
  { title: 'Failure', additionalProperties: false },
);

/** Creates the error handler. `fixed`: the language of all messages. By default, the one that the request prefers. */
export function errorHandler(fixed?: Language) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const language = fixed ?? chooseLanguage(request.headers['accept-language']);
    const refusal = asRefusal(error, language);
    // An aborted upload is not a failure of the platform, so it is not logged.
    if (refusal.code === 'SERVICE.UNAVAILABLE' && !request.raw.readableAborted)
      request.log.warn({ reason: explainUnavailability(error) }, 'a request could not be served');
    if (refusal.problem !== undefined)
      request.log.error({ reason: refusal.problem }, 'a request could not be served');
    if (refusal.code === 'UNEXPECTED') request.log.error({ err: error }, 'a request failed unexpectedly');
    reply.failureCode = refusal.code;
    reportUndeclared(request, refusal.code);
    const body: Static<typeof Failure> = {
      code: refusal.code,
      kind: kinds[refusal.statusCode] ?? 'UNEXPECTED',
      message: refusalMessage(refusal, language),
    };
    return reply
      .code(refusal.statusCode)
      .headers({ 'cache-control': 'no-store', ...refusal.headers })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
}

/** A restarted database is usually ready again by then. */
const retryAfterSeconds = '5';

export const unavailable = () =>
  new Refusal('SERVICE.UNAVAILABLE', { headers: { 'retry-after': retryAfterSeconds } });

const byStatus: Record<number, RefusalCode> = {
  404: 'ROUTE.NOT_FOUND',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_MEDIA_TYPE',
};

function asRefusal(error: FastifyError, language: Language): Refusal {
  if (error instanceof Refusal) return error;
  if (explainUnavailability(error) !== null) return unavailable();
  const known = byStatus[error.statusCode ?? 500];
  if (known) return new Refusal(known);
  if (error.statusCode === undefined || error.statusCode >= 500) return new Refusal('UNEXPECTED');
  return new Refusal('REQUEST.INVALID', {
    details: { problem: problemMessage(error.validation?.[0], language) },
  });
}
