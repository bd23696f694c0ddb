import type { PrivateSeriesCollection } from '../../../src/application/ports/publishing/private-series-collection.ts';
import type { PrivateSeriesErrorCode } from '../../../src/domain/error-code.ts';
import type {
  PrivateSeriesTexts,
  SeriesDescriptor,
  SeriesDescriptorChange,
  SeriesProposal,
} from '../../../src/domain/publishing/private-series.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { sliceOf } from '../slice-of.ts';
import { buildUpload } from './build-issue-draft.ts';
import { FailureError } from './failure-error.ts';
import { FakePublishingService } from './fake-publishing-service.ts';
import type { FakeEditor } from './fake-publishing-store.ts';
import {
  differenceOf,
  type FakeSeriesState,
  findSeriesState,
  isSeriesSlugTaken,
  listSeriesStates,
  publishSeriesProposal,
  toPrivateSeries,
} from './fake-series.ts';

/** The series of a store that other fakes may share. A file is an image if its type says so. */
export class FakePrivateSeriesCollection
  extends FakePublishingService<PrivateSeriesErrorCode>
  implements PrivateSeriesCollection
{
  create(publisherId: string, texts: PrivateSeriesTexts) {
    return this.runAs('PUBLISHING_STAFF', (editor) =>
      this.#create(editor, publisherId, { texts, isApproved: true }),
    );
  }

  propose(publisherId: string, texts: PrivateSeriesTexts) {
    return this.runAs('PUBLISHING_PARTNER', (editor) =>
      this.#create(editor, publisherId, { texts, isApproved: false }),
    );
  }

  find(seriesId: string) {
    return this.runAs('PUBLISHING', (editor) => toPrivateSeries(this.#open(editor, seriesId)));
  }

  list(publisherId: string, request: SliceRequest) {
    return this.runAs('PUBLISHING', (editor) => {
      this.store.requirePublisher(publisherId);
      this.store.requireEditor(editor, publisherId);
      const series = listSeriesStates(this.store, publisherId)
        .map(toPrivateSeries)
        .sort((one, other) => one.title.localeCompare(other.title, 'pt'));
      return sliceOf(series, request);
    });
  }

  change(seriesId: string, changes: Partial<PrivateSeriesTexts>) {
    return this.#change(seriesId, ({ approved, rejected }) =>
      approved ? changes : { ...rejected, ...changes },
    );
  }

  changeDescriptor(seriesId: string, change: SeriesDescriptorChange) {
    return this.#change(seriesId, ({ approved, rejected }, editor) => {
      const { language } = change;
      const former =
        (approved && editor.isStaff ? undefined : findDescriptor(rejected, language)) ??
        findDescriptor(approved ?? {}, language);
      const descriptor = changeDescriptor(former, change);
      if (approved) return { descriptors: [descriptor] };
      const others = (rejected.descriptors ?? []).filter((each) => each.language !== language);
      return { ...rejected, descriptors: [...others, descriptor] };
    });
  }

  #create(
    editor: FakeEditor,
    publisherId: string,
    { texts, isApproved }: { readonly texts: PrivateSeriesTexts; readonly isApproved: boolean },
  ) {
    const publisher = this.store.requireActivePublisher(publisherId);
    this.store.requireEditor(editor, publisherId);
    if (isSeriesSlugTaken(this.store, texts.slug)) throw new FailureError('SERIES.EXISTING_SLUG');
    const id = this.store.createId('series');
    const state = { id, publisher, approved: null };
    if (isApproved) publishSeriesProposal(this.store, { ...state, proposal: texts });
    else this.#addRequest(editor, state, texts);
    return toPrivateSeries(this.#open(editor, id));
  }

  #change(seriesId: string, propose: (state: FakeSeriesState, editor: FakeEditor) => SeriesProposal) {
    return this.runAs('PUBLISHING', (editor) => {
      const state = this.#open(editor, seriesId);
      if (state.request?.state === 'waiting') throw new FailureError('CONTENT.WAITING_APPROVAL');
      const proposal = differenceOf(state.approved, propose(state, editor));
      if (proposal.slug !== undefined && isSeriesSlugTaken(this.store, proposal.slug, seriesId))
        throw new FailureError('SERIES.EXISTING_SLUG');
      if (editor.isStaff) publishSeriesProposal(this.store, { ...state, proposal });
      else this.#addRequest(editor, state, proposal);
      return toPrivateSeries(this.#open(editor, seriesId));
    });
  }

  #addRequest(
    editor: FakeEditor,
    { id, publisher, approved }: Pick<FakeSeriesState, 'id' | 'publisher' | 'approved'>,
    proposal: SeriesProposal,
  ): void {
    this.store.requireActivePublisher(publisher.id);
    this.store.addRequest({
      kind: 'series',
      subjectId: id,
      isChanged: Object.keys(proposal).length > 0,
      name: proposal.title ?? approved?.title ?? '',
      publisher,
      content: { ...proposal },
      submittedBy: editor.id,
    });
  }

  #open(editor: FakeEditor, seriesId: string): FakeSeriesState {
    const state = findSeriesState(this.store, seriesId);
    if (!state) throw new FailureError('SERIES.NOT_FOUND');
    this.store.requireEditor(editor, state.publisher.id);
    return state;
  }
}

const findDescriptor = (
  { descriptors = [] }: SeriesProposal,
  language: string,
): SeriesDescriptor | undefined => descriptors.find((descriptor) => descriptor.language === language);

function changeDescriptor(
  former: SeriesDescriptor | undefined,
  { cover, ...texts }: SeriesDescriptorChange,
): SeriesDescriptor {
  if (cover === undefined) return { ...texts, cover: former?.cover ?? null };
  if (cover && !cover.type.startsWith('image/')) throw new FailureError('CONTENT.INVALID_FILE');
  return { ...texts, cover: cover && buildUpload(cover.name) };
}
