import type { AccountTable } from '../../../server/database/identity-tables.ts';
import { jsonColumn } from '../../../server/database/json-column.ts';
import { makePicture } from '../../unit/server/media/make-comics.ts';
import { buildForm } from './identity-calls.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Adds an account with grantings. It is a member of the publisher, if one is named. */
export async function addEditor(
  platform: Pick<TestPlatform, 'database' | 'signIn'>,
  {
    role = 'USER',
    grantings = ['PUBLISHER'],
    publisherId,
  }: { role?: AccountTable['role']; grantings?: string[]; publisherId?: string } = {},
): Promise<TestCaller> {
  const { database } = platform;
  const caller = await platform.signIn(role);
  await database
    .updateTable('identity.account')
    .set({ grantings: jsonColumn(grantings) })
    .where('uuid', '=', caller.uuid)
    .execute();
  await database
    .insertInto('comics.reader')
    .values({
      readerId: caller.uuid,
      language: 'pt-br',
      theme: 'dark',
      market: 'brazil',
      currency: 'BRL',
      guardianId: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (publisherId !== undefined)
    await database
      .insertInto('comics.publisher_member')
      .values({ publisherId, readerId: caller.uuid })
      .execute();
  return caller;
}

/** Calls the comics service as one caller. */
export function callAs({ app }: TestPlatform, caller: TestCaller | null) {
  const send = async (method: Method, path: string, payload?: unknown, headers: Headers = {}) =>
    app.inject({
      method,
      url: `/api/comics${path}`,
      headers: { ...caller?.headers, ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  return {
    get: (path: string, headers?: Headers) => send('GET', path, undefined, headers),
    post: (path: string, payload?: unknown, headers?: Headers) => send('POST', path, payload, headers),
    put: (path: string, payload: unknown, headers?: Headers) => send('PUT', path, payload, headers),
    patch: (path: string, payload: unknown, headers?: Headers) => send('PATCH', path, payload, headers),
    remove: (path: string, headers?: Headers) => send('DELETE', path, undefined, headers),
    /** Sends a form. */
    async sendForm(method: 'POST' | 'PATCH', path: string, form: FormData, headers: Headers = {}) {
      const sent = new globalThis.Response(form);
      const type = sent.headers.get('content-type') ?? '';
      return send(method, path, Buffer.from(await sent.arrayBuffer()), { ...headers, 'content-type': type });
    },
  };
}
export type PublishingCaller = ReturnType<typeof callAs>;

/** A form with one file for each name. */
export function fileForm(files: Record<string, Buffer>, texts: Record<string, string> = {}): FormData {
  const form = buildForm(texts);
  for (const [name, bytes] of Object.entries(files))
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** An image that differs for each number. */
export const pageOf = (number: number): Promise<Buffer> => makePicture(number, { width: 60, height: 90 });

/** Creates an issue with one edition and returns the ids. `seed` makes its pages unique. */
export async function createIssue(
  caller: PublishingCaller,
  publisherId: string,
  slug: string,
  { pages = 3, seed = 0 }: { pages?: number; seed?: number } = {},
): Promise<{ issueId: string; contentId: string }> {
  const created = await caller.post(`/issue/as-publisher/${publisherId}`, { slug });
  const issueId: string = created.json().externalId;
  const content = await caller.sendForm(
    'POST',
    `/issue/${issueId}/content`,
    buildForm({ language: 'pt-br', title: `Título de ${slug}`, description: 'Uma história.' }),
  );
  const contentId: string = content.json().externalId;
  const files: Record<string, Buffer> = {};
  for (let number = 1; number <= pages; number += 1) files[`${number}.png`] = await pageOf(seed + number);
  if (pages > 0)
    await caller.sendForm('POST', `/issue/${issueId}/content/${contentId}/page`, fileForm(files));
  return { issueId, contentId };
}
