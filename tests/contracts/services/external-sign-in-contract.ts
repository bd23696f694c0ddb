import { createHash, randomBytes } from 'node:crypto';
import type {
  ExternalReturn,
  ExternalSignIn,
} from '../../../src/application/ports/session/external-sign-in.ts';
import { failures } from '../../../src/domain/failure.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import type { Person, World } from '../world.ts';
import { failureOf, type SignInParts, successOf } from './contract.ts';

const secret = () => randomBytes(32).toString('base64url');

export function externalSignInContract(
  world: () => Pick<
    World,
    | 'googleSignIn'
    | 'operatorSignIn'
    | 'providerBonds'
    | 'identityUsers'
    | 'readers'
    | 'redirectUri'
    | 'authorize'
    | SignInParts
  >,
): void {
  /** As the app does: begins, goes there, and comes back with a code. */
  async function comeBack(provider: ExternalSignIn, person: Person): Promise<ExternalReturn> {
    const [codeVerifier, nonce, { redirectUri }] = [secret(), secret(), world()];
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const request = { state: secret(), nonce, codeChallenge, redirectUri };
    const address = successOf(await provider.begin(request));
    return { code: await world().authorize(address, person), codeVerifier, nonce, redirectUri };
  }
  const whoIs = async () => {
    const { userId } = world().session.current ?? { userId: '' };
    return successOf(await world().identityUsers.find(userId));
  };

  describe('ExternalSignIn: Google', () => {
    const google = () => world().googleSignIn;

    it('is offered by its name', async () => {
      expect(successOf(await google().offered())).toBe('Google');
    });

    it('opens an account for somebody new, and the same one the next time', async () => {
      const first = successOf(await google().finish(await comeBack(google(), 'new')));
      const second = successOf(await google().finish(await comeBack(google(), 'new')));
      expect(first?.userId).toBe(second?.userId);
      if (second) world().session.open(second);
      const user = await whoIs();
      expect(user.hasVerifiedEmail).toBe(true);
      const byPassword = await world().authentication.signIn(user.email, 'uma senha qualquer');
      expect(failureOf(byPassword)).toBe(failures.defaultLoginAttemptByGoogleAccount.code);
    });

    it('takes a code once, and only with its own proof', async () => {
      const back = await comeBack(google(), 'new');
      successOf(await google().finish(back));
      expect(failureOf(await google().finish(back))).toBe(externalFailures.invalidGoogleCode.code);
      const forged = { ...(await comeBack(google(), 'new')), codeVerifier: secret() };
      expect(failureOf(await google().finish(forged))).toBe(externalFailures.invalidGoogleCode.code);
    });

    it('says when an account that is not bound to it has the e-mail address', async () => {
      const outcome = await google().finish(await comeBack(google(), 'of an account'));
      expect(failureOf(outcome)).toBe(externalFailures.googleLoginAttemptByDefaultAccount.code);
    });
  });

  describe('ExternalSignIn: the operator, and ProviderBonds', () => {
    const operator = () => world().operatorSignIn;
    const enter = async (where: Pick<World, 'session'>, person: Person) => {
      const credentials = successOf(await operator().finish(await comeBack(operator(), person)));
      if (credentials) where.session.open(credentials);
      return credentials;
    };

    it('is offered by its name', async () => {
      expect(successOf(await operator().offered())).toBe('Claro');
    });

    it('opens an account with a bond for somebody new, and signs in again by that bond', async () => {
      const first = await enter(world(), 'new');
      world().session.close('signed-out');
      expect((await enter(world(), 'new'))?.userId).toBe(first?.userId);
      const { uuid } = await whoIs();
      expect(successOf(await world().readers.find(uuid))?.svaBond).toMatchObject({
        isActive: true,
        svaName: 'claro',
      });
    });

    it('takes a code once, and only with its own proof', async () => {
      const back = await comeBack(operator(), 'new');
      successOf(await operator().finish(back));
      expect(failureOf(await operator().finish(back))).toBe(externalFailures.invalidClaroCode.code);
      const forged = { ...(await comeBack(operator(), 'new')), codeVerifier: secret() };
      expect(failureOf(await operator().finish(forged))).toBe(externalFailures.invalidClaroCode.code);
    });

    it('asks for the e-mail address that the operator did not tell, and goes on with it', async () => {
      const back = await comeBack(operator(), 'without e-mail');
      expect(failureOf(await operator().finish(back))).toBe(externalFailures.emailRequired.code);
      const email = 'sem.email@banca.example';
      const credentials = successOf(await operator().finish({ ...back, email }));
      if (credentials) world().session.open(credentials);
      expect(await whoIs()).toMatchObject({ email });
    });

    it('says when an account has the e-mail address', async () => {
      const outcome = await operator().finish(await comeBack(operator(), 'of an account'));
      expect(failureOf(outcome)).toBe('0208002');
    });

    it('no longer signs in whose bond was undone', async () => {
      expect(failureOf(await world().providerBonds.inactivate())).toBe(failures.unauthenticated.code);
      await enter(world(), 'new');
      expect(successOf(await world().providerBonds.inactivate()).svaBond).toMatchObject({ isActive: false });
      world().session.close('signed-out');
      const outcome = await operator().finish(await comeBack(operator(), 'new'));
      expect(failureOf(outcome)).toBe(externalFailures.claroLoginAttemptByDefaultAccount.code);
    });

    it('knows no bond of whoever has none', async () => {
      const { entry, password } = world().account;
      world().session.open(successOf(await world().authentication.signIn(entry, password)));
      successOf(await world().readers.create());
      expect(failureOf(await world().providerBonds.inactivate())).toBe('SVA.NOT_FOUND');
    });
  });
}
