import { addPlan, addReader } from './seed.ts';
import { type StandInSignIn, signInAtStandIn, startListening } from './stand-in-sign-in.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

/** Customers of the stand-in operator, by their properties. */
export const customers = {
  withPlan: 'demo-claro-0001',
  withoutPlan: 'demo-claro-0002',
  undone: 'demo-claro-0003',
  newcomer: 'demo-claro-0101',
  withoutEmail: 'demo-claro-0102',
};

let callsCount = 0;

function nextIpAddress(): string {
  callsCount += 1;
  return `172.21.${(callsCount >> 8) & 255}.${callsCount & 255}`;
}

/** Calls for signing in with an operator. */
export function operatorCalls(platform: () => TestPlatform) {
  let site = '';

  /** By default from a new IP address, so tests do not share rate limits. */
  const post = (
    path: string,
    payload: object,
    headers: Record<string, string> = {},
    remoteAddress = nextIpAddress(),
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
  const signInAtOperator = (subject: string | null) => signInAtStandIn(site, subject, beginSignIn);
  const finishSignIn = ({ finish }: StandInSignIn, more: object = {}, caller?: TestCaller) =>
    post('/auth', { ...finish, ...more }, caller?.headers);
  const signInAs = async (subject: string, caller?: TestCaller) =>
    finishSignIn(await signInAtOperator(subject), {}, caller);
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
    signInAtOperator,
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
    async resetWithPlan(): Promise<void> {
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
