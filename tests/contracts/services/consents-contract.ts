import { unacceptedTextsOf } from '../../../src/domain/account/consent.ts';
import { failures } from '../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import {
  awaitNextLink,
  failureCodeOf,
  type SignInRequirements,
  signInAccount,
  successOf,
} from './contract.ts';

export function consentsContract(
  environment: () => Pick<
    ContractEnvironment,
    'consents' | 'accounts' | 'identityUsers' | 'child' | 'emailLinksTo' | SignInRequirements
  >,
): void {
  const consents = () => environment().consents;

  describe('Consents', () => {
    it('list the texts for visitors, and require a session for the rest', async () => {
      const texts = successOf(await consents().listTexts());
      expect(texts.map(({ kind }) => kind).sort()).toEqual(['privacy', 'terms']);
      for (const { version, changes, address } of texts)
        expect([version, changes, address]).toEqual([
          expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          expect.stringMatching(/./),
          expect.stringMatching(/^\//),
        ]);
      const [text] = texts;
      if (!text) throw new Error('There is no text.');
      expect(failureCodeOf(await consents().find())).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await consents().accept(text))).toBe(failures.unauthenticated.code);
    });

    it('keep the time of the first acceptance, and refuse a version that is not the current one', async () => {
      await signInAccount(environment());
      const { texts } = successOf(await consents().find());
      for (const { kind } of texts)
        expect(failureCodeOf(await consents().accept({ kind, version: '2020-02-29' }))).toBe(
          'CONSENT.OUTDATED',
        );
      for (const { kind, version } of texts) {
        const first = successOf(await consents().accept({ kind, version }));
        expect(first).toEqual({ kind, version, acceptedAt: expect.any(String) });
        expect(successOf(await consents().accept({ kind, version }))).toEqual(first);
      }
      const own = successOf(await consents().find());
      expect([unacceptedTextsOf(own), own.accepted.length]).toEqual([[], texts.length]);
      const { readerId } = environment().account;
      expect(successOf(await environment().identityUsers.find(readerId)).hasAcceptedLgpd).toBe(true);
    });

    it('are not given by a child', async () => {
      const { session, authentication, child } = environment();
      session.open(successOf(await authentication.signIn(child.username, child.password)));
      const [text] = successOf(await consents().find()).texts;
      if (!text) throw new Error('There is no text.');
      expect(failureCodeOf(await consents().accept(text))).toBe('USER.PARENT_PERMISSION');
    });

    it('include the versions of the sign-up, which refuses others', async () => {
      const account = {
        email: 'gina@banca.example',
        password: 'nanquim-de-abril-7',
        isAdult: true,
        hasAcceptedLgpd: true,
      } as const;
      const { accounts, session, authentication } = environment();
      const texts = successOf(await consents().listTexts());
      const outdated = texts.map(({ kind }) => ({ kind, version: '2020-02-29' }));
      expect(failureCodeOf(await accounts.signUp({ ...account, acceptedVersions: outdated }))).toBe(
        'CONSENT.OUTDATED',
      );
      const acceptedVersions = texts.map(({ kind, version }) => ({ kind, version }));
      const link = await awaitNextLink(environment(), account.email, async () =>
        successOf(await accounts.signUp({ ...account, acceptedVersions })),
      );
      successOf(await accounts.validateEmail(link));
      session.open(successOf(await authentication.signIn(account.email, account.password)));
      expect(unacceptedTextsOf(successOf(await consents().find()))).toEqual([]);
    });
  });
}
