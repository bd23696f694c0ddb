import { failures } from '../../../../src/domain/failure.ts';
import type { NewPublisher } from '../../../../src/domain/publishing/private-publisher.ts';
import { samplePublisher } from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { drawPageFile, type PublishingEnvironment, PublishingSteps } from './publishing.ts';

const allPublishers = { page: 0, limit: 100 };

export function privatePublishersContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const signInAsManager = () => steps.signIn(environment().staff.manager);
  const create = (overrides: Partial<NewPublisher> = {}) =>
    environment().privatePublishers.create({
      name: 'Casa Aurora',
      username: steps.createSlug('casa-aurora'),
      description: 'Da serra.',
      ...overrides,
    });
  /** Creates a publisher whose only member is `partners.stranger`. The caller must be staff. */
  const createOwned = async (name: string) =>
    successOf(await create({ name, ownerId: environment().partners.stranger.readerId }));
  const find = async (id: string) =>
    successOf(await environment().privatePublishers.list(allPublishers)).items.find((each) => each.id === id);

  describe('PrivatePublishers', () => {
    beforeEach(signInAsManager);

    it('are created by staff with an owner', async () => {
      const { partners } = environment();
      const picture = await drawPageFile(3);
      const created = successOf(await create({ picture, ownerId: partners.stranger.readerId }));
      expect(created).toMatchObject({
        name: 'Casa Aurora',
        description: 'Da serra.',
        picture: { placeholder: expect.any(String) },
        color: null,
        featuredSeriesId: null,
        priority: 0,
        isActive: true,
        membersCount: 1,
        shares: [],
        proposal: null,
        request: null,
      });
      await steps.signIn(partners.stranger);
      expect((await find(created.id))?.username).toBe(created.username);
    });

    it('cannot be created with a taken username, an unknown owner or a file that is not an image', async () => {
      const { username } = successOf(await create());
      expect(failureCodeOf(await create({ username }))).toBe('PUBLISHER.EXISTING_USERNAME');
      expect(failureCodeOf(await create({ ownerId: unknownId }))).toBe('USER.NOT_FOUND');
      const picture = new File(['no image'], 'picture.txt', { type: 'text/plain' });
      expect(failureCodeOf(await create({ picture }))).toBe('CONTENT.INVALID_FILE');
    });

    it('are listed by name, for members only their own', async () => {
      const { privatePublishers, partners } = environment();
      const publisher = successOf(await create({ name: 'Abacate' }));
      const names = successOf(await privatePublishers.list(allPublishers)).items.map(({ name }) => name);
      expect(names.indexOf('Abacate')).toBeLessThan(names.indexOf(samplePublisher.name));
      await steps.signIn(partners.member);
      const { items } = successOf(await privatePublishers.list(allPublishers));
      expect(items.map(({ username }) => username)).toEqual([samplePublisher.username]);
      expect(await find(publisher.id)).toBeUndefined();
    });

    it('are changed at once by staff, and keep what is absent', async () => {
      const { privatePublishers } = environment();
      const created = successOf(await create());
      const changes = { color: '#336699', priority: 3, isActive: false };
      const changed = successOf(await privatePublishers.change(created, changes));
      expect(changed).toMatchObject({ ...changes, name: created.name, proposal: null, request: null });
      expect(failureCodeOf(await privatePublishers.change(created, { name: 'Outra' }))).toBe(
        'REQUEST.VERSION_MISMATCH',
      );
      expect(await find(created.id)).toEqual(changed);
    });

    it('are changed by members with an approval', async () => {
      const { privatePublishers, partners } = environment();
      const created = await createOwned('Casa Serena');
      await steps.signIn(partners.stranger);
      const changes = { name: 'Casa Sereia', description: created.description };
      const proposed = successOf(await privatePublishers.change(created, changes));
      expect(proposed).toMatchObject({ name: 'Casa Serena', request: { state: 'waiting' } });
      expect(proposed.proposal).toEqual({ name: 'Casa Sereia' });
      expect(failureCodeOf(await privatePublishers.change(created, changes))).toBe(
        'CONTENT.WAITING_APPROVAL',
      );
      await steps.signIn(environment().staff.manager);
      await steps.answer(proposed.request?.id ?? '');
      await steps.signIn(partners.stranger);
      const approved = await find(created.id);
      expect(approved).toMatchObject({
        name: 'Casa Sereia',
        proposal: null,
        request: { state: 'approved' },
      });
      const same = await privatePublishers.change(approved ?? created, { name: 'Casa Sereia' });
      expect(failureCodeOf(same)).toBe('CONTENT.REQUEST_ON_APPROVED');
    });

    it('have a tax number, which only staff see and change', async () => {
      const { privatePublishers, partners } = environment();
      const taxNumber = '11222333000181';
      const created = successOf(await create({ taxNumber, ownerId: partners.stranger.readerId }));
      expect(created.taxNumber).toBe(taxNumber);
      const invalid = await privatePublishers.change(created, { taxNumber: '123' });
      expect(failureCodeOf(invalid)).toBe('REQUEST.INVALID');
      await steps.signIn(partners.stranger);
      expect(await find(created.id)).toMatchObject({ username: created.username, taxNumber: null });
      const refused = await privatePublishers.change(created, { taxNumber: null });
      expect(failureCodeOf(refused)).toBe(failures.forbidden.code);
      await signInAsManager();
      const changed = successOf(await privatePublishers.change(created, { taxNumber: null }));
      expect(changed.taxNumber).toBeNull();
    });

    it('let only staff change priorities and activity', async () => {
      const { privatePublishers, partners } = environment();
      const created = await createOwned('Casa Ativa');
      await steps.signIn(partners.stranger);
      for (const changes of [{ priority: 9 }, { isActive: false }])
        expect(failureCodeOf(await privatePublishers.change(created, changes))).toBe(failures.forbidden.code);
      await signInAsManager();
      const inactive = successOf(await privatePublishers.change(created, { isActive: false }));
      await steps.signIn(partners.stranger);
      expect(failureCodeOf(await privatePublishers.change(inactive, { name: 'Outra' }))).toBe(
        'PUBLISHER.NOT_ACTIVE',
      );
    });

    it('feature only a series of their own', async () => {
      const { privatePublishers, privateSeriesCollection, staff } = environment();
      const created = successOf(await create());
      await steps.signIn(staff.administrator);
      const texts = { slug: steps.createSlug('destaque'), title: 'Destaque', description: '' };
      const series = successOf(await privateSeriesCollection.create(created.id, texts));
      const featured = { featuredSeriesId: series.id };
      expect(successOf(await privatePublishers.change(created, featured))).toMatchObject(featured);
      const other = successOf(await create());
      expect(failureCodeOf(await privatePublishers.change(other, featured))).toBe('SERIES.NOT_FOUND');
    });

    it('get a share of their revenue from a month on, except of closed months', async () => {
      const { privatePublishers } = environment();
      const { id, shareBasisPoints } = successOf(await create());
      const later = { validFrom: '2098-02-01', basisPoints: 7500 };
      const sooner = { validFrom: '2098-01-01', basisPoints: 8000 };
      successOf(await privatePublishers.setShare(id, later));
      const changed = successOf(await privatePublishers.setShare(id, sooner));
      expect(changed).toMatchObject({ shareBasisPoints, shares: [sooner, later] });
      const replaced = { ...later, basisPoints: 9000 };
      expect(successOf(await privatePublishers.setShare(id, replaced)).shares).toEqual([sooner, replaced]);
      const past = { validFrom: '2020-01-01', basisPoints: 8000 };
      expect(failureCodeOf(await privatePublishers.setShare(id, past))).toBe('REQUEST.INVALID');
      expect(failureCodeOf(await privatePublishers.setShare(unknownId, later))).toBe('PUBLISHER.NOT_FOUND');
    });

    it('report different failures for unknown publishers, other members and visitors', async () => {
      const { privatePublishers, partners, otherReader, session } = environment();
      const created = await createOwned('Casa Alheia');
      const change = async (id: string) =>
        failureCodeOf(await privatePublishers.change({ ...created, id }, { name: 'Outra' }));
      const share = { validFrom: '2098-01-01', basisPoints: 8000 };
      expect(await change(unknownId)).toBe('PUBLISHER.NOT_FOUND');
      await steps.signIn(partners.member);
      expect(await change(created.id)).toBe(failures.forbidden.code);
      for (const outcome of [await create(), await privatePublishers.setShare(created.id, share)])
        expect(failureCodeOf(outcome)).toBe(failures.forbidden.code);
      await steps.signIn(otherReader);
      expect(failureCodeOf(await privatePublishers.list(allPublishers))).toBe(failures.forbidden.code);
      session.close('signed-out');
      expect(failureCodeOf(await privatePublishers.list(allPublishers))).toBe(failures.unauthenticated.code);
    });
  });
}
