import { AddDraftContent } from '../../../application/publishing/add-draft-content.ts';
import { AddDraftPages } from '../../../application/publishing/add-draft-pages.ts';
import { ChangeDraftContent } from '../../../application/publishing/change-draft-content.ts';
import { ChangeDraftPages } from '../../../application/publishing/change-draft-pages.ts';
import { ChangeIssueDraft } from '../../../application/publishing/change-issue-draft.ts';
import { CheckIssueSlug } from '../../../application/publishing/check-issue-slug.ts';
import { CreateIssueDraft } from '../../../application/publishing/create-issue-draft.ts';
import { CreateIssueDraftAsPublisher } from '../../../application/publishing/create-issue-draft-as-publisher.ts';
import { FindIssueDraft } from '../../../application/publishing/find-issue-draft.ts';
import { ListIssueDrafts } from '../../../application/publishing/list-issue-drafts.ts';
import { RemoveDraftPage } from '../../../application/publishing/remove-draft-page.ts';
import { ReplaceDraftPage } from '../../../application/publishing/replace-draft-page.ts';
import { SearchIssueDrafts } from '../../../application/publishing/search-issue-drafts.ts';
import { SubmitIssueDraft } from '../../../application/publishing/submit-issue-draft.ts';
import { HttpDraftContents } from '../../../infrastructure/comics/publishing/http-draft-contents.ts';
import { HttpIssueDrafts } from '../../../infrastructure/comics/publishing/http-issue-drafts.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Drafts of issues, their editions and pages. */
export const publishingModule = lateModule((bind) => {
  bind(tokens.issueDrafts).toResolvedValue((comics) => new HttpIssueDrafts(comics), [tokens.comicsClient]);
  const bindForDrafts = bindRestricted(bind, tokens.issueDrafts);
  bindForDrafts(tokens.createIssueDraft, CreateIssueDraft);
  bindForDrafts(tokens.createIssueDraftAsPublisher, CreateIssueDraftAsPublisher);
  bindForDrafts(tokens.findIssueDraft, FindIssueDraft);
  bindForDrafts(tokens.changeIssueDraft, ChangeIssueDraft);
  bindForDrafts(tokens.submitIssueDraft, SubmitIssueDraft);
  bindForDrafts(tokens.listIssueDrafts, ListIssueDrafts);
  bindForDrafts(tokens.searchIssueDrafts, SearchIssueDrafts);
  bindForDrafts(tokens.checkIssueSlug, CheckIssueSlug);

  bind(tokens.draftContents).toResolvedValue(
    (comics) => new HttpDraftContents(comics),
    [tokens.comicsClient],
  );
  const bindForContents = bindRestricted(bind, tokens.draftContents);
  bindForContents(tokens.addDraftContent, AddDraftContent);
  bindForContents(tokens.changeDraftContent, ChangeDraftContent);
  bindForContents(tokens.addDraftPages, AddDraftPages);
  bindForContents(tokens.replaceDraftPage, ReplaceDraftPage);
  bindForContents(tokens.changeDraftPages, ChangeDraftPages);
  bindForContents(tokens.removeDraftPage, RemoveDraftPage);
});
