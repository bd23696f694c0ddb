import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { codeOf } from '../../errors/error-facts.ts';
import { ApiError, type ApiErrorCode, sessionRequiredError } from '../api-error.ts';
import { chooseLanguage, type Language } from '../language.ts';
import { apiErrorMessage, problemMessage } from '../messages.ts';
import { Vocabulary } from '../vocabulary.ts';
import { reportUndeclared } from './declared-failures.ts';
import { explainUnavailability } from './explain-unavailability.ts';

const kinds: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
  412: 'PRECONDITION_FAILED',
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
export function createErrorHandler(fixedLanguage?: Language) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const language = fixedLanguage ?? chooseLanguage(request.headers['accept-language']);
    const apiError = toApiError(error, { language, callerId: request.caller?.uuid });
    // An aborted upload is not a failure of the platform, so it is not logged.
    if (apiError.code === 'SERVICE.UNAVAILABLE' && !request.raw.readableAborted)
      request.log.warn({ reason: explainUnavailability(error) }, 'a request could not be served');
    if (apiError.problem !== undefined)
      request.log.error({ reason: apiError.problem }, 'a request could not be served');
    if (apiError.code === 'UNEXPECTED') request.log.error({ err: error }, 'a request failed unexpectedly');
    reply.failureCode = apiError.code;
    reportUndeclared(request, apiError.code);
    const body: Static<typeof Failure> = {
      code: apiError.code,
      kind: kinds[apiError.statusCode] ?? 'UNEXPECTED',
      message: apiErrorMessage(apiError, language),
    };
    return reply
      .code(apiError.statusCode)
      .headers({ 'cache-control': 'no-store', ...apiError.headers })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
}

/** A restarted database is usually ready again by then. */
const retryAfterSeconds = '5';

export const buildUnavailableError = () =>
  new ApiError('SERVICE.UNAVAILABLE', { headers: { 'retry-after': retryAfterSeconds } });

/** The database rejects rows of a reader that was erased since the request began, and names the reader. Rule 122. */
const erasedReader = 'BA001';

const codeByStatus: Record<number, ApiErrorCode> = {
  404: 'ROUTE.NOT_FOUND',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_MEDIA_TYPE',
};

function toApiError(
  error: FastifyError,
  { language, callerId }: { language: Language; callerId: string | undefined },
): ApiError {
  if (error instanceof ApiError) return error;
  if (codeOf(error) === erasedReader) {
    // Another code for the caller's own account, because the app signs out when it requires a session.
    return 'detail' in error && error.detail === callerId
      ? sessionRequiredError()
      : new ApiError('USER.NOT_FOUND');
  }
  if (explainUnavailability(error) !== null) return buildUnavailableError();
  const code = codeByStatus[error.statusCode ?? 500];
  if (code) return new ApiError(code);
  if (error.statusCode === undefined || error.statusCode >= 500) return new ApiError('UNEXPECTED');
  return new ApiError('REQUEST.INVALID', {
    details: { problem: problemMessage(error.validation?.[0], language) },
  });
}
