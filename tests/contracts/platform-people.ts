import { TestBrowser } from '../integration/support/test-browser.ts';
import type { Person } from './world.ts';

/** Who of the stand-ins' people (server/stand-ins/openid/openid-people.json) is whom. */
const subjects = {
  google: { new: 'demo-google-0001', 'without e-mail': 'none', 'of an account': 'demo-google-0002' },
  operator: {
    new: 'demo-claro-0101',
    'without e-mail': 'demo-claro-0102',
    'of an account': 'demo-claro-0103',
  },
} as const satisfies Record<string, Record<Person, string>>;

/** Has an account in the world, which is bound to nobody. */
export const personOfAnAccount = { email: 'leitora@banca.example', username: 'leitora' };

/** Goes through the pages of a stand-in as a browser does, and gives the code that comes back. */
export async function authorize(address: string, person: Person): Promise<string> {
  const provider = address.includes('/thirdparty/google/') ? 'google' : 'operator';
  const returned = await new TestBrowser().signIn(address, subjects[provider][person]);
  const code = returned.get('code');
  if (!code) throw new Error(`No code came back, but ${returned}`);
  return code;
}
