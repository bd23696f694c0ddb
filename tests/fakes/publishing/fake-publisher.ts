import type { PublisherSummary } from '../../../src/domain/catalogue/publisher.ts';
import type {
  NewPublisher,
  PrivatePublisher,
  PublisherChanges,
} from '../../../src/domain/publishing/private-publisher.ts';
import { buildUpload } from './build-issue-draft.ts';
import { FailureError } from './failure-error.ts';
import type { FakePublishingStore } from './fake-publishing-store.ts';

/** What only members and staff see of a publisher, without what follows from other state. */
export type FakePublisherDetails = Pick<
  PrivatePublisher,
  'description' | 'color' | 'featuredSeriesId' | 'priority' | 'taxNumber' | 'version' | 'shares'
>;

const newDetails: FakePublisherDetails = {
  description: '',
  color: null,
  featuredSeriesId: null,
  priority: 0,
  taxNumber: null,
  version: 1,
  shares: [],
};

/** The share of publishers for which staff have set none. */
const defaultShareBasisPoints = 7000;

export function toPrivatePublisher(
  store: FakePublishingStore,
  { id, name, username, picture }: PublisherSummary,
): PrivatePublisher {
  const details = store.publisherDetails.get(id) ?? newDetails;
  const request = store.findStatus(id);
  const content = store.requests.find(({ subjectId }) => subjectId === id)?.content ?? {};
  const today = new Date().toISOString();
  const memberships = [...store.publisherIdsByMember.values()];
  return {
    ...{ id, name, username, picture },
    ...details,
    isActive: !store.inactivePublisherIds.has(id),
    membersCount: memberships.filter((ids) => ids.includes(id)).length,
    shareBasisPoints:
      details.shares.findLast(({ validFrom }) => validFrom <= today)?.basisPoints ?? defaultShareBasisPoints,
    proposal: request && request.state !== 'approved' ? content : null,
    request,
  };
}

/** Makes changes of a publisher what readers get. */
export function publishPublisherChanges(
  store: FakePublishingStore,
  publisherId: string,
  { isActive, name, ...changes }: PublisherChanges,
): void {
  const { version, ...details } = store.publisherDetails.get(publisherId) ?? newDetails;
  store.publisherDetails.set(publisherId, { ...details, ...changes, version: version + 1 });
  if (isActive === true) store.inactivePublisherIds.delete(publisherId);
  if (isActive === false) store.inactivePublisherIds.add(publisherId);
  if (name !== undefined)
    store.publishers = store.publishers.map((each) => (each.id === publisherId ? { ...each, name } : each));
}

interface AddedPublisher extends Pick<NewPublisher, 'name' | 'username' | 'description' | 'taxNumber'> {
  readonly id: string;
  readonly picture: PublisherSummary['picture'];
  readonly ownerId: string | null;
}

/** Adds a publisher, and makes its owner a member who can publish. */
export function addPublisher(
  store: FakePublishingStore,
  { id, name, username, picture, description, taxNumber, ownerId }: AddedPublisher,
): void {
  if (ownerId !== null) {
    const owner = store.users.find((user) => user.id === ownerId);
    if (!owner) throw new FailureError('USER.NOT_FOUND');
    store.onGrant({ ...owner, link: { ...owner.link, grantings: [...owner.link.grantings, 'PUBLISHER'] } });
    store.publisherIdsByMember.set(ownerId, [...(store.publisherIdsByMember.get(ownerId) ?? []), id]);
  }
  store.publishers = [...store.publishers, { id, name, username, picture }];
  store.publisherDetails.set(id, { ...newDetails, description, taxNumber: taxNumber ?? null });
}

export function requireTaxNumber(taxNumber: string | null | undefined): void {
  if (taxNumber && ![11, 14].includes(taxNumber.length)) throw new FailureError('REQUEST.INVALID');
}

/** The picture of an application. A file is an image if its type says so. */
export function examinePublisher({
  picture,
  taxNumber,
}: Pick<NewPublisher, 'picture' | 'taxNumber'>): PublisherSummary['picture'] {
  requireTaxNumber(taxNumber);
  if (picture && !picture.type.startsWith('image/')) throw new FailureError('CONTENT.INVALID_FILE');
  return picture ? buildUpload(picture.name) : null;
}

/** Throws if a publisher, or an application that waits, has the username. */
export function requireFreeUsername({ publishers, requests }: FakePublishingStore, username: string): void {
  const isWaiting = requests.some(
    ({ kind, state, content }) =>
      kind === 'publisher' && state === 'waiting' && content.username === username,
  );
  if (isWaiting || publishers.some((publisher) => publisher.username === username))
    throw new FailureError('PUBLISHER.EXISTING_USERNAME');
}
