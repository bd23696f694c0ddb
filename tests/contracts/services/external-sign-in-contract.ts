import { createHash, randomBytes } from 'node:crypto';
import type {
  ExternalReturn,
  ExternalSignIn,
} from '../../../src/application/ports/session/external-sign-in.ts';
import { failures } from '../../../src/domain/failure.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import type { ContractEnvironment, ExternalPerson } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, successOf } from './contract.ts';

const createSecret = () => randomBytes(32).toString('base64url');

export function externalSignInContract(
  environment: () => Pick<
    ContractEnvironment,
    | 'googleSignIn'
    | 'operatorSignIn'
    | 'operatorLinks'
    | 'identityUsers'
    | 'readers'
    | 'redirectUri'
    | 'authorize'
    | SignInRequirements
  >,
): void {
  /** Starts a sign-in, authorizes it at the provider, and returns with a code. */
  async function signInAt(provider: ExternalSignIn, person: ExternalPerson): Promise<ExternalReturn> {
    const [codeVerifier, nonce, { redirectUri }] = [createSecret(), createSecret(), environment()];
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const [providerId = ''] = successOf(await provider.listProviders()).map(({ id }) => id);
    const request = { state: createSecret(), nonce, codeChallenge, redirectUri, providerId };
    const address = successOf(await provider.begin(request));
    return {
      code: await environment().authorize(address, person),
      codeVerifier,
      nonce,
      redirectUri,
      providerId,
    };
  }
  const findCurrentUser = async () => {
    const { readerId } = environment().session.current ?? { readerId: '' };
    return successOf(await environment().identityUsers.find(readerId));
  };

  describe('ExternalSignIn: Google', () => {
    const google = () => environment().googleSignIn;

    it('is offered with its name', async () => {
      expect(successOf(await google().listProviders())).toEqual([{ id: 'google', name: 'Google' }]);
    });

    it('creates an account for a new person, and signs in to it the next time', async () => {
      const first = successOf(await google().finish(await signInAt(google(), 'new')));
      const second = successOf(await google().finish(await signInAt(google(), 'new')));
      expect(first?.readerId).toBe(second?.readerId);
      if (second) environment().session.open(second);
      const user = await findCurrentUser();
      expect(user.hasVerifiedEmail).toBe(true);
      const byPassword = await environment().authentication.signIn(user.email, 'uma senha qualquer');
      expect(failureCodeOf(byPassword)).toBe(failures.defaultLoginAttemptByGoogleAccount.code);
    });

    it('accepts a code once, and only with the verifier of its request', async () => {
      const signInReturn = await signInAt(google(), 'new');
      successOf(await google().finish(signInReturn));
      expect(failureCodeOf(await google().finish(signInReturn))).toBe(
        externalFailures.invalidGoogleCode.code,
      );
      const withOtherVerifier = { ...(await signInAt(google(), 'new')), codeVerifier: createSecret() };
      expect(failureCodeOf(await google().finish(withOtherVerifier))).toBe(
        externalFailures.invalidGoogleCode.code,
      );
    });

    it('fails if an unlinked account has the email address', async () => {
      const outcome = await google().finish(await signInAt(google(), 'with an account'));
      expect(failureCodeOf(outcome)).toBe(externalFailures.googleLoginAttemptByDefaultAccount.code);
    });
  });

  describe('ExternalSignIn: operator, with OperatorLinks', () => {
    const operator = () => environment().operatorSignIn;
    const signInWithOperator = async (person: ExternalPerson) => {
      const credentials = successOf(await operator().finish(await signInAt(operator(), person)));
      if (credentials) environment().session.open(credentials);
      return credentials;
    };

    it('is offered with its name', async () => {
      expect(successOf(await operator().listProviders())).toEqual([{ id: 'claro', name: 'Claro' }]);
    });

    it('creates a linked account for a new person, and signs in to it the next time', async () => {
      const first = await signInWithOperator('new');
      environment().session.close('signed-out');
      expect((await signInWithOperator('new'))?.readerId).toBe(first?.readerId);
      const { id } = await findCurrentUser();
      expect(successOf(await environment().readers.find(id))?.operatorLink).toMatchObject({
        isActive: true,
        operatorId: 'claro',
      });
    });

    it('accepts a code once, and only with the verifier of its request', async () => {
      const signInReturn = await signInAt(operator(), 'new');
      successOf(await operator().finish(signInReturn));
      expect(failureCodeOf(await operator().finish(signInReturn))).toBe(
        externalFailures.invalidClaroCode.code,
      );
      const withOtherVerifier = { ...(await signInAt(operator(), 'new')), codeVerifier: createSecret() };
      expect(failureCodeOf(await operator().finish(withOtherVerifier))).toBe(
        externalFailures.invalidClaroCode.code,
      );
    });

    it('asks for an email address that the operator did not share, and continues with it', async () => {
      const signInReturn = await signInAt(operator(), 'without email');
      expect(failureCodeOf(await operator().finish(signInReturn))).toBe(externalFailures.emailRequired.code);
      const email = 'sem.email@banca.example';
      const credentials = successOf(await operator().finish({ ...signInReturn, email }));
      if (credentials) environment().session.open(credentials);
      expect(await findCurrentUser()).toMatchObject({ email });
    });

    it('fails if another account has the email address', async () => {
      const outcome = await operator().finish(await signInAt(operator(), 'with an account'));
      expect(failureCodeOf(outcome)).toBe('0208002');
    });

    it('does not sign in an account that was unlinked', async () => {
      expect(failureCodeOf(await environment().operatorLinks.unlink())).toBe(failures.unauthenticated.code);
      await signInWithOperator('new');
      expect(successOf(await environment().operatorLinks.unlink()).operatorLink).toMatchObject({
        isActive: false,
      });
      environment().session.close('signed-out');
      const outcome = await operator().finish(await signInAt(operator(), 'new'));
      expect(failureCodeOf(outcome)).toBe(externalFailures.claroLoginAttemptByDefaultAccount.code);
    });

    it('fails to unlink an account without a link', async () => {
      const { username, password } = environment().account;
      environment().session.open(successOf(await environment().authentication.signIn(username, password)));
      successOf(await environment().readers.create());
      expect(failureCodeOf(await environment().operatorLinks.unlink())).toBe('SVA.NOT_FOUND');
    });
  });
}
