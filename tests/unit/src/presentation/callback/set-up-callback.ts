import type { PendingSignIn } from '../../../../../src/application/ports/session/pending-sign-ins.ts';
import { FinishExternalSignIn } from '../../../../../src/application/session/finish-external-sign-in.ts';
import { MatchExternalReturn } from '../../../../../src/application/session/match-external-return.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { CallbackPresenter } from '../../../../../src/presentation/callback/callback-presenter.ts';
import { CallbackSession } from '../../../../../src/presentation/callback/callback-session.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { FakeExternalSignIn } from '../../../../fakes/session/fake-external-sign-in.ts';
import { buildPendingSignIn, FakePendingSignIns } from '../../../../fakes/session/fake-pending-sign-ins.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

interface CallbackOptions extends Partial<PendingSignIn> {
  /** True for a signed-in reader who links an operator. */
  readonly isSignedIn?: boolean;
}

/** A visitor or reader who has started a sign-in with a provider and is about to return. */
export function setUpCallback({ isSignedIn = false, ...pendingSignIn }: CallbackOptions = {}) {
  const session = new FakeSession(isSignedIn ? exampleCredentials : null);
  const shared = setUpProfile({ session });
  const google = new FakeExternalSignIn();
  const operator = new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode);
  const pending = new FakePendingSignIns();
  pending.save(
    buildPendingSignIn({ readerId: isSignedIn ? exampleCredentials.readerId : null, ...pendingSignIn }),
  );
  const presenter = new CallbackPresenter(
    new MatchExternalReturn(pending, session),
    new FinishExternalSignIn({ google, operator }, session),
    new CallbackSession(shared.sessionPresenter, shared.profile),
    shared.notifications,
  );
  shared.sessionPresenter.start();
  shared.profile.start();
  return { ...shared, google, operator, pending, presenter };
}

export const returnSearch = '?code=code-1&state=state-1';
