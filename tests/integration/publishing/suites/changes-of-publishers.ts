import { failureOf, publishingStudio } from '../../support/publishing-studio.ts';
import { addPublisher, addSeries } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Details of publishers that members propose and staff decide. */
export function changesOfPublishers(platform: () => TestPlatform): void {
  const { call, signIn, addPublisherWithMember, answer } = publishingStudio(platform);
  let publisherId: string;
  let member: TestCaller;
  let manager: TestCaller;

  beforeAll(async () => {
    manager = await signIn('STAFF', ['MANAGER']);
  });
  beforeEach(async () => {
    ({ publisherId, member } = await addPublisherWithMember());
  });

  const change = (changes: object, caller = member, headers: Record<string, string> = {}) =>
    call('PATCH', `/publisher/${publisherId}`, caller, changes, headers);
  const load = async (caller = member) =>
    (await call('GET', '/publisher/private?limit=100', caller))
      .json()
      .items.find(({ dragonId }: { dragonId: string }) => dragonId === publisherId);

  it('are effective at once if staff send them', async () => {
    const seriesId = await addSeries(platform().database, publisherId, `destaque-${publisherId}`);
    const changes = {
      name: 'Nova',
      color: '#00aa00',
      priority: 7,
      featuredSeriesId: seriesId,
      isActive: false,
    };
    const response = await change(changes, manager);
    expect(response.json()).toMatchObject({ ...changes, version: 2, proposal: null, request: null });
    expect(response.headers.etag).toBe('"2"');
    const entry = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['action', 'before', 'after'])
      .where('subjectId', '=', publisherId)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'changed',
      before: { name: 'Editora', priority: 0, isActive: true },
      after: changes,
    });
  });

  it('wait for an approval if a member sends them', async () => {
    const response = await change({ name: 'Nova', description: 'Publica.' });
    expect(response.json()).toMatchObject({ name: 'Editora', request: { state: 'waiting' } });
    expect(response.json().proposal).toEqual({ name: 'Nova' });
    for (const caller of [member, manager])
      expect(failureOf(await change({ name: 'Outra' }, caller))).toEqual([409, 'CONTENT.WAITING_APPROVAL']);
    await answer(response.json().request.externalId, manager, 'Too short.');
    expect(await load()).toMatchObject({
      name: 'Editora',
      proposal: { name: 'Nova' },
      request: { state: 'rejected', reason: 'Too short.' },
    });
    const corrected = await change({ name: 'Nova Editora' });
    await answer(corrected.json().request.externalId, manager);
    expect(await load()).toMatchObject({ name: 'Nova Editora', version: 2, proposal: null });
  });

  it('end a rejected proposal if staff send them', async () => {
    const rejected = await change({ name: 'Nova' });
    await answer(rejected.json().request.externalId, manager, 'Too short.');
    await change({ description: 'Da equipe.' }, manager);
    expect(await load()).toMatchObject({ name: 'Editora', proposal: null, request: { state: 'rejected' } });
  });

  it('that wait are hidden from former members, also from the sender', async () => {
    const { externalId } = (await change({ name: 'Nova' })).json().request;
    const detail = () => call('GET', `/request/detail/${externalId}`, member);
    const list = async () => (await call('GET', '/request/publisher', member)).json().items;
    expect([(await detail()).statusCode, (await list()).length]).toEqual([200, 1]);
    await platform()
      .database.deleteFrom('comics.publisher_member')
      .where('readerId', '=', member.uuid)
      .execute();
    expect(failureOf(await detail())).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await list()).toEqual([]);
  });

  it('become one request if two arrive at the same time', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => change({ name })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('succeed while series of the same publishers are changed', async () => {
    const pairs = [];
    for (let index = 0; index < 20; index += 1) {
      const pair = await addPublisherWithMember();
      const seriesId = await addSeries(platform().database, pair.publisherId, `par-${pair.publisherId}`);
      pairs.push({ ...pair, seriesId });
    }
    const answers = await Promise.all(
      pairs.flatMap((pair) => [
        call('PATCH', `/publisher/${pair.publisherId}`, manager, { featuredSeriesId: pair.seriesId }),
        call('PATCH', `/series/${pair.seriesId}`, pair.member, { title: 'Nova' }),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it('are refused if somebody else has changed the publisher meanwhile', async () => {
    await change({ name: 'Nova' }, manager, { 'if-match': '"1"' });
    for (const caller of [member, manager])
      expect(failureOf(await change({ name: 'Velha' }, caller, { 'if-match': '"1"' }))).toEqual([
        412,
        'REQUEST.VERSION_MISMATCH',
      ]);
    expect((await change({ name: 'Velha' }, member, { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  it('need a difference, an own series and an active publisher', async () => {
    expect(failureOf(await change({ name: 'Editora' }))).toEqual([409, 'CONTENT.REQUEST_ON_APPROVED']);
    const other = await addPublisher(platform().database);
    const seriesId = await addSeries(platform().database, other, `alheia-${publisherId}`);
    expect(failureOf(await change({ featuredSeriesId: seriesId }))).toEqual([404, 'SERIES.NOT_FOUND']);
    await change({ isActive: false }, manager);
    expect(failureOf(await change({ name: 'Nova' }))).toEqual([410, 'PUBLISHER.NOT_ACTIVE']);
    expect(
      failureOf(await call('PATCH', `/publisher/${crypto.randomUUID()}`, manager, { name: 'x' })),
    ).toEqual([404, 'PUBLISHER.NOT_FOUND']);
  });

  it('of the tax number are for managers only, and the audit log does not have it', async () => {
    const [cnpj, cpf] = ['11222333000181', '52998224725'];
    expect((await change({ taxNumber: cnpj }, manager)).json()).toMatchObject({ taxNumber: cnpj });
    expect((await change({ taxNumber: cpf, name: 'Nova' }, manager)).json()).toMatchObject({
      taxNumber: cpf,
    });
    expect((await load(manager)).taxNumber).toBe(cpf);
    expect((await load()).taxNumber).toBeNull();
    expect(failureOf(await change({ taxNumber: cnpj }))).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(failureOf(await change({ taxNumber: '11222333000182' }, manager))).toEqual([
      400,
      'REQUEST.INVALID',
    ]);
    expect((await change({ taxNumber: null }, manager)).json().taxNumber).toBeNull();
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['before', 'after'])
      .where('subjectId', '=', publisherId)
      .orderBy('id')
      .execute();
    expect(entries.map(({ after }) => after)).toEqual([
      { isTaxNumberChanged: true },
      { name: 'Nova', isTaxNumberChanged: true },
      { isTaxNumberChanged: true },
    ]);
    for (const number of [cnpj, cpf]) expect(JSON.stringify(entries)).not.toContain(number);
  });

  it('are allowed to members and managers only, and priority and activity to managers only', async () => {
    const outsiders = [(await addPublisherWithMember()).member, await signIn('USER', ['MANAGER'])];
    for (const outsider of outsiders) {
      expect(failureOf(await change({ name: 'Nova' }, outsider))).toEqual([403, 'ACCESS.FORBIDDEN']);
      expect(await load(outsider)).toBeUndefined();
    }
    for (const changes of [{ priority: 9 }, { isActive: false }])
      expect(failureOf(await change(changes))).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(await load(manager)).toMatchObject({ membersCount: 1 });
  });

  it('of the priority select publishers for readers', async () => {
    const { database } = platform();
    for (const priority of [501, 502, 503]) await addPublisher(database, { priority, name: `P${priority}` });
    const hidden = await addPublisher(database, { priority: 502 });
    await database
      .updateTable('comics.publisher')
      .set({ isActive: false })
      .where('id', '=', hidden)
      .execute();
    const list = async (path: string) => {
      const { items, hasNext } = (await platform().app.inject({ url: `/api/comics${path}` })).json();
      return [items.map(({ priority }: { priority: number }) => priority), hasNext];
    };
    expect(await list('/publisher/priority/502')).toEqual([[503, 502], false]);
    expect(await list('/publisher/priority/502?strict=true')).toEqual([[502], false]);
    expect(await list('/publisher/priority/501?limit=2')).toEqual([[503, 502], true]);
    expect(await list('/publisher/priority/504')).toEqual([[], false]);
  });
}
