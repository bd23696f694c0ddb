import { failureOf, makeCover, publishingStudio } from '../../support/publishing-studio.ts';
import { addIssue, addSeries } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** How series are presented in each language. */
export function seriesDescriptors(platform: () => TestPlatform): void {
  const { call, sendForm, signIn, addPublisherWithMember, answer } = publishingStudio(platform);
  let publisherId: string;
  let member: TestCaller;
  let staff: TestCaller;
  let slug: string;
  let id: string;
  let seriesCount = 0;

  beforeAll(async () => {
    ({ publisherId, member } = await addPublisherWithMember());
    staff = await signIn('STAFF', ['EDITOR']);
  });
  beforeEach(async () => {
    seriesCount += 1;
    slug = `correnteza-${seriesCount}`;
    id = await addSeries(platform().database, publisherId, slug, 'Correnteza');
    await addIssue(platform().database, {
      slug: `${slug}-1`,
      publisherId,
      seriesId: id,
      parentalRating: '14',
    });
  });

  const english = { language: 'en-us', title: 'Current', description: 'Wet.' };
  const describeIn = (fields: Record<string, string | Buffer>, caller = member) =>
    sendForm('PATCH', `/series/${id}/descriptor`, caller, fields);
  const load = async (language: string) =>
    (
      await platform().app.inject({
        url: `/api/comics/series/slug/${slug}`,
        headers: { 'accept-language': language },
      })
    ).json();
  const getImage = (address: string) =>
    platform().app.inject({ url: address.replace('{width}', '128'), headers: { accept: 'image/webp' } });
  /** Signs the address of a proposed image for the session of somebody else. */
  const signFor = ({ sessionId = '' }: TestCaller, address: string) => {
    const { createPageSigner, pageAddressExpiry } = platform().media;
    const imageId = /pages\/([0-9a-f-]+)\//.exec(address)?.[1] ?? '';
    const query = createPageSigner(sessionId, pageAddressExpiry(new Date()))(imageId);
    return address.replace(/\?.*$/, `?${query}`);
  };
  const hashOf = (address: string) => /[0-9a-f]{64}/.exec(address)?.[0] ?? '';

  it('get the texts and the cover of the requested language, at once if staff set them', async () => {
    const issueCover = (await load('en-us')).cover.address;
    const response = await describeIn({ ...english, cover: await makeCover(seriesCount) }, staff);
    expect(response.json()).toMatchObject({ descriptors: [english], proposal: null, title: 'Correnteza' });
    const shown = await load('en-us');
    expect(shown).toMatchObject({ title: 'Current', description: 'Wet.', parentalRating: '14' });
    expect(shown.cover).toMatchObject({ width: 300, height: 450 });
    expect((await getImage(shown.cover.address)).statusCode).toBe(200);
    expect(await load('pt-br')).toMatchObject({ title: 'Correnteza', cover: { address: issueCover } });
  });

  it('show children the cover of the issue with the lowest rating, not the own one', async () => {
    await addIssue(platform().database, {
      slug: `${slug}-2`,
      publisherId,
      seriesId: id,
      number: 2,
      parentalRating: 'L',
    });
    await platform()
      .database.updateTable('comics.issue')
      .set({ number: 1 })
      .where('slug', '=', `${slug}-1`)
      .execute();
    await describeIn({ ...english, cover: await makeCover(seriesCount) }, staff);
    const { cover, lowestRatingCover, ...shown } = await load('en-us');
    expect(shown).toMatchObject({ parentalRating: '14', lowestParentalRating: 'L' });
    expect(cover).toMatchObject({ width: 300 });
    expect(lowestRatingCover).toMatchObject({ width: 1200 });
  });

  it('keep a proposed cover private until the approval', async () => {
    const response = (await describeIn({ ...english, cover: await makeCover(seriesCount + 100) })).json();
    const requestId = response.request.externalId;
    const proposedCover = response.proposal.descriptors[0].cover;
    expect(response.descriptors).toEqual([]);
    expect((await load('en-us')).title).toBe('Correnteza');
    expect((await getImage(proposedCover.address)).statusCode).toBe(200);

    const { proposal, published } = (await call('GET', `/request/detail/${requestId}`, staff)).json();
    expect(published).toMatchObject({ title: 'Correnteza', descriptors: [] });
    expect(proposal).toMatchObject({ descriptors: [english] });
    expect((await getImage(proposal.descriptors[0].cover.address)).statusCode).toBe(200);
    const { image: hash } = await platform()
      .database.selectFrom('publishing.request_image')
      .select('image')
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow();
    expect((await getImage(`/api/comics/media/covers/${hash}/128`)).statusCode).toBe(404);
    const outsider = (await addPublisherWithMember()).member;
    expect((await getImage(signFor(outsider, proposedCover.address))).statusCode).toBe(409);
    expect((await getImage(signFor(member, proposedCover.address))).statusCode).toBe(200);

    await answer(requestId, staff);
    const { title, cover } = await load('en-us');
    expect([title, hashOf(cover.address)]).toEqual(['Current', hash]);
    expect((await getImage(`/api/comics/media/covers/${hash}/128`)).statusCode).toBe(200);
  });

  it('keep the cover of a rejected proposal that a publisher corrects', async () => {
    const rejected = (await describeIn({ ...english, cover: await makeCover(seriesCount) })).json();
    await answer(rejected.request.externalId, staff, 'The title is misspelled.');
    const corrected = (await describeIn({ ...english, title: 'The current' })).json();
    await answer(corrected.request.externalId, staff);
    const { title, cover } = await load('en-us');
    expect([title, cover.width]).toEqual(['The current', 300]);
    const { descriptors } = (await describeIn({ ...english, removesCover: 'true' }, staff)).json();
    expect(descriptors).toEqual([{ ...english, cover: null }]);
    expect((await load('en-us')).cover.width).toBe(1200);
  });

  it('do not keep the cover of a rejected proposal after a change by staff', async () => {
    const rejected = (await describeIn({ ...english, cover: await makeCover(seriesCount + 200) })).json();
    await answer(rejected.request.externalId, staff, 'The cover is blurred.');
    const byStaff = (await describeIn({ ...english, title: 'Stream' }, staff)).json();
    expect(byStaff).toMatchObject({ proposal: null, descriptors: [{ title: 'Stream', cover: null }] });
    const next = (await describeIn({ ...english, title: 'The stream' })).json();
    expect(next.proposal.descriptors).toMatchObject([{ title: 'The stream', cover: null }]);
  });

  it('belong to a proposed series, too', async () => {
    const texts = { slug: `nova-${seriesCount}`, title: 'Nova', description: '' };
    const { externalId, request } = (
      await call('POST', `/series/as-publisher/${publisherId}`, member, texts)
    ).json();
    const path = `/series/${externalId}/descriptor`;
    expect(failureOf(await sendForm('PATCH', path, member, english))).toEqual([
      409,
      'CONTENT.WAITING_APPROVAL',
    ]);
    await answer(request.externalId, staff, 'English is missing.');
    const corrected = (await sendForm('PATCH', path, member, english)).json();
    expect(corrected).toMatchObject({
      isPublished: false,
      proposal: { ...texts, descriptors: [{ ...english, cover: null }] },
    });
    await answer(corrected.request.externalId, staff);
    expect((await call('GET', `/series/${externalId}/private`, member)).json()).toMatchObject({
      isPublished: true,
      title: 'Nova',
      descriptors: [english],
    });
  });

  it('refuse other fields, other files and other people', async () => {
    const refused = async (fields: Record<string, string | Buffer>, caller = member) =>
      failureOf(await describeIn(fields, caller));
    expect(await refused({ ...english, seriesId: id })).toEqual([400, 'REQUEST.INVALID']);
    expect(await refused({ ...english, cover: 'a'.repeat(64) })).toEqual([400, 'REQUEST.INVALID']);
    expect(await refused({ language: 'en-us' })).toEqual([400, 'REQUEST.INVALID']);
    expect(await refused({ ...english, language: 'EN' })).toEqual([400, 'REQUEST.INVALID']);
    expect(await refused({ ...english, cover: Buffer.from('no image') })).toEqual([
      400,
      'CONTENT.INVALID_FILE',
    ]);
    expect(await refused(english, (await addPublisherWithMember()).member)).toEqual([
      403,
      'ACCESS.FORBIDDEN',
    ]);
    expect(failureOf(await sendForm('PATCH', '/series/unknown/descriptor', member, english))).toEqual([
      400,
      'REQUEST.INVALID',
    ]);
    expect((await call('GET', `/series/${id}/private`, member)).json().request).toBeNull();
  });
}
