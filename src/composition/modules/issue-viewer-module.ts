import { IssueViewer } from '../../presentation/shell/age-gate/issue-viewer.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** What whoever looks may see and read: on the screens of issues, of series and of reading. */
export const issueViewerModule = lateModule((bind) => {
  bind(tokens.issueViewer)
    .toResolvedValue(
      (profile, findPosition, ratingGate) => new IssueViewer(profile, findPosition, ratingGate),
      [tokens.readerProfilePresenter, tokens.findPosition, tokens.ratingGate],
    )
    .inSingletonScope();
});
