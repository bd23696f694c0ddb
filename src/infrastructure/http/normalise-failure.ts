import { type AxiosError, type AxiosResponse, isAxiosError } from 'axios';
import type { ErrorCode, RequestErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';

/**
 * Converts the error of a request to a failure. Rule 55. `isSignIn`: a 401 concerns the credentials and not the
 * session, so its code and message are kept (rule 19). `Code`: the error codes that the service declares.
 */
export function normaliseFailure<Code extends string = never>(
  error: unknown,
  isSignIn = false,
): Failure<Code | RequestErrorCode> {
  if (!isAxiosError(error)) return failures.unexpected;
  // A newer service may send a code that is not declared. The app then shows its message.
  if (error.response) return fromResponse(error.response, isSignIn) as Failure<Code>;
  if (error.code === 'ERR_CANCELED') return { ...failures.badRequest, hide: true };
  if (error.request) return fromSilence(error);
  return failures.unexpected;
}

type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

function fromResponse({ status, data, headers }: Answer, isSignIn: boolean): Failure<string> {
  const failure = fromServerMessage(data) ?? failures.unknown;
  // The comics service signs in and links an operator in one call; the code says which of the two failed.
  const isOfSession = !isSignIn && !failure.code.startsWith('LOGIN.');
  if (status === 401 && isOfSession) return failures.unauthenticated;
  if (status === 403)
    return hasCode(failure) ? failures.forbidden : { ...failures.forbidden, lacksCode: true };
  // In seconds. The other format of the header, a date, is ignored.
  const retryAfter = Number(headers['retry-after']);
  return {
    ...(failure.code === serviceUnexpectedCode ? failures.unexpected : failure),
    ...(retryAfter > 0 && { retryAfter }),
    ...(isOutcomeUnknown(status, failure) && { isOutcomeUnknown: true }),
  };
}

/** An error of the service that it does not explain. Its message may be in another language than the reader's. */
const serviceUnexpectedCode = 'UNEXPECTED' satisfies ErrorCode;

const hasCode = ({ code }: Failure<string>): boolean => code !== '' && code !== failures.unknown.code;

/** A 429 without a code may come from a proxy, which does not know whether an earlier attempt took effect. */
const isOutcomeUnknown = (status: number, { code }: Failure<string>): boolean =>
  status >= 500 || status === 408 || (status === 429 && code === '');

function fromServerMessage(body: unknown): Failure<string> | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  const { message, code, kind } = body as { message: unknown; code?: unknown; kind?: unknown };
  const text = typeof message === 'object' && message !== null && 'main' in message ? message.main : message;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const failure = {
    code: typeof code === 'string' ? code.trim() : '',
    name: typeof kind === 'string' ? kind : failures.unknown.name,
    message: isReadable(text) ? text.trim() : '',
  };
  // A code without a message may have a translation.
  return failure.code || failure.message ? failure : null;
}

/** In characters. A longer message is a report for developers. */
const maxMessageLength = 500;

/** False for the HTML of a proxy and for long reports. */
const isReadable = (message: string): boolean =>
  message.length <= maxMessageLength && !/<[a-z!/?]/i.test(message);

const timeoutCodes = new Set(['ECONNABORTED', 'ETIMEDOUT']);

function fromSilence(error: AxiosError): Failure<RequestErrorCode> {
  if (error.code !== undefined && timeoutCodes.has(error.code)) return failures.timeout;
  return error.code === 'ERR_NETWORK' ? failures.networkConnection : failures.badRequest;
}
