import { forgetFormerImages } from '../../../../server/publishing/forget-former-images.ts';
import { buildForm } from '../../support/identity-calls.ts';
import {
  addEditor,
  callAs,
  createIssue,
  fileForm,
  type PublishingCaller,
  pageOf,
} from '../../support/publishing-calls.ts';
import { makeCover } from '../../support/publishing-studio.ts';
import { addPublisher, addSeries } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function formerImages(platform: () => TestPlatform): void {
  let publisherId: string;
  let caller: PublishingCaller;
  let staff: PublishingCaller;
  let createdCount = 0;

  beforeEach(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
    staff = callAs(platform(), await addEditor(platform(), { role: 'STAFF', grantings: ['EDITOR'] }));
    createdCount += 1;
  });

  const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  /** Runs what the platform repeats, on two days in a row. */
  async function passDays(days: number): Promise<void> {
    for (const now of [daysFromNow(days), daysFromNow(days + 1.1)]) {
      await forgetFormerImages(platform().database, now);
      await platform().media.removeUnused(undefined, now);
    }
  }
  /** Without the picture of the publisher. */
  async function countImages(): Promise<number> {
    const { database } = platform();
    const pictures = database
      .selectFrom('comics.publisher')
      .select('picture')
      .where('picture', 'is not', null);
    const rows = await database
      .selectFrom('comics.image')
      .select('hash')
      .where('hash', 'not in', pictures.$castTo<string>())
      .execute();
    return rows.length;
  }
  const create = () =>
    createIssue(caller, publisherId, `antigas-${createdCount}`, { pages: 2, seed: createdCount * 10 });
  const pagesOf = ({ issueId, contentId }: { issueId: string; contentId: string }) =>
    `/issue/${issueId}/content/${contentId}/page`;
  const addPage = async (path: string, number: number) =>
    expect(
      (await caller.sendForm('POST', path, fileForm({ 'a.png': await pageOf(number) }))).statusCode,
    ).toBe(200);
  async function approve(issueId: string): Promise<void> {
    const { request } = (await caller.post(`/issue/${issueId}/submit`)).json();
    const answer = await staff.patch(`/request/respond/${request.externalId}`, { isApproved: true });
    expect(answer.statusCode).toBe(200);
  }
  const proposeCover = async (id: string, seed: number): Promise<string> =>
    (
      await caller.sendForm(
        'PATCH',
        `/series/${id}/descriptor`,
        buildForm({
          language: 'en-us',
          title: `Rain ${seed}`,
          description: '',
          cover: await makeCover(seed),
        }),
      )
    ).json().request.externalId;
  const listRequestPictures = async (requestId: string) =>
    (await staff.get(`/request/detail/${requestId}`))
      .json()
      .proposal.descriptors.flatMap(({ cover }: { cover: object | null }) => cover ?? []);

  it('removes the image of a page that was removed from a working copy', async () => {
    const path = pagesOf(await create());
    await caller.remove(`${path}/2`);
    await passDays(0);
    expect(await countImages()).toBe(1);
  });

  it('keeps the pages of a former version for 30 days, and those of the current one', async () => {
    const issue = await create();
    await approve(issue.issueId);
    await caller.remove(`${pagesOf(issue)}/2`);
    await addPage(pagesOf(issue), createdCount * 10 + 5);
    await approve(issue.issueId);
    await passDays(28);
    expect(await countImages()).toBe(3);
    await passDays(31);
    expect(await countImages()).toBe(2);
    expect((await caller.get(`/issue/${issue.issueId}/private`)).json().contents[0].pages).toHaveLength(2);
  });

  it('keeps the pages of a rejected request for 30 days, even if nobody submits the issue again', async () => {
    const issue = await create();
    const { request } = (await caller.post(`/issue/${issue.issueId}/submit`)).json();
    await staff.patch(`/request/respond/${request.externalId}`, { isApproved: false, reason: 'não' });
    await caller.remove(`${pagesOf(issue)}/2`);
    const listPictures = async () =>
      (await staff.get(`/request/detail/${request.externalId}`))
        .json()
        .proposal.contents[0].pages.map(({ picture }: { picture: object | null }) => picture !== null);
    await passDays(28);
    expect(await listPictures()).toEqual([true, true]);
    await passDays(31);
    expect(await listPictures()).toEqual([false, false]);
    expect(await countImages()).toBe(1);
  });

  it('keeps the images of a rejected proposal until 30 days after the next one', async () => {
    const id = await addSeries(platform().database, publisherId, `chuva-${createdCount}`, 'Chuva');
    const rejected = await proposeCover(id, createdCount);
    await staff.patch(`/request/respond/${rejected}`, { isApproved: false, reason: 'não' });
    await passDays(400);
    expect(await listRequestPictures(rejected)).toHaveLength(1);
    const next = await proposeCover(id, createdCount + 500);
    await staff.patch(`/request/respond/${next}`, { isApproved: true });
    await passDays(20);
    expect(await countImages()).toBe(2);
    await passDays(31);
    // The approved cover is the cover of the series.
    expect(await countImages()).toBe(1);
    expect(await listRequestPictures(rejected)).toEqual([]);
  });
}
