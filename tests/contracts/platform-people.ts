import type { AccessGranting } from '../../src/domain/session/access-sets.ts';
import { TestBrowser } from '../integration/support/test-browser.ts';
import type { TestPlatform } from '../integration/support/test-platform.ts';
import type { ContractAccount, ContractEnvironment, ExternalPerson } from './contract-environment.ts';
import { samplePublisher } from './contract-environment.ts';

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

async function addAccount(
  { accounts }: TestPlatform,
  username: string,
  role: 'ADMIN' | 'STAFF' | 'USER',
  ...grantings: AccessGranting[]
): Promise<ContractAccount> {
  const email = `${username}@banca.example`;
  const password = 'prancheta-e-caneta-7';
  const { uuid } = await accounts.create({ email, username, password, role, grantings });
  return { username, password, readerId: uuid };
}

export const addStaff = async (platform: TestPlatform): Promise<ContractEnvironment['staff']> => ({
  administrator: await addAccount(platform, 'ada', 'ADMIN'),
  manager: await addAccount(platform, 'gil', 'STAFF', 'MANAGER'),
  editor: await addAccount(platform, 'edu', 'STAFF', 'EDITOR'),
  accountant: await addAccount(platform, 'rute', 'STAFF', 'ACCOUNTANT'),
  colleague: await addAccount(platform, 'lia', 'STAFF'),
});

/** The catalogue must have `samplePublisher`. */
export async function addPartners(platform: TestPlatform): Promise<ContractEnvironment['partners']> {
  const member = await addAccount(platform, 'paz', 'USER', 'PUBLISHER');
  const { id: publisherId } = await platform.database
    .selectFrom('comics.publisher')
    .select('id')
    .where('username', '=', samplePublisher.username)
    .executeTakeFirstOrThrow();
  await platform.database
    .insertInto('comics.publisher_member')
    .values({ publisherId, readerId: member.readerId })
    .execute();
  return { member, stranger: await addAccount(platform, 'rui', 'USER', 'PUBLISHER') };
}
