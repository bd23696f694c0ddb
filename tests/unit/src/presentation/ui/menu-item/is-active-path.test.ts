import fc from 'fast-check';
import { isActivePath } from '../../../../../../src/presentation/ui/menu-item/is-active-path.ts';

it.each([
  ['/account', '/account', true],
  ['/account/', '/account', true],
  ['/account', '/account?tab=plan#top', true],
  ['/account/plan', '/account', false],
  ['/accounts', '/account', false],
  ['/', '/', true],
  ['/catalog', '/', false],
])('at %s, an exact link to %s is active: %s', (path, link, isActive) => {
  expect(isActivePath(path, link, true)).toBe(isActive);
});

it.each([
  ['/account', '/account', true],
  ['/account/plan', '/account', true],
  ['/account/payment-methods/cards', '/account/payment-methods', true],
  ['/accounts', '/account', false],
  ['/my-account', '/account', false],
  ['/account', '/account/plan', false],
])('at %s, a non-exact link to %s is active: %s', (path, link, isActive) => {
  expect(isActivePath(path, link, false)).toBe(isActive);
});

const segment = fc.stringMatching(/^[a-z-]{1,6}$/);
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

it('a non-exact link is active on paths below, but not on paths that only share a prefix', () => {
  fc.assert(
    fc.property(path, segment, (link, more) => {
      expect(isActivePath(`${link}/${more}`, link, false)).toBe(true);
      expect(isActivePath(`${link}${more}`, link, false)).toBe(false);
    }),
  );
});
