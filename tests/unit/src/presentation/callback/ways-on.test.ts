import { waysOn } from '../../../../../src/presentation/callback/ways-on.ts';
import { somePending } from '../../../../fakes/session/fake-pending-sign-ins.ts';

const google = somePending({ returnTo: '/reader/1' });
const operator = somePending({ provider: 'operator', returnTo: '/reader/1' });
const login = '/auth/login?returnTo=%2Freader%2F1';

describe('the ways on after a return that failed', () => {
  it.each([
    ['0101002', google, [login]],
    ['0101005', operator, [login, '/auth/forgot-password']],
    ['0101004', google, [login]],
    ['0101006', operator, ['/auth/external?returnTo=%2Freader%2F1', login]],
    ['0208002', operator, ['/auth/login?returnTo=%2Fauth%2Fexternal']],
    ['SVA.EXISTING_USER', operator, ['/auth/login?returnTo=%2Fauth%2Fexternal']],
    ['EXTERNAL.FOREIGN_RETURN', null, ['/auth/login']],
    ['SOMETHING.ELSE', google, [login]],
  ])('lead a visitor after %s where it can be solved', (code, pending, places) => {
    const { ways, isWorthRetrying } = waysOn(code, pending, false);
    expect([ways.map(({ to }) => to), isWorthRetrying]).toEqual([places, false]);
  });

  it.each(['0001002', '0001001', '0000000', 'EXTERNAL.UNREACHABLE', 'REQUEST.TOO_MANY'])(
    'begin with the same return once more after %s',
    (code) => {
      expect(waysOn(code, google, false)).toMatchObject({ isWorthRetrying: true, ways: [{ to: login }] });
    },
  );

  it.each([
    ['SVA.NO_ACTIVE_PLAN', ['/plans', '/']],
    ['USER.PARENT_PERMISSION', ['/']],
    ['SVA.EXISTING_USER', ['/auth/external', '/']],
    ['EXTERNAL.FOREIGN_RETURN', ['/']],
  ])('never lead who is signed in to the sign-in after %s', (code, places) => {
    expect(waysOn(code, operator, true).ways.map(({ to }) => to)).toEqual(places);
  });

  it('lead who was reactivating back to the reactivation', () => {
    const reactivating = somePending({ provider: 'operator', returnTo: '/sva/reactivation' });
    expect(waysOn('0101006', reactivating, true).ways[0]?.to).toBe('/sva/reactivation');
  });

  it('sign out of an account first, where the operator’s belongs to another', () => {
    const linking = waysOn('SVA.EXISTING_USER', operator, true);
    expect(linking).toMatchObject({ says: 'callback:linkedElsewhere', ways: [{ signsOut: true }, {}] });
    const reactivating = somePending({ provider: 'operator', returnTo: '/sva/reactivation' });
    const { says, ways } = waysOn('SVA.EXISTING_USER', reactivating, true);
    expect([says, ways.map(({ to }) => to)]).toEqual([
      'callback:otherAccount',
      ['/auth/external', '/sva/reactivation'],
    ]);
  });

  it('lead who was signed out meanwhile through the sign-in to the linking', () => {
    for (const code of ['0002001', '0002003']) {
      expect(waysOn(code, operator, false).ways.map(({ to }) => to)).toEqual([
        '/auth/login?returnTo=%2Fauth%2Fexternal',
      ]);
    }
  });
});
