import { IssueViewer } from '../../../presentation/shell/age-gate/issue-viewer.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** Decides what the viewer may see and read, on the issue, series and reader screens. */
export const issueViewerModule = lateModule((bind) => {
  bind(tokens.issueViewer)
    .toResolvedValue(
      (profile, findPosition, ratingGate, progress, marks, clock) =>
        new IssueViewer({ profile, findPosition, ratingGate, progress, marks, clock }),
      [
        tokens.readerProfilePresenter,
        tokens.findPosition,
        tokens.ratingGate,
        tokens.readingProgressPresenter,
        tokens.issueMarks,
        tokens.clock,
      ],
    )
    .inSingletonScope();
});
