import { DatabaseError } from 'pg';
import { readConfiguration } from '../../../../../server/configuration/configuration.ts';
import { wrapConnectionError } from '../../../../../server/database/database-unavailable.ts';
import { DatabaseNotReady } from '../../../../../server/database/postgres/start-postgres.ts';
import { HelperUnavailable } from '../../../../../server/helper-process/helper-unavailable.ts';
import { explainUnavailability } from '../../../../../server/http/failures/explain-unavailability.ts';
import { openApp } from '../../../../../server/http/open-app.ts';

const systemErrorWith = (code: string) => Object.assign(new Error('insert ana@example.com'), { code });

async function requestThatThrows(error: Error, language: string) {
  const lines: string[] = [];
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'warn' }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    { write: (line) => void lines.push(line) },
  );
  app.get('/failing', { config: { access: 'anyone' } }, async () => {
    throw error;
  });
  const response = await app.inject({ url: '/failing', headers: { 'accept-language': language } });
  return { response, lines };
}

const databaseErrorWith = (code: string) => {
  const error = new DatabaseError('insert ana@example.com', 0, 'error');
  error.code = code;
  return error;
};

describe('a request that fails because of a temporary problem', () => {
  it.each([
    ...['08006', '25006', '28P01', '3D000', '40001', '40P01', '53100', '53200', '53300'].map(
      databaseErrorWith,
    ),
    ...['55P03', '57014', '57P01', '57P02', '57P03', '58030', '25P03'].map(databaseErrorWith),
    ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'].map(systemErrorWith),
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'].map(systemErrorWith),
    wrapConnectionError(new Error('Connection terminated unexpectedly')) as Error,
    wrapConnectionError(new AggregateError([systemErrorWith('ECONNREFUSED')])) as Error,
    new DatabaseNotReady('PostgreSQL is restarting.'),
    new HelperUnavailable('The helper process ended before it answered.'),
  ])('is answered with 503, Retry-After and advice: %p', async (error) => {
    const { response, lines } = await requestThatThrows(error, 'en-us');
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.json()).toEqual({
      code: 'SERVICE.UNAVAILABLE',
      kind: 'UNAVAILABLE',
      message: expect.stringMatching(/try again/i),
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, reason: expect.any(String) }),
    ]);
  });

  it('is explained in Portuguese too', async () => {
    const { response } = await requestThatThrows(systemErrorWith('ENOSPC'), 'pt-br');
    expect(response.json().message).toMatch(/tente de novo/i);
  });

  it('logs no values of the statement', async () => {
    const { lines } = await requestThatThrows(databaseErrorWith('53100'), 'pt-br');
    expect(lines.join()).toContain('53100');
    expect(lines.join()).not.toContain('ana@');
  });
});

it.each([
  databaseErrorWith('23505'),
  databaseErrorWith('42P01'),
  databaseErrorWith('XX000'),
  systemErrorWith('ENOENT'),
  systemErrorWith('EACCES'),
  new Error('a fault of the program'),
  wrapConnectionError(new TypeError('a fault of the program')) as Error,
])('a programming error is not reported as temporary: %p', async (error) => {
  expect(explainUnavailability(error)).toBeNull();
  expect((await requestThatThrows(error, 'pt-br')).response.statusCode).toBe(500);
});
