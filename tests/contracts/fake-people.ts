import type { ExternalReturn } from '../../src/application/ports/session/external-sign-in.ts';
import type { ExternalSignInErrorCode } from '../../src/domain/error-code.ts';
import type { Failure } from '../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../src/domain/result.ts';
import { externalFailures } from '../../src/domain/session/external-failures.ts';
import type { SessionCredentials } from '../../src/domain/session/session.ts';
import type { FakeAccountStore } from '../fakes/account/fake-account-store.ts';
import { buildUser } from '../fakes/account/fake-identity-users.ts';
import { buildOperatorLink, buildReader, type FakeReaders } from '../fakes/account/fake-readers.ts';
import { serviceFailure } from '../fakes/service-failure.ts';
import type { FakeExternalSignIn } from '../fakes/session/fake-external-sign-in.ts';
import type { ExternalPerson } from './contract-environment.ts';

interface ExternalServices {
  readonly googleSignIn: FakeExternalSignIn;
  readonly operatorSignIn: FakeExternalSignIn;
  readonly readers: FakeReaders;
}

type SignInOutcome = Result<SessionCredentials, Failure<ExternalSignInErrorCode>>;

/** Simulates sign-ins at Google and the operator. */
export function simulatePeople(
  { googleSignIn, operatorSignIn, readers }: ExternalServices,
  accountStore: FakeAccountStore,
) {
  const isRequestOf = (provider: FakeExternalSignIn, address: string) =>
    provider.requests.some(({ state }) => state === new URL(address).searchParams.get('state'));

  const signInWithGoogle = (person: ExternalPerson): SignInOutcome => {
    if (person !== 'new') return failed(externalFailures.googleLoginAttemptByDefaultAccount);
    return succeeded(openExternalSession(accountStore, 'google', 'gabi', 'gabi@google.example'));
  };

  const signInWithOperator = (person: ExternalPerson, { email }: ExternalReturn): SignInOutcome => {
    if (person === 'with an account') return failed(serviceFailure('0208002'));
    if (person === 'without email' && !email) return failed(externalFailures.emailRequired);
    const [id, address] = email ? ['nuno', email] : ['olga', 'olga@claro.example'];
    const operatorLink = readers.readers.get(id)?.operatorLink;
    if (operatorLink && !operatorLink.isActive)
      return failed(externalFailures.claroLoginAttemptByDefaultAccount);
    if (!operatorLink) readers.readers.set(id, buildReader({ id, operatorLink: buildOperatorLink() }));
    return succeeded(openExternalSession(accountStore, 'operator', id, address));
  };

  return async (address: string, person: ExternalPerson) =>
    isRequestOf(googleSignIn, address)
      ? googleSignIn.authorize(address, () => signInWithGoogle(person))
      : operatorSignIn.authorize(address, (signInReturn) => signInWithOperator(person, signInReturn));
}

function openExternalSession(
  accountStore: FakeAccountStore,
  provider: 'google' | 'operator',
  id: string,
  email: string,
): SessionCredentials {
  if (!accountStore.findUser(email)) accountStore.addUser(buildUser({ id, username: id, email }), null);
  accountStore.externalUsers.set(id, provider);
  return accountStore.openSession(id);
}
