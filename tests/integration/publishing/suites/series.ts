import { failureOf, publishingStudio } from '../../support/publishing-studio.ts';
import { addSeries } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Series that publishers propose and change, and staff answer. */
export function series(platform: () => TestPlatform): void {
  const { call, signIn, addPublisherWithMember, answer } = publishingStudio(platform);
  let publisherId: string;
  let member: TestCaller;
  let otherMember: TestCaller;
  let staff: TestCaller;
  let slugs = 0;

  beforeAll(async () => {
    ({ publisherId, member } = await addPublisherWithMember());
    ({ member: otherMember } = await addPublisherWithMember());
    staff = await signIn('STAFF', ['EDITOR']);
  });

  const newSlug = () => {
    slugs += 1;
    return `maresia-${slugs}`;
  };
  const textsOf = (slug: string) => ({ slug, title: 'Maresia', description: 'Sal.' });
  const propose = (slug: string, caller = member) =>
    call('POST', `/series/as-publisher/${publisherId}`, caller, textsOf(slug));
  const rowOf = (id: string) =>
    platform()
      .database.selectFrom('comics.series')
      .select(['slug', 'title', 'description', 'publisherId'])
      .where('id', '=', id)
      .executeTakeFirst();
  const actionsOf = async (id: string) =>
    (
      await platform()
        .database.selectFrom('publishing.audit_entry')
        .select(['action', 'actorId'])
        .where('subjectId', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action, actorId }) => [action, actorId]);

  it('are created by staff at once', async () => {
    const slug = newSlug();
    const response = await call('POST', '/series', staff, { publisherId, ...textsOf(slug) });
    expect(response.statusCode).toBe(201);
    const { externalId, ...created } = response.json();
    expect(created).toMatchObject({
      slug,
      title: 'Maresia',
      isPublished: true,
      proposal: null,
      request: null,
      publisher: { dragonId: publisherId },
    });
    expect(await rowOf(externalId)).toEqual({ ...textsOf(slug), publisherId });
    expect(await actionsOf(externalId)).toEqual([['created', staff.uuid]]);
  });

  it('wait for an approval if a publisher proposes them', async () => {
    const slug = newSlug();
    const { externalId, ...proposed } = (await propose(slug)).json();
    expect(proposed).toMatchObject({
      slug,
      isPublished: false,
      proposal: textsOf(slug),
      request: { state: 'waiting' },
    });
    expect(await rowOf(externalId)).toBeUndefined();
    const { items } = (await call('GET', `/series/publisher/${publisherId}/private`, member)).json();
    expect(items).toContainEqual(expect.objectContaining({ externalId, isPublished: false }));

    expect((await answer(proposed.request.externalId, staff)).json()).toMatchObject({
      state: 'approved',
      kind: 'series',
      name: 'Maresia',
    });
    expect(await rowOf(externalId)).toEqual({ ...textsOf(slug), publisherId });
    expect((await call('GET', `/series/${externalId}/private`, member)).json()).toMatchObject({
      isPublished: true,
      proposal: null,
      request: { state: 'approved' },
    });
    expect(await actionsOf(externalId)).toEqual([
      ['submitted', member.uuid],
      ['created', staff.uuid],
      ['approved', staff.uuid],
    ]);
  });

  it('are corrected after a rejection', async () => {
    const slug = newSlug();
    const { externalId, request } = (await propose(slug)).json();
    await answer(request.externalId, staff, 'The title is taken.');
    expect((await call('GET', `/series/${externalId}/private`, member)).json()).toMatchObject({
      proposal: textsOf(slug),
      request: { state: 'rejected', reason: 'The title is taken.' },
    });
    const corrected = await call('PATCH', `/series/${externalId}`, member, { title: 'Maresia II' });
    expect(corrected.json()).toMatchObject({
      proposal: { slug, title: 'Maresia II', description: 'Sal.' },
      request: { state: 'waiting' },
    });
    await answer(corrected.json().request.externalId, staff);
    expect(await rowOf(externalId)).toMatchObject({ slug, title: 'Maresia II', description: 'Sal.' });
  });

  it('are changed by staff at once and by publishers with a request that has only what differs', async () => {
    const id = await addSeries(platform().database, publisherId, newSlug(), 'Antes');
    expect((await call('PATCH', `/series/${id}`, staff, { title: 'Agora' })).json()).toMatchObject({
      title: 'Agora',
      request: null,
    });
    const response = await call('PATCH', `/series/${id}`, member, {
      title: 'Depois',
      description: 'Sai às vezes.',
    });
    expect(response.json()).toMatchObject({ title: 'Agora', request: { state: 'waiting' } });
    expect(response.json().proposal).toEqual({ title: 'Depois' });
    expect(await rowOf(id)).toMatchObject({ title: 'Agora' });
    await answer(response.json().request.externalId, staff);
    expect(await rowOf(id)).toMatchObject({ title: 'Depois', description: 'Sai às vezes.' });
  });

  it('do not keep a rejected change in the next one', async () => {
    const id = await addSeries(platform().database, publisherId, newSlug(), 'Antes');
    const rejected = await call('PATCH', `/series/${id}`, member, { title: 'Ruim' });
    await answer(rejected.json().request.externalId, staff, 'No.');
    const next = await call('PATCH', `/series/${id}`, member, { description: 'Boa.' });
    expect(next.json().proposal).toEqual({ description: 'Boa.' });
  });

  it('end a rejected proposal when staff change the series, unless nothing differs', async () => {
    const id = await addSeries(platform().database, publisherId, newSlug(), 'Antes');
    const rejected = await call('PATCH', `/series/${id}`, member, { title: 'Ruim' });
    await answer(rejected.json().request.externalId, staff, 'No.');
    await call('PATCH', `/series/${id}`, staff, { title: 'Antes' });
    expect((await call('GET', `/series/${id}/private`, member)).json().proposal).toEqual({ title: 'Ruim' });
    const changed = await call('PATCH', `/series/${id}`, staff, { description: 'Da equipe.' });
    expect(changed.json()).toMatchObject({
      description: 'Da equipe.',
      proposal: null,
      request: { state: 'rejected', reason: 'No.' },
    });
  });

  it('cannot be changed while a request waits, nor without a difference', async () => {
    const id = await addSeries(platform().database, publisherId, newSlug(), 'Igual');
    expect(failureOf(await call('PATCH', `/series/${id}`, member, { title: 'Igual' }))).toEqual([
      409,
      'CONTENT.REQUEST_ON_APPROVED',
    ]);
    await call('PATCH', `/series/${id}`, member, { title: 'Outra' });
    for (const caller of [member, staff])
      expect(failureOf(await call('PATCH', `/series/${id}`, caller, { title: 'Mais uma' }))).toEqual([
        409,
        'CONTENT.WAITING_APPROVAL',
      ]);
  });

  it('have slugs that no other series and no waiting request has', async () => {
    const taken = newSlug();
    const id = await addSeries(platform().database, publisherId, taken);
    const proposed = newSlug();
    await propose(proposed);
    for (const slug of [taken, proposed]) {
      expect(failureOf(await propose(slug))).toEqual([409, 'SERIES.EXISTING_SLUG']);
      expect(failureOf(await call('POST', '/series', staff, { publisherId, ...textsOf(slug) }))).toEqual([
        409,
        'SERIES.EXISTING_SLUG',
      ]);
    }
    expect((await call('PATCH', `/series/${id}`, staff, { slug: taken })).statusCode).toBe(200);
    expect(failureOf(await call('PATCH', `/series/${id}`, staff, { slug: proposed }))).toEqual([
      409,
      'SERIES.EXISTING_SLUG',
    ]);
  });

  it('are submitted once if two requests have the same slug at the same time', async () => {
    const slug = newSlug();
    const answers = await Promise.all([propose(slug), propose(slug), propose(slug)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(answers.flatMap((each) => (each.statusCode === 409 ? each.json().code : []))).toEqual([
      'SERIES.EXISTING_SLUG',
      'SERIES.EXISTING_SLUG',
    ]);
  });

  it('have one waiting request if two changes arrive at the same time', async () => {
    const id = await addSeries(platform().database, publisherId, newSlug());
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => call('PATCH', `/series/${id}`, member, { title })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('are published once if two approvals arrive at the same time', async () => {
    const { externalId, request } = (await propose(newSlug())).json();
    const answers = await Promise.all([answer(request.externalId, staff), answer(request.externalId, staff)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await actionsOf(externalId)).filter(([action]) => action === 'created')).toHaveLength(1);
  });

  it('are changed only by members of their publisher and by staff', async () => {
    const id = await addSeries(platform().database, publisherId, newSlug());
    const editor = await signIn('USER', ['EDITOR']);
    for (const outsider of [otherMember, editor])
      for (const response of [
        await call('GET', `/series/${id}/private`, outsider),
        await call('GET', `/series/publisher/${publisherId}/private`, outsider),
        await call('PATCH', `/series/${id}`, outsider, { title: 'Roubada' }),
      ])
        expect(failureOf(response)).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(failureOf(await propose(newSlug(), otherMember))).toEqual([403, 'ACCESS.FORBIDDEN']);
    expect(failureOf(await call('POST', '/series', member, { publisherId, ...textsOf(newSlug()) }))).toEqual([
      403,
      'ACCESS.FORBIDDEN',
    ]);
    expect((await call('GET', `/series/${id}/private`, staff)).statusCode).toBe(200);
  });

  it('need a publisher that exists and is active', async () => {
    const unknown = crypto.randomUUID();
    expect(failureOf(await call('GET', `/series/${unknown}/private`, staff))).toEqual([
      404,
      'SERIES.NOT_FOUND',
    ]);
    expect(failureOf(await call('PATCH', `/series/${unknown}`, staff, { title: 'x' }))).toEqual([
      404,
      'SERIES.NOT_FOUND',
    ]);
    expect(failureOf(await call('GET', `/series/publisher/${unknown}/private`, staff))).toEqual([
      404,
      'PUBLISHER.NOT_FOUND',
    ]);
    const inactive = await addPublisherWithMember();
    await platform()
      .database.updateTable('comics.publisher')
      .set({ isActive: false })
      .where('id', '=', inactive.publisherId)
      .execute();
    expect(
      failureOf(
        await call(
          'POST',
          `/series/as-publisher/${inactive.publisherId}`,
          inactive.member,
          textsOf(newSlug()),
        ),
      ),
    ).toEqual([410, 'PUBLISHER.NOT_ACTIVE']);
  });

  it('are listed by title in slices', async () => {
    const own = await addPublisherWithMember();
    for (const title of ['Zebra', 'Água', 'Banana'])
      await addSeries(platform().database, own.publisherId, newSlug(), title);
    await call('POST', `/series/as-publisher/${own.publisherId}`, own.member, {
      ...textsOf(newSlug()),
      title: 'Abacate',
    });
    const list = async (query: string) =>
      (await call('GET', `/series/publisher/${own.publisherId}/private?${query}`, own.member)).json();
    const first = await list('limit=3');
    expect(first.items.map(({ title }: { title: string }) => title)).toEqual(['Abacate', 'Água', 'Banana']);
    expect(first.hasNext).toBe(true);
    expect((await list('limit=3&page=1')).items).toMatchObject([{ title: 'Zebra' }]);
  });
}
