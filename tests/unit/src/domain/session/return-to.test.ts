import fc from 'fast-check';
import { ownPath, readIssueId, returningTo, returnTo } from '../../../../../src/domain/session/return-to.ts';

const site = 'https://banca.example';

/** Random combinations of the parts that open redirects use. */
const crafted = fc
  .array(
    fc.constantFrom(
      ...['/', '//', '\\', '/\\', '\t', '\n', '\r', ' ', '\0', '.', '..', '%2f', '%5C', '%252f', '%', '%09'],
      ...['@', ':', '?', '#', 'https:', 'javascript:', 'data:', 'evil.example', 'user:pw@evil.example'],
      ...['auth', 'Auth', '%61uth', 'login', 'callback', 'external', 'issue', 'é', '／', '。'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('returnTo', () => {
  it.each([
    ['/reader/1', '/reader/1'],
    ['/search?s=gato#fim', '/search?s=gato#fim'],
    ['/search?s=olá', '/search?s=ol%C3%A1'],
    ['/search?s=//evil.example', '/search?s=//evil.example'],
    ['/account/general', '/account/general'],
    ['/auth/external', '/auth/external'],
    ['/auth/external/?a=1', '/auth/external/?a=1'],
    ['/authors', '/authors'],
  ])('accepts %j', (path, target) => {
    expect(returnTo(`?returnTo=${encodeURIComponent(path)}`)).toBe(target);
  });

  it.each([
    '',
    'reader/1',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/issue/..//evil.example',
    '/%2e//evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%09/evil.example',
    '//user:password@evil.example',
    '/%',
    '/auth/login',
    '/AUTH/login',
    '/%61uth/login',
    '/%2561uth/login',
    '/issue/../auth/login',
    '/auth',
    '/auth/external/../login',
    '/auth/external%2f',
    '/auth/external%252f',
    '/%61uth/external',
    '/callback?code=1&state=2',
    '/Callback/',
    `/${'%25'.repeat(1000)}`,
  ])('returns home for %j', (path) => {
    expect(returnTo(`?returnTo=${encodeURIComponent(path)}`)).toBe('/');
  });

  it('returns home without a parameter, and the first of several', () => {
    expect(returnTo('')).toBe('/');
    expect(returnTo('?returnTo=%2Fplans&returnTo=%2F%2Fevil.example')).toBe('/plans');
  });

  it('always stays in this app and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          crafted,
          crafted.map((text) => `/${text}`),
          fc.string(),
          fc.webUrl(),
        ),
        (path) => {
          const target = ownPath(path);
          const address = new URL(target, `${site}/auth/login`);
          expect([address.origin, address.username]).toEqual([site, '']);
          expect(target).toMatch(/^\/(?![/\\])/);
          expect(ownPath(target)).toBe(target);
          expect(decodeURIComponent(address.pathname)).not.toMatch(
            /^\/(callback|auth(?!\/external\/?$))(\/|$)/i,
          );
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('is part of the links to intermediate screens', () => {
    expect(returningTo('/auth/signup', '/issue/nanquim?a=1')).toBe(
      '/auth/signup?returnTo=%2Fissue%2Fnanquim%3Fa%3D1',
    );
    expect(returningTo('/auth/signup', '/')).toBe('/auth/signup');
    expect(returningTo('/auth/signup', '//evil.example')).toBe('/auth/signup');
  });
});

describe('readIssueId', () => {
  it('finds the issue that a path opens in the reader', () => {
    expect(readIssueId('/reader/0b5c-1')).toBe('0b5c-1');
    expect(readIssueId('/issue/nanquim-1')).toBeNull();
    expect(readIssueId('/reader/a/b')).toBeNull();
  });
});
