import { failures } from '../../../../src/domain/failure.ts';
import type { PublisherApplication } from '../../../../src/domain/publishing/private-publisher.ts';
import { samplePublisher } from '../../contract-environment.ts';
import { failureCodeOf, successOf } from '../contract.ts';
import { drawPageFile, type PublishingEnvironment, PublishingSteps } from './publishing.ts';

export function publisherApplicationsContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const buildApplication = (overrides: Partial<PublisherApplication> = {}): PublisherApplication => ({
    name: 'Maré Nova',
    username: steps.createSlug('mare-nova'),
    description: 'Do mar.',
    taxNumber: '11222333000181',
    ...overrides,
  });
  const apply = (overrides: Partial<PublisherApplication> = {}) =>
    environment().publisherApplications.submit(buildApplication(overrides));
  const answer = async (requestId: string, reason: string | null = null) => {
    await steps.signIn(environment().staff.manager);
    await steps.answer(requestId, reason);
  };

  describe('PublisherApplications', () => {
    it('wait for an answer, and can be sent again after a rejection', async () => {
      const { publisherApplications, partners } = environment();
      await steps.signIn(partners.stranger);
      const request = successOf(await apply());
      expect(request).toMatchObject({
        kind: 'publisher',
        name: 'Maré Nova',
        publisher: null,
        state: 'waiting',
        reason: null,
        answeredAt: null,
      });
      expect(successOf(await publisherApplications.findOwn())).toEqual(request);
      expect(failureCodeOf(await apply())).toBe('CONTENT.EXISTING_REQUEST');
      await answer(request.id, 'Falta o CNPJ.');
      await steps.signIn(partners.stranger);
      expect(successOf(await publisherApplications.findOwn())).toMatchObject({
        id: request.id,
        state: 'rejected',
        reason: 'Falta o CNPJ.',
      });
      const { id } = successOf(await apply());
      expect(successOf(await publisherApplications.findOwn())?.id).toBe(id);
      await answer(id, 'Ainda falta o CNPJ.');
    });

    it('make the reader a member of a new publisher when they are approved', async () => {
      const { privatePublishers, partners } = environment();
      await steps.signIn(partners.stranger);
      const application = buildApplication({ name: 'Casa Lume', picture: await drawPageFile(4) });
      const { id, subjectId } = successOf(await environment().publisherApplications.submit(application));
      const picture = { placeholder: expect.any(String) };
      const proposal = { name: 'Casa Lume', username: application.username, description: 'Do mar.', picture };
      const find = async () => successOf(await environment().publicationRequests.find(id));
      const own = await find();
      expect(own).toMatchObject({ kind: 'publisher', proposal, published: null });
      expect(own.proposal).not.toHaveProperty('taxNumber');
      await steps.signIn(environment().staff.manager);
      expect(await find()).toMatchObject({ proposal: { ...proposal, taxNumber: application.taxNumber } });
      await answer(id);
      const answered = await find();
      expect(answered).toMatchObject({ proposal, published: { ...proposal, color: null } });
      expect(answered.proposal).not.toHaveProperty('taxNumber');
      await steps.signIn(partners.stranger);
      const { items } = successOf(await privatePublishers.list({ page: 0, limit: 100 }));
      expect(items.find((publisher) => publisher.id === subjectId)).toMatchObject({
        name: 'Casa Lume',
        username: application.username,
        description: 'Do mar.',
        picture: { placeholder: expect.any(String) },
        isActive: true,
        membersCount: 1,
        proposal: null,
        request: { id, state: 'approved' },
      });
    });

    it('refuse taken usernames, pictures that are not images and invalid tax numbers', async () => {
      await steps.signIn(environment().partners.stranger);
      expect(failureCodeOf(await apply({ username: samplePublisher.username }))).toBe(
        'PUBLISHER.EXISTING_USERNAME',
      );
      const picture = new File(['no image'], 'picture.txt', { type: 'text/plain' });
      expect(failureCodeOf(await apply({ picture }))).toBe('CONTENT.INVALID_FILE');
      expect(failureCodeOf(await apply({ taxNumber: '123' }))).toBe('REQUEST.INVALID');
    });

    it('are not accepted from children and visitors', async () => {
      const { publisherApplications, child } = environment();
      await steps.signIn(child);
      expect(failureCodeOf(await apply())).toBe(failures.parentPermission.code);
      expect(successOf(await publisherApplications.findOwn())).toBeNull();
      environment().session.close('signed-out');
      expect(failureCodeOf(await apply())).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await publisherApplications.findOwn())).toBe(failures.unauthenticated.code);
    });
  });
}
