import type { AgeVerifier } from '../../../../server/catalogue/age-verifier.ts';
import { maySee } from '../../../../server/catalogue/may-see.ts';

const known = (age: number | null): AgeVerifier => ({
  isAtLeast: async (years) => (age === null ? null : age >= years),
});
const ratings = ['L', '10', '12', '14', '16', '+18'];

const seenBy = async (age: number | null, isGuided: boolean): Promise<string[]> => {
  const answers = await Promise.all(
    ratings.map((rating) => maySee(rating, { readerId: 'somebody', isGuided }, known(age))),
  );
  return ratings.filter((_, index) => answers[index]);
};

test.each([
  [null, ['L']],
  [9, ['L']],
  [10, ['L', '10']],
  [15, ['L', '10', '12', '14']],
  [17, ['L', '10', '12', '14', '16']],
  [18, ratings],
])('somebody guided of %s years sees %s', async (age, seen) => {
  expect(await seenBy(age, true)).toEqual(seen);
});

test.each([
  [null, ratings],
  [17, ['L', '10', '12', '14', '16']],
  [18, ratings],
])('somebody of %s years whom nobody guides sees %s', async (age, seen) => {
  expect(await seenBy(age, false)).toEqual(seen);
});

test('what is for everybody is shown without asking anybody their age', async () => {
  const ages: AgeVerifier = { isAtLeast: () => Promise.reject(new Error('asked')) };
  await expect(maySee('L', { readerId: 'somebody', isGuided: true }, ages)).resolves.toBe(true);
  await expect(maySee('16', { readerId: 'somebody', isGuided: false }, ages)).resolves.toBe(true);
});

test('a rating that is not known is taken for the strictest', async () => {
  expect(await maySee('21', { readerId: 'somebody', isGuided: false }, known(17))).toBe(false);
});
