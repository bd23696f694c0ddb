import { ContainerModule } from 'inversify';
import { SignInPage } from '../../presentation/sign-in/sign-in-page.tsx';
import { SignInPresenter } from '../../presentation/sign-in/sign-in-presenter.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const signIn = screen({
  presenter: tokens.signInPresenter,
  page: SignInPage,
  module: new ContainerModule(({ bind }) => {
    bind(tokens.signInPresenter)
      .toResolvedValue(
        (useCase, session, notifications) => new SignInPresenter(useCase, session, notifications),
        [tokens.signIn, tokens.sessionPresenter, tokens.notifications],
      )
      .inSingletonScope();
  }),
});
