import type { AgeVerifier } from '../../../../server/catalogue/age-verifier.ts';
import { addIssue, addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** The ages that the verifier of this suite knows. */
const verifiedAges = new Map<string, number>();

export const exampleVerifier: AgeVerifier = {
  async isAtLeast(years, { readerId }) {
    const age = verifiedAges.get(readerId);
    return age === undefined ? null : age >= years;
  },
};

/** The platform with a verifier of ages instead of declarations. Rule 8. */
export function verifiedAgesSuite(platform: () => TestPlatform): void {
  let issueId: string;
  const openPages = async (caller?: TestCaller): Promise<[number, string | undefined]> => {
    const answer = await platform().app.inject({
      url: `/api/comics/issue/${issueId}/pages?isOfAge=true`,
      headers: caller?.headers ?? {},
    });
    return [answer.statusCode, answer.json().code];
  };
  const addReaderOfAge = async (age?: number): Promise<TestCaller> => {
    const caller = await platform().signIn();
    await addReader(platform().database, caller.uuid);
    if (age !== undefined) verifiedAges.set(caller.uuid, age);
    return caller;
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    issueId = await addIssue(platform().database, {
      slug: 'adults',
      parentalRating: '+18',
      isAvailableForAll: true,
    });
  });

  it('asks visitors to sign in, whatever they declare', async () => {
    expect(await openPages()).toEqual([409, 'USER.AGE_NEEDS_ACCOUNT']);
  });

  it('sends the pages to readers whose age is verified', async () => {
    expect(await openPages(await addReaderOfAge(18))).toEqual([200, undefined]);
    expect(await openPages(await addReaderOfAge(17))).toEqual([409, 'USER.BLOCKED_CONTENT']);
  });

  it('answers readers whom the verifier does not know that a declaration is not enough', async () => {
    const reader = await addReaderOfAge();
    const declaration = await platform().app.inject({
      method: 'PUT',
      url: `/api/identity/user/${reader.uuid}/adult-declaration`,
      headers: reader.headers,
    });
    expect(declaration.statusCode).toBe(200);
    expect(await openPages(reader)).toEqual([409, 'USER.AGE_UNVERIFIED']);
  });
}
