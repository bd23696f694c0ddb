import { HomePage } from '../../presentation/home/home-page.tsx';
import { HomePresenter } from '../../presentation/home/home-presenter.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const home = screen({
  presenter: tokens.homePresenter,
  page: HomePage,
  isInLanguage: true,
  fetch: (presenter) => presenter.fetch(),
  module: lateModule((bind) => {
    bind(tokens.homePresenter)
      .toResolvedValue(
        (issues, readings, publishers, session) => new HomePresenter(issues, readings, publishers, session),
        [tokens.issues, tokens.readings, tokens.publishers, tokens.sessionPresenter],
      )
      .inSingletonScope();
  }),
});
