import { addPlan, addReader } from './seed.ts';
import { type StandInSignIn, signInAtStandIn, startListening } from './stand-in-sign-in.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

/** Customers of the stand-in operator, by their properties. */
export const customers = {
  withPlan: 'demo-claro-0001',
  withoutPlan: 'demo-claro-0002',
  unlinked: 'demo-claro-0003',
  newCustomer: 'demo-claro-0101',
  withoutEmail: 'demo-claro-0102',
};

let addressCount = 0;

function nextAddress(): string {
  addressCount += 1;
  return `172.21.${(addressCount >> 8) & 255}.${addressCount & 255}`;
}

/** Calls for signing in with an operator. */
export function operatorCalls(platform: () => TestPlatform) {
  let site = '';

  /** By default from a new IP address, so tests do not share rate limits. */
  const post = (
    path: string,
    payload: object,
    headers: Record<string, string> = {},
    remoteAddress = nextAddress(),
  ) =>
    platform().app.inject({
      method: 'POST',
      url: `/api/comics/sva${path}`,
      headers,
      remoteAddress,
      payload: { provider: 'claro', ...payload },
    });
  const beginSignIn = async (request: object): Promise<string> =>
    (await post('/auth/init', request)).json().address;
  const returnFromOperator = (subject: string | null) => signInAtStandIn(site, subject, beginSignIn);
  const finishSignIn = ({ finish }: StandInSignIn, more: object = {}, caller?: TestCaller) =>
    post('/auth', { ...finish, ...more }, caller?.headers);
  const signInAs = async (subject: string, caller?: TestCaller) =>
    finishSignIn(await returnFromOperator(subject), {}, caller);
  const unlink = (caller?: TestCaller) =>
    platform().app.inject({
      method: 'PATCH',
      url: '/api/comics/sva/inactivate',
      headers: caller?.headers ?? {},
    });
  const outcomeOf = (response: { statusCode: number; json(): { code: string } }) => [
    response.statusCode,
    response.json().code,
  ];
  const listAccounts = () => platform().database.selectFrom('identity.account').selectAll().execute();

  async function addLinkedReader(subject: string, isActive = true): Promise<TestCaller> {
    const reader = await platform().signIn();
    await addReader(platform().database, reader.uuid);
    await platform()
      .database.insertInto('comics.operator_link')
      .values({ readerId: reader.uuid, provider: 'claro', subjectId: subject, isActive })
      .execute();
    return reader;
  }

  return {
    returnFromOperator,
    finishSignIn,
    signInAs,
    unlink,
    post,
    outcomeOf,
    listAccounts,
    addLinkedReader,
    site: () => site,
    async listen(): Promise<void> {
      site = await startListening(platform());
    },
    async emptyAndAddPlan(): Promise<void> {
      await platform().deleteAllData();
      const plan = await addPlan(platform().database, 'banca-na-claro');
      await platform()
        .database.updateTable('comics.plan')
        .set({ provider: 'claro' })
        .where('id', '=', plan)
        .execute();
    },
  };
}
