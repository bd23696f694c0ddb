import { jsonColumn } from '../../../server/database/json-column.ts';
import { makePicture } from '../../unit/server/media/make-comics.ts';
import { buildForm } from './identity-calls.ts';
import { addPublisher } from './seed.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

type Method = 'GET' | 'POST' | 'PATCH';
type Fields = Record<string, string | Buffer>;

/** Calls of publishers and staff, and the accounts that make them. */
export function publishingStudio(platform: () => TestPlatform) {
  const call = (
    method: Method,
    path: string,
    { headers }: Pick<TestCaller, 'headers'>,
    payload?: object,
    more: Record<string, string> = {},
  ) =>
    platform().app.inject({
      method,
      url: `/api/comics${path}`,
      headers: { 'accept-language': 'en-us', ...headers, ...more },
      ...(payload && { payload }),
    });

  async function sendForm(method: 'POST' | 'PATCH', path: string, caller: TestCaller, fields: Fields) {
    const sent = new globalThis.Response(buildForm(fields));
    const type = sent.headers.get('content-type') ?? '';
    return call(method, path, caller, Buffer.from(await sent.arrayBuffer()), { 'content-type': type });
  }

  async function signIn(role: 'USER' | 'STAFF' | 'ADMIN', grantings: string[]): Promise<TestCaller> {
    const caller = await platform().signIn(role);
    await platform()
      .database.updateTable('identity.account')
      .set({ grantings: jsonColumn(grantings) })
      .where('uuid', '=', caller.uuid)
      .execute();
    return caller;
  }

  /** Adds a publisher with a member who has the granting PUBLISHER. */
  async function addPublisherWithMember() {
    const publisherId = await addPublisher(platform().database);
    const member = await signIn('USER', ['PUBLISHER']);
    await platform()
      .database.insertInto('comics.publisher_member')
      .values({ publisherId, readerId: member.uuid })
      .execute();
    return { publisherId, member };
  }

  const answer = (requestId: string, staff: TestCaller, reason?: string) =>
    call('PATCH', `/request/respond/${requestId}`, staff, {
      isApproved: reason === undefined,
      ...(reason !== undefined && { reason }),
    });

  return { call, sendForm, signIn, addPublisherWithMember, answer };
}

type Answer = Awaited<ReturnType<ReturnType<typeof publishingStudio>['call']>>;

/** Returns the status and the error code of an answer. */
export const failureOf = ({ statusCode, json }: Answer): [number, string | undefined] => [
  statusCode,
  json().code,
];

export const makeCover = (seed: number): Promise<Buffer> => makePicture(seed, { width: 300, height: 450 });
