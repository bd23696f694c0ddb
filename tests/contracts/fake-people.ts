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
import type { ExternalPerson } from './world.ts';

interface Services {
  readonly googleSignIn: FakeExternalSignIn;
  readonly operatorSignIn: FakeExternalSignIn;
  readonly readers: FakeReaders;
}

type Outcome = Result<SessionCredentials, Failure<ExternalSignInErrorCode>>;

/** Simulates sign-ins at Google and the operator. */
export function simulatePeople({ googleSignIn, operatorSignIn, readers }: Services, book: FakeAccountStore) {
  const hasRequest = (provider: FakeExternalSignIn, address: string) =>
    provider.requests.some(({ state }) => state === new URL(address).searchParams.get('state'));

  const fromGoogle = (person: ExternalPerson): Outcome => {
    if (person !== 'new') return failed(externalFailures.googleLoginAttemptByDefaultAccount);
    return succeeded(open(book, 'google', 'gabi', 'gabi@google.example'));
  };

  const fromOperator = (person: ExternalPerson, { email }: ExternalReturn): Outcome => {
    if (person === 'with an account') return failed(serviceFailure('0208002'));
    if (person === 'without email' && !email) return failed(externalFailures.emailRequired);
    const [id, address] = email ? ['nuno', email] : ['olga', 'olga@claro.example'];
    const operatorLink = readers.readers.get(id)?.operatorLink;
    if (operatorLink && !operatorLink.isActive)
      return failed(externalFailures.claroLoginAttemptByDefaultAccount);
    if (!operatorLink) readers.readers.set(id, buildReader({ id: id, operatorLink: buildOperatorLink() }));
    return succeeded(open(book, 'operator', id, address));
  };

  return async (address: string, person: ExternalPerson) =>
    hasRequest(googleSignIn, address)
      ? googleSignIn.authorize(address, () => fromGoogle(person))
      : operatorSignIn.authorize(address, (back) => fromOperator(person, back));
}

function open(
  book: FakeAccountStore,
  provider: 'google' | 'operator',
  id: string,
  email: string,
): SessionCredentials {
  if (!book.find(email)) book.add(buildUser({ id, username: id, email }), null);
  book.externalUsers.set(id, provider);
  return book.open(id);
}
