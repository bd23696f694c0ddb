import { setTimeout as sleep } from 'node:timers/promises';
import { buildForm } from '../../support/identity-calls.ts';
import { fileForm, pageOf } from '../../support/publishing-calls.ts';
import { createTusClient } from '../../support/tus-client.ts';
import type { RestartablePlatform } from './restartable-platform.ts';
import type { StoryCaller } from './story-caller.ts';

export interface ComicFile {
  slug: string;
  name: string;
  bytes: Buffer;
}

export interface PublishedComic {
  issueId: string;
  purchase: string;
  rent: string;
}

/** The error codes of an answer to a request that was answered before. */
const answered = ['CONTENT.ANSWERED_REQUEST'];

interface Studio {
  platform: RestartablePlatform;
  publisher: StoryCaller;
  editor: StoryCaller;
  publisherId: string;
}

/** A reader applies to become a publisher, and staff approve. Returns the id of the publisher. */
export async function foundPublisher(
  platform: RestartablePlatform,
  applicant: StoryCaller,
  manager: StoryCaller,
): Promise<string> {
  const application = buildForm({
    name: 'Maré Nova',
    username: 'mare-nova',
    description: 'Do mar.',
    taxNumber: '11222333000181',
  });
  return platform.during(async () => {
    await applicant.change('POST', '/publisher/submit', application, {
      repeated: ['CONTENT.EXISTING_REQUEST'],
    });
    const { request } = await applicant.read('/publisher/submit');
    await manager.change(
      'PATCH',
      `/request/respond/${request.externalId}`,
      { isApproved: true },
      { repeated: answered },
    );
    const { items } = await applicant.read('/publisher/private');
    return items[0].dragonId;
  });
}

/** Creates an issue with its pages, which staff reject once and then approve, and offers it. */
export async function publishComic(studio: Studio, file: ComicFile): Promise<PublishedComic> {
  const { platform, publisher, publisherId } = studio;
  const { issueId, contentId } = await platform.during(() => createIssue(publisher, publisherId, file));
  await platform.during(() => upload(studio, contentId, file));
  await waitUntilStored(studio, issueId, contentId);

  await platform.during(() => submit(publisher, issueId));
  await answer(studio, issueId, { isApproved: false, reason: 'A primeira página está ilegível.' });
  expect((await publisher.read(`/issue/${issueId}/private`)).request).toMatchObject({
    state: 'rejected',
    reason: 'A primeira página está ilegível.',
  });
  await publisher.change(
    'PATCH',
    `/issue/${issueId}/content/${contentId}`,
    buildForm({ title: `${file.slug} 2` }),
  );
  const corrected = await pageOf(file.bytes.length);
  await publisher.change(
    'POST',
    `/issue/${issueId}/content/${contentId}/page`,
    fileForm({ 'corrigida.png': corrected }, { pageNumber: '1' }),
  );

  await platform.during(async () => {
    await submit(publisher, issueId);
    await answer(studio, issueId, { isApproved: true });
  });
  return platform.during(() => offer(publisher, issueId));
}

async function createIssue(publisher: StoryCaller, publisherId: string, { slug }: ComicFile) {
  const created = await publisher.change(
    'POST',
    `/issue/as-publisher/${publisherId}`,
    { slug },
    {
      repeated: ['ISSUE.EXISTING_SLUG'],
    },
  );
  const issueId: string =
    created.externalId ??
    (await publisher.read(`/issue/publisher/${publisherId}/private`)).items.find(
      (issue: { slug: string }) => issue.slug === slug,
    ).externalId;
  await publisher.change('POST', `/issue/${issueId}/content`, buildForm({ language: 'pt-br', title: slug }), {
    repeated: ['ISSUE.DUPLICATE_CONTENT'],
  });
  const { contents } = await publisher.read(`/issue/${issueId}/private`);
  return { issueId, contentId: contents[0].externalId as string };
}

/** Sends a file, and continues after the byte that the platform has last received. */
async function upload(
  { platform, publisher }: Studio,
  contentId: string,
  { name, bytes }: ComicFile,
): Promise<void> {
  const client = () => createTusClient(platform.address(), publisher);
  let location = '';
  while (location === '') {
    const created = await client().create(bytes.length, { contentId, filename: name });
    if (created?.status === 201) location = created.location;
    else await sleep(50);
  }
  const path = new URL(location, 'http://banca.example').pathname;
  for (let offset = 0; offset < bytes.length; ) {
    const found = await client().find(path);
    if (found?.status === 200) {
      offset = found.offset;
      if (offset < bytes.length) await client().append(path, bytes, { offset });
    } else if (found?.status === 404) return;
    else await sleep(50);
  }
}

/** Cancels uploads whose creation was not answered, which stay empty. */
async function waitUntilStored(
  { platform, publisher }: Studio,
  issueId: string,
  contentId: string,
): Promise<void> {
  for (;;) {
    const uploads: { externalId: string; state: string; failureMessage: string | null }[] =
      await publisher.read(`/issue/${issueId}/content/${contentId}/upload`);
    const failed = uploads.find(({ state }) => state === 'failed');
    if (failed) throw new Error(`An upload failed: ${failed.failureMessage}`);
    const isStored = uploads.some(({ state }) => state === 'stored');
    if (isStored && uploads.length === 1) return;
    for (const { externalId, state } of isStored ? uploads : []) {
      const path = `/api/comics/upload/${externalId}`;
      if (state === 'uploading') await createTusClient(platform.address(), publisher).cancel(path);
    }
    await sleep(100);
  }
}

const submit = (publisher: StoryCaller, issueId: string) =>
  publisher.change(
    'POST',
    `/issue/${issueId}/submit`,
    {},
    {
      repeated: ['CONTENT.WAITING_APPROVAL', 'CONTENT.EXISTING_REQUEST', 'CONTENT.REQUEST_ON_APPROVED'],
    },
  );

async function answer({ publisher, editor }: Studio, issueId: string, decision: object): Promise<void> {
  const { request } = await publisher.read(`/issue/${issueId}/private`);
  if (request.state === 'waiting')
    await editor.change('PATCH', `/request/respond/${request.externalId}`, decision, {
      repeated: answered,
    });
}

async function offer(publisher: StoryCaller, issueId: string): Promise<PublishedComic> {
  await publisher.change(
    'POST',
    `/issue/${issueId}/market`,
    {
      market: 'brazil',
      currency: 'BRL',
      isAvailableForSubscribers: true,
      merchandises: [
        { kind: 'purchase', price: 990 },
        { kind: 'rent', price: 390, rentalDays: 3 },
      ],
    },
    { repeated: ['ISSUE.DUPLICATE_MARKET'] },
  );
  const { markets } = await publisher.read(`/issue/${issueId}/private`);
  const priceOf = (kind: string): string =>
    markets[0].merchandises.find((merchandise: { kind: string }) => merchandise.kind === kind)
      .merchandiseExternalId;
  return { issueId, purchase: priceOf('purchase'), rent: priceOf('rent') };
}
