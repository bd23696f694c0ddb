import { HttpRecommendations } from '../../infrastructure/comics/http-recommendations.ts';
import { issueEnUs } from '../../presentation/issue/issue.en-us.ts';
import { issuePtBr } from '../../presentation/issue/issue.pt-br.ts';
import { IssuePage } from '../../presentation/issue/issue-page.tsx';
import { IssuePresenter } from '../../presentation/issue/issue-presenter.ts';
import { rolesEnUs } from '../../presentation/issue/roles.en-us.ts';
import { rolesPtBr } from '../../presentation/issue/roles.pt-br.ts';
import { gateEnUs } from '../../presentation/shell/age-gate/gate.en-us.ts';
import { gatePtBr } from '../../presentation/shell/age-gate/gate.pt-br.ts';
import { likeEnUs } from '../../presentation/shell/likes/like.en-us.ts';
import { likePtBr } from '../../presentation/shell/likes/like.pt-br.ts';
import { favouritesModule } from '../modules/favourites-module.ts';
import { favouritesPresenterModule } from '../modules/favourites-presenter-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { likesModule } from '../modules/likes-module.ts';
import { issueViewerModule } from '../modules/reading/issue-viewer-module.ts';
import { positionsModule } from '../modules/reading/positions-module.ts';
import { seriesModule } from '../modules/series-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const issue = screen({
  presenter: tokens.issuePresenter,
  page: IssuePage,
  texts: {
    issue: [issuePtBr, issueEnUs],
    roles: [rolesPtBr, rolesEnUs],
    like: [likePtBr, likeEnUs],
    gate: [gatePtBr, gateEnUs],
  },
  isLocalized: true,
  isPersonal: true,
  shared: [seriesModule, favouritesModule, favouritesPresenterModule, issueViewerModule, positionsModule],
  fetch: (presenter, { slug }) => void presenter.open(slug ?? ''),
  scoped: [
    likesModule,
    lateModule((bind) => {
      bind(tokens.recommendations).toResolvedValue(
        (comics) => new HttpRecommendations(comics),
        [tokens.comicsClient],
      );
      bind(tokens.issuePresenter)
        .toResolvedValue(
          (issues, seriesCollection, selection, viewer, favourites, parts, likes, recommendations) =>
            new IssuePresenter({
              issues,
              seriesCollection,
              selection,
              viewer,
              favourites,
              request: parts.lazyPart(async () => {
                const file = await import(
                  /* webpackChunkName: 'issue-request' */ '../parts/issue-request.ts'
                );
                return file.issueRequest;
              }),
              likes,
              recommendations,
            }),
          [
            tokens.issues,
            tokens.seriesCollection,
            tokens.selection,
            tokens.issueViewer,
            tokens.favouritesPresenter,
            tokens.parts,
            tokens.issueLikesPresenter,
            tokens.recommendations,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
