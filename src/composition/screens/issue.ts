import { IssuePage } from '../../presentation/issue/issue-page.tsx';
import { IssuePresenter } from '../../presentation/issue/issue-presenter.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const issue = screen({
  presenter: tokens.issuePresenter,
  page: IssuePage,
  isInLanguage: true,
  isPersonal: true,
  fetch: (presenter, { slug }) => void presenter.open(slug ?? ''),
  module: lateModule((bind) => {
    bind(tokens.issuePresenter)
      .toResolvedValue(
        (issues, seriesCollection, profile, findPosition) =>
          new IssuePresenter(issues, seriesCollection, profile, findPosition),
        [tokens.issues, tokens.seriesCollection, tokens.readerProfilePresenter, tokens.findPosition],
      )
      .inSingletonScope();
  }),
});
