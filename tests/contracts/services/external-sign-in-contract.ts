import { createHash, randomBytes } from 'node:crypto';
import type {
  ExternalReturn,
  ExternalSignIn,
} from '../../../src/application/ports/session/external-sign-in.ts';
import { failures } from '../../../src/domain/failure.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import type { ContractWorld, ExternalPerson } from '../world.ts';
import { failureOf, type SignInParts, successOf } from './contract.ts';

const secret = () => randomBytes(32).toString('base64url');

export function externalSignInContract(
  world: () => Pick<
    ContractWorld,
    | 'googleSignIn'
    | 'operatorSignIn'
    | 'operatorLinks'
    | 'identityUsers'
    | 'readers'
    | 'redirectUri'
    | 'authorize'
    | SignInParts
  >,
): void {
  /** Starts a sign-in, authorizes it at the provider, and returns with a code. */
  async function signInAt(provider: ExternalSignIn, person: ExternalPerson): Promise<ExternalReturn> {
    const [codeVerifier, nonce, { redirectUri }] = [secret(), secret(), world()];
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const request = { state: secret(), nonce, codeChallenge, redirectUri };
    const address = successOf(await provider.begin(request));
    return { code: await world().authorize(address, person), codeVerifier, nonce, redirectUri };
  }
  const whoIs = async () => {
    const { readerId } = world().session.current ?? { readerId: '' };
    return successOf(await world().identityUsers.find(readerId));
  };

  describe('ExternalSignIn: Google', () => {
    const google = () => world().googleSignIn;

    it('is offered with its name', async () => {
      expect(successOf(await google().offered())).toBe('Google');
    });

    it('opens an account for a new person, and signs in to it the next time', async () => {
      const first = successOf(await google().finish(await signInAt(google(), 'new')));
      const second = successOf(await google().finish(await signInAt(google(), 'new')));
      expect(first?.readerId).toBe(second?.readerId);
      if (second) world().session.open(second);
      const user = await whoIs();
      expect(user.hasVerifiedEmail).toBe(true);
      const byPassword = await world().authentication.signIn(user.email, 'uma senha qualquer');
      expect(failureOf(byPassword)).toBe(failures.defaultLoginAttemptByGoogleAccount.code);
    });

    it('accepts a code once, and only with its own proof', async () => {
      const back = await signInAt(google(), 'new');
      successOf(await google().finish(back));
      expect(failureOf(await google().finish(back))).toBe(externalFailures.invalidGoogleCode.code);
      const forged = { ...(await signInAt(google(), 'new')), codeVerifier: secret() };
      expect(failureOf(await google().finish(forged))).toBe(externalFailures.invalidGoogleCode.code);
    });

    it('fails if an account that is not linked has the email address', async () => {
      const outcome = await google().finish(await signInAt(google(), 'with an account'));
      expect(failureOf(outcome)).toBe(externalFailures.googleLoginAttemptByDefaultAccount.code);
    });
  });

  describe('ExternalSignIn: the operator, and OperatorLinks', () => {
    const operator = () => world().operatorSignIn;
    const enter = async (where: Pick<ContractWorld, 'session'>, person: ExternalPerson) => {
      const credentials = successOf(await operator().finish(await signInAt(operator(), person)));
      if (credentials) where.session.open(credentials);
      return credentials;
    };

    it('is offered with its name', async () => {
      expect(successOf(await operator().offered())).toBe('Claro');
    });

    it('opens a linked account for a new person, and signs in to it again', async () => {
      const first = await enter(world(), 'new');
      world().session.close('signed-out');
      expect((await enter(world(), 'new'))?.readerId).toBe(first?.readerId);
      const { id } = await whoIs();
      expect(successOf(await world().readers.find(id))?.operatorLink).toMatchObject({
        isActive: true,
        operatorId: 'claro',
      });
    });

    it('accepts a code once, and only with its own proof', async () => {
      const back = await signInAt(operator(), 'new');
      successOf(await operator().finish(back));
      expect(failureOf(await operator().finish(back))).toBe(externalFailures.invalidClaroCode.code);
      const forged = { ...(await signInAt(operator(), 'new')), codeVerifier: secret() };
      expect(failureOf(await operator().finish(forged))).toBe(externalFailures.invalidClaroCode.code);
    });

    it('asks for an email address that the operator did not share, and continues with it', async () => {
      const back = await signInAt(operator(), 'without email');
      expect(failureOf(await operator().finish(back))).toBe(externalFailures.emailRequired.code);
      const email = 'sem.email@banca.example';
      const credentials = successOf(await operator().finish({ ...back, email }));
      if (credentials) world().session.open(credentials);
      expect(await whoIs()).toMatchObject({ email });
    });

    it('fails if an account has the email address', async () => {
      const outcome = await operator().finish(await signInAt(operator(), 'with an account'));
      expect(failureOf(outcome)).toBe('0208002');
    });

    it('does not sign in an account that was unlinked', async () => {
      expect(failureOf(await world().operatorLinks.unlink())).toBe(failures.unauthenticated.code);
      await enter(world(), 'new');
      expect(successOf(await world().operatorLinks.unlink()).operatorLink).toMatchObject({ isActive: false });
      world().session.close('signed-out');
      const outcome = await operator().finish(await signInAt(operator(), 'new'));
      expect(failureOf(outcome)).toBe(externalFailures.claroLoginAttemptByDefaultAccount.code);
    });

    it('fails to unlink an account without a link', async () => {
      const { entry, password } = world().account;
      world().session.open(successOf(await world().authentication.signIn(entry, password)));
      successOf(await world().readers.create());
      expect(failureOf(await world().operatorLinks.unlink())).toBe('SVA.NOT_FOUND');
    });
  });
}
