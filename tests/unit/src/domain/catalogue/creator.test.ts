import { creatorPath } from '../../../../../src/domain/catalogue/creator.ts';
import { pathOfFollow } from '../../../../../src/domain/following/follow.ts';

it('encodes the name of a creator in the address, which is the same for a follow', () => {
  const slug = '漫画/家';
  expect(decodeURIComponent(creatorPath(slug))).toBe(`/creator/${slug}`);
  expect(creatorPath(slug)).toMatch(/^\/creator\/[%\w]+$/);
  expect(pathOfFollow({ kind: 'creator', slug })).toBe(creatorPath(slug));
});
