import type { AgeVerifier } from '../../../../server/catalogue/age-verifier.ts';
import { findRatingObstacle, findVisitorObstacle, maySee } from '../../../../server/catalogue/may-see.ts';

const buildVerifier = (age: number | null): AgeVerifier => ({
  isAtLeast: async (years) => (age === null ? null : age >= years),
});
const ratings = ['L', '10', '12', '14', '16', '+18'];

const viewerOf = (isGuided: boolean) => ({
  readerId: 'reader',
  hasGuardian: isGuided,
  isGuided,
  maxRating: null,
});

const ratingsShownTo = async (age: number | null, isGuided: boolean): Promise<string[]> => {
  const decisions = await Promise.all(
    ratings.map((rating) => maySee(rating, viewerOf(isGuided), buildVerifier(age))),
  );
  return ratings.filter((_, index) => decisions[index]);
};

test.each([
  [null, ['L']],
  [9, ['L']],
  [10, ['L', '10']],
  [15, ['L', '10', '12', '14']],
  [17, ['L', '10', '12', '14', '16']],
  [18, ratings],
])('a guided reader of age %s sees %s', async (age, seen) => {
  expect(await ratingsShownTo(age, true)).toEqual(seen);
});

test.each([
  [null, ['L', '10', '12', '14', '16']],
  [17, ['L', '10', '12', '14', '16']],
  [18, ratings],
])('a reader of age %s without a guardian sees %s', async (age, seen) => {
  expect(await ratingsShownTo(age, false)).toEqual(seen);
});

describe('without an age check', () => {
  const ages: AgeVerifier = { isAtLeast: () => Promise.reject(new Error('the age was checked')) };

  test('a guided reader sees content for all ages', async () => {
    await expect(maySee('L', viewerOf(true), ages)).resolves.toBe(true);
  });

  test('a reader without a guardian sees content below +18', async () => {
    await expect(maySee('16', viewerOf(false), ages)).resolves.toBe(true);
  });
});

test('an unknown rating counts as +18', async () => {
  expect(await maySee('21', viewerOf(false), buildVerifier(17))).toBe(false);
});

test.each([
  [null, false, 'USER.AGE_UNVERIFIED'],
  [null, true, 'USER.BLOCKED_CONTENT'],
  [17, false, 'USER.BLOCKED_CONTENT'],
  [18, false, null],
] as const)(
  'content for adults and a reader of age %s (with a guardian: %s): %s',
  async (age, isGuided, obstacle) => {
    expect(await findRatingObstacle('+18', viewerOf(isGuided), buildVerifier(age))).toBe(obstacle);
  },
);

test('a reader of unknown age declares it, if that is enough', async () => {
  const declared = { ...buildVerifier(null), acceptsDeclarations: true };
  expect(await findRatingObstacle('+18', viewerOf(false), declared)).toBe('USER.AGE_UNCONFIRMED');
});

test('a guided reader without parental control and of unknown age does not see +18', async () => {
  const viewer = { readerId: 'reader', hasGuardian: true, isGuided: false, maxRating: null };
  expect(await findRatingObstacle('16', viewer, buildVerifier(null))).toBeNull();
  expect(await findRatingObstacle('+18', viewer, buildVerifier(null))).toBe('USER.BLOCKED_CONTENT');
});

describe('the highest rating that a guardian set', () => {
  const viewer = { ...viewerOf(true), maxRating: '12' };
  const mayNotCheckAge: AgeVerifier = {
    isAtLeast: () => Promise.reject(new Error('the age was checked')),
  };

  test.each([
    ['L', null],
    ['10', null],
    ['12', null],
    ['14', 'USER.BLOCKED_CONTENT'],
    ['+18', 'USER.BLOCKED_CONTENT'],
  ] as const)('decides instead of the age: %s', async (rating, obstacle) => {
    expect(await findRatingObstacle(rating, viewer, mayNotCheckAge)).toBe(obstacle);
  });

  test('does not apply while parental control is off', async () => {
    expect(await maySee('16', { ...viewer, isGuided: false }, mayNotCheckAge)).toBe(true);
  });
});

test.each([
  ['16', 9, null],
  ['+18', 17, 'USER.BLOCKED_CONTENT'],
  ['+18', null, 'USER.BLOCKED_CONTENT'],
  ['+18', 18, null],
] as const)(
  'an issue rated %s that the guardian allowed, at the age of %s: %s',
  async (rating, age, obstacle) => {
    const viewer = { ...viewerOf(true), maxRating: 'L', isAllowed: true };
    expect(await findRatingObstacle(rating, viewer, buildVerifier(age))).toBe(obstacle);
  },
);

describe('what visitors may see', () => {
  const declared: AgeVerifier = { acceptsDeclarations: true, isAtLeast: async () => null };
  const verified: AgeVerifier = { isAtLeast: async () => null };

  it('is content for adults after a declaration, if that is enough', () => {
    expect(findVisitorObstacle('+18', false, declared)).toBe('USER.AGE_UNCONFIRMED');
    expect(findVisitorObstacle('+18', true, declared)).toBeNull();
  });

  it('is no content for adults if ages are verified', () => {
    for (const hasDeclared of [false, true])
      expect(findVisitorObstacle('+18', hasDeclared, verified)).toBe('USER.AGE_NEEDS_ACCOUNT');
  });

  it('is all other content', () => {
    for (const rating of ['L', '10', '12', '14', '16'])
      expect(findVisitorObstacle(rating, false, verified)).toBeNull();
  });
});
