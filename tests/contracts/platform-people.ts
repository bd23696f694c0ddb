import { TestBrowser } from '../integration/support/test-browser.ts';
import type { ExternalPerson } from './contract-environment.ts';

/** Identifiers of people at the stand-ins (server/stand-ins/openid/openid-people.json). */
const subjectIds = {
  google: { new: 'demo-google-0001', 'without email': 'none', 'with an account': 'demo-google-0002' },
  operator: {
    new: 'demo-claro-0101',
    'without email': 'demo-claro-0102',
    'with an account': 'demo-claro-0103',
  },
} as const satisfies Record<string, Record<ExternalPerson, string>>;

/** The email address of this person belongs to an account without a provider. */
export const personWithAccount = { email: 'leitora@banca.example', username: 'leitora' };

/** Signs in at a stand-in like a browser, and returns the code. */
export async function authorize(address: string, person: ExternalPerson): Promise<string> {
  const provider = address.includes('/thirdparty/google/') ? 'google' : 'operator';
  const parameters = await new TestBrowser().signIn(address, subjectIds[provider][person]);
  const code = parameters.get('code');
  if (!code) throw new Error(`The stand-in returned no code: ${parameters}`);
  return code;
}
