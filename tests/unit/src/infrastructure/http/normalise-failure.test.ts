import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { failures } from '../../../../../src/domain/failure.ts';
import { normaliseFailure } from '../../../../../src/infrastructure/http/normalise-failure.ts';

const config = {} as InternalAxiosRequestConfig;
const errorWithResponse = (status: number, data: unknown, headers = {}) =>
  new AxiosError('answered', 'ERR_BAD_RESPONSE', config, {}, { status, data, headers } as AxiosResponse);
const errorWithoutResponse = (code: string) => new AxiosError('silent', code, config, {});

describe('normaliseFailure', () => {
  it.each([
    ['401', errorWithResponse(401, { message: 'No.' }), failures.unauthenticated],
    ['403', errorWithResponse(403, { code: 'ACCESS.FORBIDDEN', message: 'No.' }), failures.forbidden],
    [
      'a 403 without a code',
      errorWithResponse(403, { message: 'No.' }),
      { ...failures.forbidden, lacksCode: true },
    ],
    ['a 403 of a proxy', errorWithResponse(403, '<html>'), { ...failures.forbidden, lacksCode: true }],
    ['a status without a message', errorWithResponse(404, '<html>'), failures.unknown],
    [
      'a message object without a main text',
      errorWithResponse(400, { code: 'X', message: {} }),
      failures.unknown,
    ],
    ['a request that was aborted', errorWithoutResponse('ECONNABORTED'), failures.timeout],
    ['a timeout', errorWithoutResponse('ETIMEDOUT'), failures.timeout],
    ['a network failure', errorWithoutResponse('ERR_NETWORK'), failures.networkConnection],
    ['another failure without an answer', errorWithoutResponse('ERR_BAD_OPTION'), failures.badRequest],
    ['a failure before sending', new AxiosError('early'), failures.unexpected],
    ['an error outside of HTTP', new TypeError('x is undefined'), failures.unexpected],
  ])('returns the failure for %s', (_, error, failure) => {
    expect(normaliseFailure(error)).toEqual(failure);
  });

  it('keeps the code of a 401 about a sign-in for every operation', () => {
    const body = { code: 'LOGIN.SECOND_FACTOR_REQUIRED', kind: 'UNAUTHORIZED', message: 'Enter the code.' };
    expect(normaliseFailure(errorWithResponse(401, body)).code).toBe('LOGIN.SECOND_FACTOR_REQUIRED');
  });

  it('keeps the code, kind and message of the server', () => {
    const body = { code: 'ISSUE.NOT_FOUND', kind: 'NOT_FOUND', message: 'Não achamos esta edição.' };
    expect(normaliseFailure(errorWithResponse(404, body))).toEqual({
      code: 'ISSUE.NOT_FOUND',
      name: 'NOT_FOUND',
      message: 'Não achamos esta edição.',
    });
  });

  it.each([
    ['a text', { message: 'Sem estoque.' }],
    ['the main text of an object', { message: { main: 'Sem estoque.', details: ['x'] } }],
    ['a text between spaces', { message: '  Sem estoque.\n', code: '  ' }],
    ['a text with a code that is not a text', { message: 'Sem estoque.', code: { id: 1 }, kind: 7 }],
  ])('keeps a message without a code: %s', (_, body) => {
    const failure = { code: '', name: 'UNKNOWN', message: 'Sem estoque.' };
    expect(normaliseFailure(errorWithResponse(400, body))).toEqual(failure);
  });

  it.each([
    ['blank', '  '],
    ['blank in an object', { main: ' ' }],
    ['an object within an object', { main: { main: 'Sem estoque.' } }],
    ['a number', 42],
    ['a list', ['Sem estoque.']],
    ['null', null],
    ['the HTML of a proxy', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['a comment of HTML', '<!-- nginx --> 502'],
    ['a long report', 'Error at line 1. '.repeat(500)],
  ])('returns the unknown failure if the message is %s', (_, message) => {
    expect(normaliseFailure(errorWithResponse(400, { message }))).toEqual(failures.unknown);
  });

  it.each(['<p>Não existe.</p>', 'x'.repeat(501)])(
    'keeps only the code, which may have a translation, if the message is unreadable: %s',
    (message) => {
      const body = { code: 'ISSUE.NOT_FOUND', kind: 'NOT_FOUND', message };
      const failure = { code: 'ISSUE.NOT_FOUND', name: 'NOT_FOUND', message: '' };
      expect(normaliseFailure(errorWithResponse(404, body))).toEqual(failure);
    },
  );

  it('keeps a message of 500 characters and one with a less-than sign', () => {
    for (const message of ['x'.repeat(500), 'Total < 5 e > 3'])
      expect(normaliseFailure(errorWithResponse(400, { message })).message).toBe(message);
  });

  it.each([
    [500, { message: 'Falhou.' }, true],
    [503, { code: 'SERVICE.BUSY', message: 'Ocupado.' }, true],
    [502, '<html>', true],
    [408, { message: 'Demorou.' }, true],
    [429, { message: 'Espere.' }, true],
    [429, { code: 'REQUEST.TOO_MANY', message: 'Espere.' }, undefined],
    [402, { message: 'Sem saldo.' }, undefined],
    [409, { code: 'X', message: 'Não.' }, undefined],
  ])('for status %s with %j, returns isOutcomeUnknown %s', (status, body, isOutcomeUnknown) => {
    expect(normaliseFailure(errorWithResponse(status, body)).isOutcomeUnknown).toBe(isOutcomeUnknown);
  });

  it('keeps the seconds until a retry is allowed', () => {
    const retryAfterOf = (seconds: string) =>
      normaliseFailure(errorWithResponse(429, { message: 'Espere.' }, { 'retry-after': seconds })).retryAfter;
    expect([retryAfterOf('42'), retryAfterOf('Wed, 21 Oct 2026 07:28:00 GMT'), retryAfterOf('')]).toEqual([
      42,
      undefined,
      undefined,
    ]);
  });

  it('returns the main text of a message object', () => {
    expect(normaliseFailure(errorWithResponse(422, { message: { main: 'Faltou algo.' } })).message).toBe(
      'Faltou algo.',
    );
  });

  it('keeps the message of a 401 at a sign-in, because it concerns the credentials', () => {
    expect(normaliseFailure(errorWithResponse(401, { message: 'Invalid credentials.' }), true).message).toBe(
      'Invalid credentials.',
    );
  });
});
