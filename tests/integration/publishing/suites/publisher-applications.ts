import { failureOf, makeCover, publishingStudio } from '../../support/publishing-studio.ts';
import { addPublisher, addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const cnpj = '11222333000181';

/** Readers who apply to become publishers, and publishers that staff create. */
export function publisherApplications(platform: () => TestPlatform): void {
  const { call, sendForm, signIn, answer } = publishingStudio(platform);
  let reader: TestCaller;
  let editor: TestCaller;
  let manager: TestCaller;
  let usernames = 0;

  beforeAll(async () => {
    editor = await signIn('STAFF', ['EDITOR']);
    manager = await signIn('STAFF', ['MANAGER']);
  });
  beforeEach(async () => {
    reader = await platform().signIn();
  });

  const buildApplication = (more: Record<string, string | Buffer> = {}) => {
    usernames += 1;
    return {
      name: 'Maré Nova',
      username: `mare-nova-${usernames}`,
      description: 'Do mar.',
      taxNumber: cnpj,
      ...more,
    };
  };
  const apply = (fields: Record<string, string | Buffer> = buildApplication(), caller = reader) =>
    sendForm('POST', '/publisher/submit', caller, fields);
  const grantingsOf = async ({ uuid }: TestCaller) =>
    (
      await platform()
        .database.selectFrom('identity.account')
        .select('grantings')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
    ).grantings;
  async function addGuardian(child: TestCaller): Promise<void> {
    const guardian = await platform().signIn();
    for (const { uuid } of [child, guardian]) await addReader(platform().database, uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', child.uuid)
      .execute();
  }

  it('create the publisher, its member and the granting when staff approve', async () => {
    const application = buildApplication({ picture: await makeCover(201) });
    const { statusCode, json } = await apply(application);
    expect([statusCode, json()]).toMatchObject([
      201,
      { kind: 'publisher', name: 'Maré Nova', publisher: null, state: 'waiting' },
    ]);
    const { externalId: requestId, subjectId: publisherId } = json();
    expect((await call('GET', '/publisher/submit', reader)).json().request).toMatchObject({
      state: 'waiting',
    });
    expect(await grantingsOf(reader)).toEqual([]);

    expect((await answer(requestId, manager)).statusCode).toBe(200);
    expect(await grantingsOf(reader)).toEqual(['PUBLISHER']);
    const { items } = (await call('GET', '/publisher/private', reader)).json();
    expect(items).toMatchObject([
      {
        dragonId: publisherId,
        username: application.username,
        isActive: true,
        priority: 0,
        membersCount: 1,
        picture: { width: 300 },
        proposal: null,
        request: { state: 'approved' },
      },
    ]);
    const profile = await call('GET', `/publisher/username/${application.username}`, reader);
    expect(profile.json()).toMatchObject({ name: 'Maré Nova', description: 'Do mar.', priority: 0 });
  });

  it('show the tax number only to staff in the detail, and the picture to nobody else before', async () => {
    const picture = await makeCover(202);
    const { externalId: requestId, subjectId } = (await apply(buildApplication({ picture }))).json();
    const detail = (await call('GET', `/request/detail/${requestId}`, manager)).json();
    expect(detail).toMatchObject({
      proposal: { taxNumber: cnpj },
      published: null,
      submittedBy: reader.uuid,
    });
    const { image: hash } = await platform()
      .database.selectFrom('publishing.request_image')
      .select('image')
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow();
    const getImage = (url: string) => platform().app.inject({ url, headers: { accept: 'image/webp' } });
    expect((await getImage(`/api/comics/media/covers/${hash}/128`)).statusCode).toBe(404);
    const address = detail.proposal.picture.address.replace('{width}', '128');
    expect((await getImage(address)).statusCode).toBe(200);
    const outsider = await signIn('USER', ['PUBLISHER']);
    expect(failureOf(await call('GET', `/request/detail/${requestId}`, outsider))).toEqual([
      403,
      'ACCESS.FORBIDDEN',
    ]);

    // Somebody who is a member of another publisher sees their own application.
    const second = (await apply(buildApplication(), outsider)).json();
    const { proposal } = (await call('GET', `/request/detail/${second.externalId}`, outsider)).json();
    expect(proposal.name).toBe('Maré Nova');
    expect(proposal).not.toHaveProperty('taxNumber');

    await answer(requestId, manager);
    const own = (await call('GET', `/request/detail/${requestId}`, reader)).json();
    expect(own).toMatchObject({
      publisher: { dragonId: subjectId },
      proposal: { name: 'Maré Nova' },
      published: { name: 'Maré Nova' },
    });
    const lists = await Promise.all(
      [reader, manager].map((caller) => call('GET', '/request/publisher', caller)),
    );
    const privateList = await call('GET', '/publisher/private', reader);
    const audited = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['before', 'after'])
      .where('subjectId', '=', subjectId)
      .execute();
    expect(audited).toHaveLength(3);
    const answered = (await call('GET', `/request/detail/${requestId}`, manager)).json();
    const shown = [own, lists.map((list) => list.json()), privateList.json(), audited, answered];
    expect(JSON.stringify(shown)).not.toContain(cnpj);
    const { items } = (await call('GET', '/publisher/private?limit=100', manager)).json();
    expect(items).toContainEqual(expect.objectContaining({ dragonId: subjectId, taxNumber: cnpj }));
  });

  it('are seen and answered only by managers, also their pictures', async () => {
    const picture = await makeCover(203);
    const { externalId } = (await apply(buildApplication({ picture }))).json();
    const list = async (caller: TestCaller) => call('GET', '/request/publisher', caller);
    for (const response of [
      await list(editor),
      await call('GET', `/request/detail/${externalId}`, editor),
      await answer(externalId, editor),
      await answer(externalId, editor, 'No.'),
    ])
      expect(failureOf(response)).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await grantingsOf(reader)).toEqual([]);
    const idsOf = async (caller: TestCaller) =>
      (await list(caller)).json().items.map((item: { externalId: string }) => item.externalId);
    expect(await idsOf(manager)).toContain(externalId);

    const detail = (await call('GET', `/request/detail/${externalId}`, manager)).json();
    const address: string = detail.proposal.picture.address.replace('{width}', '128');
    const imageId = /pages\/([0-9a-f-]+)\//.exec(address)?.[1] ?? '';
    const { createPageSigner, pageAddressExpiry } = platform().media;
    const getImageAs = async ({ sessionId = '' }: TestCaller) => {
      const query = createPageSigner(sessionId, pageAddressExpiry(new Date()))(imageId);
      const url = address.replace(/\?.*$/, `?${query}`);
      return (await platform().app.inject({ url, headers: { accept: 'image/webp' } })).statusCode;
    };
    expect([await getImageAs(manager), await getImageAs(editor)]).toEqual([200, 409]);
  });

  it('can be repeated after a rejection, whose reason the reader sees', async () => {
    const application = buildApplication();
    const { externalId } = (await apply(application)).json();
    await answer(externalId, manager, 'We need a description.');
    expect((await call('GET', '/publisher/submit', reader)).json().request).toMatchObject({
      state: 'rejected',
      reason: 'We need a description.',
    });
    expect((await apply(application)).statusCode).toBe(201);
    expect(await grantingsOf(reader)).toEqual([]);
  });

  it('wait one at a time for each reader', async () => {
    const answers = await Promise.all([apply(), apply(), apply()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(failureOf(await apply())).toEqual([409, 'CONTENT.EXISTING_REQUEST']);
  });

  it('have usernames that no publisher and no waiting application has', async () => {
    await addPublisher(platform().database, { username: 'tomada' });
    expect(failureOf(await apply(buildApplication({ username: 'tomada' })))).toEqual([
      409,
      'PUBLISHER.EXISTING_USERNAME',
    ]);
    await addPublisher(platform().database, { username: 'Maiuscula' });
    expect(failureOf(await apply(buildApplication({ username: 'maiuscula' })))).toEqual([
      409,
      'PUBLISHER.EXISTING_USERNAME',
    ]);
    await expect(addPublisher(platform().database, { username: 'mAIUSCULA' })).rejects.toThrow(
      'publisher_username',
    );
    const applicants = await Promise.all([1, 2, 3].map(() => platform().signIn()));
    const application = buildApplication();
    const answers = await Promise.all(applicants.map((applicant) => apply(application, applicant)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(failureOf(await apply(application))).toEqual([409, 'PUBLISHER.EXISTING_USERNAME']);
    expect(failureOf(await sendForm('POST', '/publisher', manager, application))).toEqual([
      409,
      'PUBLISHER.EXISTING_USERNAME',
    ]);
  });

  it('have their texts checked before the picture is decoded', async () => {
    await addPublisher(platform().database, { username: 'ja-tomada' });
    const taken = buildApplication({ username: 'ja-tomada', picture: Buffer.from('no image') });
    const refused = [409, 'PUBLISHER.EXISTING_USERNAME'];
    expect(failureOf(await apply(taken))).toEqual(refused);
    expect(failureOf(await sendForm('POST', '/publisher', manager, taken))).toEqual(refused);
  });

  it('can be tried ten times in an hour by each reader', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await apply(buildApplication({ name: '' }))).statusCode).toBe(400);
    expect(failureOf(await apply())).toEqual([429, 'REQUEST.TOO_MANY']);
    expect((await apply(buildApplication(), await platform().signIn())).statusCode).toBe(201);
  });

  it('are approved once if two approvals arrive at the same time', async () => {
    const { externalId } = (await apply()).json();
    const answers = await Promise.all([answer(externalId, manager), answer(externalId, manager)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await grantingsOf(reader)).toEqual(['PUBLISHER']);
  });

  it('create nothing if the username was taken before the approval', async () => {
    const application = buildApplication();
    const { externalId } = (await apply(application)).json();
    await addPublisher(platform().database, { username: application.username });
    expect(failureOf(await answer(externalId, manager))).toEqual([409, 'PUBLISHER.EXISTING_USERNAME']);
    expect(await grantingsOf(reader)).toEqual([]);
    expect((await call('GET', '/publisher/submit', reader)).json().request).toMatchObject({
      state: 'waiting',
    });
  });

  it('refuse invalid fields, and readers with a guardian', async () => {
    for (const invalid of [
      { taxNumber: '11222333000182' },
      { taxNumber: '11.222.333/0001-81' },
      { username: 'Maré' },
      { name: '' },
      { priority: '9' },
    ])
      expect(failureOf(await apply(buildApplication(invalid)))).toEqual([400, 'REQUEST.INVALID']);
    expect(failureOf(await apply(buildApplication({ picture: Buffer.from('text') })))).toEqual([
      400,
      'CONTENT.INVALID_FILE',
    ]);
    expect((await apply(buildApplication({ taxNumber: '52998224725' }))).statusCode).toBe(201);
    const child = await platform().signIn();
    await addGuardian(child);
    expect(failureOf(await apply(buildApplication(), child))).toEqual([409, 'USER.PARENT_PERMISSION']);
  });

  it('never make an account with a guardian a publisher', async () => {
    const { externalId } = (await apply()).json();
    await addGuardian(reader);
    expect(failureOf(await answer(externalId, manager))).toEqual([409, 'USER.PARENT_PERMISSION']);
    const owned = buildApplication({ ownerId: reader.uuid });
    expect(failureOf(await sendForm('POST', '/publisher', manager, owned))).toEqual([
      409,
      'USER.PARENT_PERMISSION',
    ]);
    expect(await grantingsOf(reader)).toEqual([]);
    expect((await answer(externalId, manager, 'A guardian has to apply.')).statusCode).toBe(200);
  });

  it('are not needed if staff create the publisher, with or without an owner', async () => {
    const { taxNumber: _, ...withoutOwner } = buildApplication();
    expect((await sendForm('POST', '/publisher', manager, withoutOwner)).json()).toMatchObject({
      username: withoutOwner.username,
      membersCount: 0,
      request: null,
    });
    const created = await sendForm('POST', '/publisher', manager, buildApplication({ ownerId: reader.uuid }));
    expect([created.statusCode, created.json().membersCount]).toEqual([201, 1]);
    expect(await grantingsOf(reader)).toEqual(['PUBLISHER']);
    const unknownOwner = buildApplication({ ownerId: crypto.randomUUID() });
    expect(failureOf(await sendForm('POST', '/publisher', manager, unknownOwner))).toEqual([
      404,
      'USER.NOT_FOUND',
    ]);
    expect(failureOf(await sendForm('POST', '/publisher', editor, buildApplication()))).toEqual([
      403,
      'ACCESS.FORBIDDEN',
    ]);
  });
}
