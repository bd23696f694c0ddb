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
    ['a status without a message', answered(404, '<html>'), failures.unknown],
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

  it('takes a 401 about a sign-in for what it says, whichever call it answers', () => {
    const body = { code: 'LOGIN.SECOND_FACTOR_REQUIRED', kind: 'UNAUTHORIZED', message: 'Enter the code.' };
    expect(normaliseFailure(answered(401, body)).code).toBe('LOGIN.SECOND_FACTOR_REQUIRED');
  });

  it('keeps the code, kind and message of the server', () => {
    const body = { code: 'ISSUE.NOT_FOUND', kind: 'NOT_FOUND', message: 'Não achamos esta edição.' };
    expect(normaliseFailure(answered(404, body))).toEqual({
      code: 'ISSUE.NOT_FOUND',
      name: 'NOT_FOUND',
      message: 'Não achamos esta edição.',
    });
  });

  it.each([
    ['a text', { message: 'Sem estoque.' }],
    ['the main text of an object', { message: { main: 'Sem estoque.', details: ['x'] } }],
    ['a text between spaces', { message: '  Sem estoque.\n', code: '  ' }],
    ['a text beside a code that is no text', { message: 'Sem estoque.', code: { id: 1 }, kind: 7 }],
  ])('keeps a message without a code: %s', (_, body) => {
    const failure = { code: '', name: 'UNKNOWN', message: 'Sem estoque.' };
    expect(normaliseFailure(answered(400, body))).toEqual(failure);
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
  ])('is unknown when the message is %s', (_, message) => {
    expect(normaliseFailure(answered(400, { message }))).toEqual(failures.unknown);
  });

  it.each(['<p>Não existe.</p>', 'x'.repeat(501)])(
    'keeps the code, which may have a translation, of a message that nobody could read',
    (message) => {
      const body = { code: 'ISSUE.NOT_FOUND', kind: 'NOT_FOUND', message };
      const failure = { code: 'ISSUE.NOT_FOUND', name: 'NOT_FOUND', message: '' };
      expect(normaliseFailure(answered(404, body))).toEqual(failure);
    },
  );

  it('keeps a message of 500 characters, and one that compares numbers', () => {
    for (const message of ['x'.repeat(500), 'Total < 5 e > 3'])
      expect(normaliseFailure(answered(400, { message })).message).toBe(message);
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
  ])('says of %s with %j whether the call may have taken effect', (status, body, isOutcomeUnknown) => {
    expect(normaliseFailure(answered(status, body)).isOutcomeUnknown).toBe(isOutcomeUnknown);
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
