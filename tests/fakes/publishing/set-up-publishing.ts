import { exampleSeries } from '../catalogue/fake-series-collection.ts';
import { FakePublicationRequests } from '../requests/fake-publication-requests.ts';
import { exampleCredentials, FakeSession } from '../session/fake-session.ts';
import { buildEditor } from '../staff/build-staff.ts';
import { buildDraftContent, buildIssueDraft } from './build-issue-draft.ts';
import { FakeDraftContents } from './fake-draft-contents.ts';
import { FakeIssueDrafts } from './fake-issue-drafts.ts';
import { FakeIssueMarkets } from './fake-issue-markets.ts';
import { FakePageUploads } from './fake-page-uploads.ts';
import { FakePrivatePublishers } from './fake-private-publishers.ts';
import { FakePrivateSeriesCollection } from './fake-private-series-collection.ts';
import { FakePublisherApplications } from './fake-publisher-applications.ts';
import { FakePublishingStore } from './fake-publishing-store.ts';

/** The fakes of publishing with one draft, which has an edition with three pages: `a`, `b` and `c`. */
export function setUpPublishing() {
  const store = new FakePublishingStore();
  const content = buildDraftContent({ fileNames: ['a', 'b', 'c'] });
  const draft = buildIssueDraft({ contents: [content] });
  store.drafts = [draft];
  const series = { ...exampleSeries, publisher: draft.publisher, descriptors: [] };
  store.series = [series];
  return {
    store,
    draft,
    content,
    series,
    publisherId: draft.publisher.id,
    drafts: new FakeIssueDrafts(store),
    contents: new FakeDraftContents(store),
    markets: new FakeIssueMarkets(store),
    seriesCollection: new FakePrivateSeriesCollection(store),
    publishers: new FakePrivatePublishers(store),
    applications: new FakePublisherApplications(store),
    uploads: new FakePageUploads(store),
    requests: new FakePublicationRequests(store),
    session: new FakeSession(exampleCredentials),
    user: buildEditor(),
  };
}

export const buildImageFile = (name: string) => new File([name], name, { type: 'image/png' });

/** The names of the files of the pages. */
export const fileNamesOf = ({ pages }: { readonly pages: readonly { picture: { placeholder: string } }[] }) =>
  pages.map(({ picture }) => picture.placeholder.split(',').at(-1));
