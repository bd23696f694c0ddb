import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { failures } from '../../../../../src/domain/failure.ts';
import { normaliseFailure } from '../../../../../src/infrastructure/http/normalise-failure.ts';

const config = {} as InternalAxiosRequestConfig;
const answered = (status: number, data: unknown, headers = {}) =>
  new AxiosError('answered', 'ERR_BAD_RESPONSE', config, {}, { status, data, headers } as AxiosResponse);
const silent = (code: string) => new AxiosError('silent', code, config, {});

describe('normaliseFailure', () => {
  it.each([
    ['401', answered(401, { message: 'No.' }), failures.unauthenticated],
    ['403', answered(403, { message: 'No.' }), failures.forbidden],
    ['a status without a message', answered(500, '<html>'), failures.unknown],
    ['a message object without a main text', answered(400, { code: 'X', message: {} }), failures.unknown],
    ['an aborted wait', silent('ECONNABORTED'), failures.timeout],
    ['a time-out', silent('ETIMEDOUT'), failures.timeout],
    ['a lost network', silent('ERR_NETWORK'), failures.networkConnection],
    ['another silence', silent('ERR_BAD_OPTION'), failures.badRequest],
    ['a failure before sending', new AxiosError('early'), failures.unexpected],
    ['what is no HTTP failure', new TypeError('x is undefined'), failures.unexpected],
  ])('names %s', (_, error, failure) => {
    expect(normaliseFailure(error)).toEqual(failure);
  });

  it('keeps the code, kind and message of the server', () => {
    const body = { code: 'ISSUE.NOT_FOUND', kind: 'NOT_FOUND', message: 'Não achamos esta edição.' };
    expect(normaliseFailure(answered(404, body))).toEqual({
      code: 'ISSUE.NOT_FOUND',
      name: 'NOT_FOUND',
      message: 'Não achamos esta edição.',
    });
  });

  it('keeps the seconds after which the server lets it be tried again', () => {
    const refused = (seconds: string) =>
      normaliseFailure(answered(429, { message: 'Espere.' }, { 'retry-after': seconds })).retryAfter;
    expect([refused('42'), refused('Wed, 21 Oct 2026 07:28:00 GMT'), refused('')]).toEqual([
      42,
      undefined,
      undefined,
    ]);
  });

  it('takes the main text of a message that is an object', () => {
    expect(normaliseFailure(answered(422, { message: { main: 'Faltou algo.' } })).message).toBe(
      'Faltou algo.',
    );
  });

  it("reads a sign-in's 401 by its text, since there it speaks of the credentials", () => {
    expect(normaliseFailure(answered(401, { message: 'Invalid credentials.' }), true).message).toBe(
      'Invalid credentials.',
    );
  });
});
