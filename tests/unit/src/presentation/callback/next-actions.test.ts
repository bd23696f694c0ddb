import type { PendingSignIn } from '../../../../../src/application/ports/session/pending-sign-ins.ts';
import type { ExternalSignInErrorCode } from '../../../../../src/domain/error-code.ts';
import { nextActionsFor } from '../../../../../src/presentation/callback/next-actions.ts';
import { buildPendingSignIn } from '../../../../fakes/session/fake-pending-sign-ins.ts';

const google = buildPendingSignIn({ returnTo: '/reader/1' });
const operator = buildPendingSignIn({ provider: 'operator', returnTo: '/reader/1' });
const login = '/auth/login?returnTo=%2Freader%2F1';

describe('nextActionsFor', () => {
  it.each<[ExternalSignInErrorCode, PendingSignIn | null, string[]]>([
    ['0101002', google, [login]],
    ['0101005', operator, [login, '/auth/forgot-password']],
    ['0101004', google, [login]],
    ['0101006', operator, ['/auth/external?returnTo=%2Freader%2F1', login]],
    ['0208002', operator, ['/auth/login?returnTo=%2Fauth%2Fexternal']],
    ['SVA.EXISTING_USER', operator, ['/auth/login?returnTo=%2Fauth%2Fexternal']],
    ['EXTERNAL.FOREIGN_RETURN', null, ['/auth/login']],
    ['UNEXPECTED', google, [login]],
  ])('offers a visitor a solution after %s', (code, pending, paths) => {
    const { actions, canRetry } = nextActionsFor(code, pending, false);
    expect([actions.map(({ to }) => to), canRetry]).toEqual([paths, false]);
  });

  it.each([
    '0001002',
    '0001001',
    '0000000',
    'EXTERNAL.UNREACHABLE',
    'REQUEST.TOO_MANY',
    'SERVICE.UNAVAILABLE',
  ] as const)('offers a retry after %s', (code) => {
    expect(nextActionsFor(code, google, false)).toMatchObject({ canRetry: true, actions: [{ to: login }] });
  });

  it.each<[ExternalSignInErrorCode, string[]]>([
    ['SVA.NO_ACTIVE_PLAN', ['/plans', '/']],
    ['USER.PARENT_PERMISSION', ['/']],
    ['SVA.EXISTING_USER', ['/auth/external', '/']],
    ['EXTERNAL.FOREIGN_RETURN', ['/']],
  ])('does not send a signed-in reader to the sign-in after %s', (code, paths) => {
    expect(nextActionsFor(code, operator, true).actions.map(({ to }) => to)).toEqual(paths);
  });

  it('returns to the reactivation if it started there', () => {
    const reactivating = buildPendingSignIn({ provider: 'operator', returnTo: '/sva/reactivation' });
    expect(nextActionsFor('0101006', reactivating, true).actions[0]?.to).toBe('/sva/reactivation');
    expect(nextActionsFor('SVA.INVALID_CREDENTIALS', reactivating, true).actions[0]?.to).toBe(
      '/sva/reactivation',
    );
  });

  it('signs out first if the operator account is linked to another account', () => {
    const linking = nextActionsFor('SVA.EXISTING_USER', operator, true);
    expect(linking).toMatchObject({
      message: 'callback:linkedToAnotherAccount',
      actions: [{ signsOut: true }, {}],
    });
    const reactivating = buildPendingSignIn({ provider: 'operator', returnTo: '/sva/reactivation' });
    const { message, actions } = nextActionsFor('SVA.EXISTING_USER', reactivating, true);
    expect([message, actions.map(({ to }) => to)]).toEqual([
      'callback:otherAccount',
      ['/auth/external', '/sva/reactivation'],
    ]);
  });

  it('sends a reader whose session ended through the sign-in to the linking', () => {
    for (const code of ['0002001', '0002003'] as const) {
      expect(nextActionsFor(code, operator, false).actions.map(({ to }) => to)).toEqual([
        '/auth/login?returnTo=%2Fauth%2Fexternal',
      ]);
    }
  });
});
