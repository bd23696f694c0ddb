import type { Container } from 'inversify';
import { isGuided } from '../../domain/account/guardianship.ts';
import type { GuidedSession } from '../../presentation/shell/account/guided-session.ts';
import { tokens } from '../tokens.ts';

/** The code of the return to the guardian is loaded when it is used. */
export function guidedSession(container: Container): GuidedSession {
  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
  const guardianReturn = container.get(tokens.parts).lazyUseCase(tokens.guardianReturn, async () => {
    const file = await import(
      /* webpackChunkName: 'guided-accounts' */ '../modules/guided-accounts-module.ts'
    );
    return { shared: [file.guidedAccountsModule] };
  });
  return {
    get isGuided() {
      return isGuided(profile.reader);
    },
    get guardianName() {
      return profile.reader?.guardianName ?? null;
    },
    get isOpenedByGuardian() {
      return session.isOpenedByGuardian;
    },
    openReturn: () =>
      void guardianReturn.fetch().then((loaded) => {
        if (loaded.ok) loaded.value.open();
        else container.get(tokens.notifications).report(loaded);
      }),
  };
}
