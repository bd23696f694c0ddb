import type { PrivatePublishers } from '../../../src/application/ports/publishing/private-publishers.ts';
import type { PrivatePublisherErrorCode } from '../../../src/domain/error-code.ts';
import type { EntityVersion } from '../../../src/domain/publishing/entity-version.ts';
import type {
  NewPublisher,
  PrivatePublisher,
  PublisherChanges,
  PublisherShare,
} from '../../../src/domain/publishing/private-publisher.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { sliceOf } from '../slice-of.ts';
import { FailureError } from './failure-error.ts';
import {
  addPublisher,
  examinePublisher,
  publishPublisherChanges,
  requireFreeUsername,
  requireTaxNumber,
  toPrivatePublisher,
} from './fake-publisher.ts';
import { FakePublishingService } from './fake-publishing-service.ts';
import type { FakeEditor } from './fake-publishing-store.ts';

/** The publishers of a store that other fakes may share. */
export class FakePrivatePublishers
  extends FakePublishingService<PrivatePublisherErrorCode>
  implements PrivatePublishers
{
  protected override readonly staffSet = 'MANAGER_STAFF';

  list(request: SliceRequest) {
    return this.runAs('MANAGER', ({ id, isStaff }) => {
      const ownIds = this.store.publisherIdsByMember.get(id) ?? [];
      const publishers = this.store.publishers
        .filter((publisher) => isStaff || ownIds.includes(publisher.id))
        .map((publisher) => this.#show({ id, isStaff }, publisher.id))
        .sort((one, other) => one.name.localeCompare(other.name, 'pt'));
      return sliceOf(publishers, request);
    });
  }

  create({ name, username, description, ownerId, ...form }: NewPublisher) {
    return this.runAs('MANAGER_STAFF', () => {
      const picture = examinePublisher(form);
      requireFreeUsername(this.store, username);
      const id = this.store.createId('publisher');
      const { taxNumber } = form;
      addPublisher(this.store, {
        ...{ id, name, username, description, picture, ownerId: ownerId ?? null },
        ...(taxNumber !== undefined && { taxNumber }),
      });
      return this.#find(id);
    });
  }

  change({ id, version }: EntityVersion, changes: PublisherChanges) {
    return this.runAs('MANAGER', (editor) => {
      requireTaxNumber(changes.taxNumber);
      const publisher = this.#find(id);
      this.#requireMayChange(editor, publisher, changes);
      if (publisher.request?.state === 'waiting') throw new FailureError('CONTENT.WAITING_APPROVAL');
      if (publisher.version !== version) throw new FailureError('REQUEST.VERSION_MISMATCH');
      const { featuredSeriesId } = changes;
      const isOwn = this.store.series.some(
        (series) => series.id === featuredSeriesId && series.publisher.id === id,
      );
      if (featuredSeriesId && !isOwn) throw new FailureError('SERIES.NOT_FOUND');
      const changed: PublisherChanges = Object.fromEntries(
        Object.entries(changes).filter(
          ([name, value]) => value !== publisher[name as keyof PublisherChanges],
        ),
      );
      if (editor.isStaff) this.#publish(id, changed);
      else this.#addRequest(editor, publisher, changed);
      return this.#show(editor, id);
    });
  }

  setShare(publisherId: string, share: PublisherShare) {
    return this.runAs('MANAGER_STAFF', () => {
      if (share.validFrom.slice(0, 7) < new Date().toISOString().slice(0, 7))
        throw new FailureError('REQUEST.INVALID');
      const { shares, version, description, color, featuredSeriesId, priority, taxNumber } =
        this.#find(publisherId);
      const others = shares.filter(({ validFrom }) => validFrom !== share.validFrom);
      this.store.publisherDetails.set(publisherId, {
        ...{ version, description, color, featuredSeriesId, priority, taxNumber },
        shares: [...others, share].sort((one, other) => one.validFrom.localeCompare(other.validFrom)),
      });
      return this.#find(publisherId);
    });
  }

  #requireMayChange(editor: FakeEditor, { id, isActive }: PrivatePublisher, changes: PublisherChanges): void {
    this.store.requireEditor(editor, id);
    if (editor.isStaff) return;
    const { priority, isActive: activity, taxNumber } = changes;
    if ([priority, activity, taxNumber].some((change) => change !== undefined))
      throw new FailureError('forbidden');
    if (!isActive) throw new FailureError('PUBLISHER.NOT_ACTIVE');
  }

  #publish(id: string, changes: PublisherChanges): void {
    if (Object.keys(changes).length > 0) publishPublisherChanges(this.store, id, changes);
  }

  #addRequest(editor: FakeEditor, publisher: PrivatePublisher, changes: PublisherChanges): void {
    this.store.addRequest({
      kind: 'publisher',
      subjectId: publisher.id,
      isChanged: Object.keys(changes).length > 0,
      name: changes.name ?? publisher.name,
      publisher,
      content: { ...changes },
      submittedBy: editor.id,
    });
  }

  /** Members do not see the tax number. */
  #show({ isStaff }: FakeEditor, id: string): PrivatePublisher {
    const publisher = this.#find(id);
    return isStaff ? publisher : { ...publisher, taxNumber: null };
  }

  #find(id: string): PrivatePublisher {
    return toPrivatePublisher(this.store, this.store.requirePublisher(id));
  }
}
