import type { Container } from 'inversify';
import { isGuided } from '../../domain/account/guardianship.ts';
import type { GuidedSession } from '../../presentation/shell/account/guided-session.ts';
import { tokens } from '../tokens.ts';

/** The form of the return to the guardian is loaded with its modal. */
export function guidedSession(container: Container): GuidedSession {
  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
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
    openReturn: () => void container.get(tokens.modals).open('RETURN_TO_GUARDIAN', null),
  };
}
