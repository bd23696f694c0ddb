import { readConfiguration } from '../../../../../server/configuration/configuration.ts';
import type { Access } from '../../../../../server/http/access.ts';
import { ApiError, type ApiErrorCode } from '../../../../../server/http/api-error.ts';
import {
  declaredFailures,
  undeclaredFailure,
} from '../../../../../server/http/failures/declared-failures.ts';
import { openApp } from '../../../../../server/http/open-app.ts';
import { silentLog } from '../../../../support/silent-log.ts';

/** An application with one operation, which answers with ISSUE.NOT_FOUND. */
async function openAppWith(failures: readonly ApiErrorCode[], log: { write(line: string): void }) {
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'error' }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    log,
  );
  const options = { config: { access: 'anyone' as const, failures }, schema: { operationId: 'getIssue' } };
  app.get('/issue', options, async () => {
    throw new ApiError('ISSUE.NOT_FOUND');
  });
  return app;
}

describe('an operation that answers with an error code', () => {
  it('logs an error if it does not declare the code, and still sends it', async () => {
    const lines: string[] = [];
    const app = await openAppWith(['SERIES.NOT_FOUND'], { write: (line) => void lines.push(line) });
    const response = await app.inject('/issue');
    expect([response.statusCode, response.json().code]).toEqual([404, 'ISSUE.NOT_FOUND']);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ operation: 'getIssue', code: 'ISSUE.NOT_FOUND', msg: undeclaredFailure }),
    ]);
  });

  it('logs nothing if it declares the code', async () => {
    const lines: string[] = [];
    const app = await openAppWith(['ISSUE.NOT_FOUND'], { write: (line) => void lines.push(line) });
    expect((await app.inject('/issue')).statusCode).toBe(404);
    expect(lines).toEqual([]);
  });

  it('fails in tests if it does not declare the code', async () => {
    const app = await openAppWith([], silentLog);
    const response = await app.inject('/issue');
    expect([response.statusCode, response.json().message]).toEqual([
      500,
      'getIssue must declare ISSUE.NOT_FOUND in its failures.',
    ]);
  });
});

describe('the declared failures of an operation', () => {
  const commonFailures: ApiErrorCode[] = [
    'REQUEST.INVALID',
    'REQUEST.WRONG_HOST',
    'SERVICE.UNAVAILABLE',
    'UNEXPECTED',
  ];

  const addedFailures = (access: Access, method = 'GET', failures: ApiErrorCode[] = []) =>
    [...declaredFailures({ method, config: { access, failures } })]
      .filter((code) => !commonFailures.includes(code))
      .sort();

  it('include those of every request', () => {
    const declared = declaredFailures({ method: 'GET', config: { access: 'anyone' } });
    expect([...declared].sort()).toEqual(commonFailures);
  });

  it.each<[Access, ApiErrorCode[]]>([
    ['anyone', []],
    ['anyone or reader', ['SESSION.REQUIRED']],
    ['reader', ['SESSION.REQUIRED']],
    ['oneself', ['ACCESS.FORBIDDEN', 'SESSION.REQUIRED']],
    ['oneself or guardian', ['ACCESS.FORBIDDEN', 'SESSION.REQUIRED']],
    ['oneself, guardian or ADMIN', ['ACCESS.FORBIDDEN', 'ACCESS.SECOND_FACTOR_REQUIRED', 'SESSION.REQUIRED']],
    ['MANAGER_STAFF', ['ACCESS.FORBIDDEN', 'ACCESS.SECOND_FACTOR_REQUIRED', 'SESSION.REQUIRED']],
  ])('include those of refused callers for the access "%s"', (access, codes) => {
    expect(addedFailures(access)).toEqual(codes);
  });

  it('include those of invalid bodies if the method can have a body', () => {
    expect(addedFailures('anyone', 'POST')).toEqual(['REQUEST.TOO_LARGE', 'REQUEST.UNSUPPORTED_MEDIA_TYPE']);
  });

  it('include those that the operation itself declares', () => {
    expect(addedFailures('anyone', 'GET', ['ISSUE.NOT_FOUND'])).toEqual(['ISSUE.NOT_FOUND']);
  });
});
