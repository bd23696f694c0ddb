import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { SignUpChecks } from '../../../../../src/presentation/sign-up/sign-up-checks.ts';
import { SignUpPresenter } from '../../../../../src/presentation/sign-up/sign-up-presenter.ts';
import type { SignUpValues } from '../../../../../src/presentation/sign-up/sign-up-values.ts';
import { FakeAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakeConsents } from '../../../../fakes/account/fake-consents.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeSignUpSecrets } from '../../../../fakes/account/fake-sign-up-secrets.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';
import { setUpSignInOptions } from '../../../../fakes/session/set-up-sign-in-options.ts';

const filledInValues: SignUpValues = {
  email: 'caio@banca.example',
  password: 'nanquim2026',
  username: '',
  hasAgreed: true,
};

/** `isTaken` finds nothing, so only the submission reports a taken value. */
class AccountsWithoutExistenceCheck extends FakeAccounts {
  override async isTaken() {
    return { ok: true as const, value: false };
  }
}

function setUpSignUp(Accounts: typeof FakeAccounts = FakeAccounts) {
  const accountStore = new FakeAccountStore();
  accountStore.addUser(buildUser(), 'segredo-2026');
  const accounts = new Accounts(accountStore);
  const consents = new FakeConsents(accountStore);
  const notifications = new NotificationsPresenter();
  const { clock, authOptions } = setUpSignInOptions(accounts, notifications);
  const presenter = new SignUpPresenter(
    new SignUp(accounts, new FakeProofKeys(), new FakeSignUpSecrets()),
    new SignUpChecks(accounts),
    consents,
    authOptions,
    notifications,
  );
  const { form } = presenter;
  const typeValues = (values: Partial<SignUpValues>) => {
    for (const [field, value] of Object.entries(values)) form.change(field as keyof SignUpValues, value);
  };
  const shownNotifications = () => notifications.all.filter(({ hide }) => !hide);
  return { accountStore, accounts, consents, clock, presenter, form, typeValues, shownNotifications };
}

describe('SignUpPresenter', () => {
  it('sends the versions that were shown, and asks again if they are outdated', async () => {
    const { presenter, form, typeValues, accounts, accountStore } = setUpSignUp();
    await presenter.loadTexts();
    const shown = accountStore.texts;
    accountStore.texts = shown.map((text) => ({ ...text, version: '2027-01-31' }));
    typeValues(filledInValues);
    await form.submit();
    expect([presenter.sentTo, presenter.formFailure.current?.code, form.values]).toEqual([
      null,
      'CONSENT.OUTDATED',
      { ...filledInValues, hasAgreed: false },
    ]);
    await flushPromises();
    form.change('hasAgreed', true);
    await form.submit();
    expect(accounts.createdAccounts.map(({ acceptedVersions }) => acceptedVersions)).toEqual([
      shown.map(({ kind }) => ({ kind, version: '2027-01-31' })),
    ]);
  });

  it('creates the account, shows the address of the email, and clears the password when the screen is left', async () => {
    const { presenter, form, typeValues, accountStore } = setUpSignUp();
    typeValues(filledInValues);
    await form.submit();
    expect(presenter.sentTo).toBe('caio@banca.example');
    expect(accountStore.emails.map(({ to }) => to)).toEqual(['caio@banca.example']);
    presenter.leave();
    expect(form.values.password).toBe('');
  });

  it('sends the email to the corrected address, and does not report the values of the new account as taken', async () => {
    const { presenter, form, typeValues, accountStore, accounts } = setUpSignUp();
    typeValues({ ...filledInValues, email: 'caio@bnaca.example' });
    await form.submit();
    presenter.startCorrecting();
    expect([presenter.sentTo, form.values.password]).toEqual([null, 'nanquim2026']);
    const requestCount = accounts.requests.length;
    typeValues({ email: 'Caio@bnaca.example' });
    await form.blur('email');
    expect([form.errors, accounts.requests.length]).toEqual([{}, requestCount]);
    typeValues({ ...filledInValues, email: 'caio@banca.example' });
    await form.submit();
    expect(presenter.sentTo).toBe('caio@banca.example');
    expect(accountStore.emails.map(({ to }) => to)).toEqual(['caio@banca.example']);
    expect(accountStore.users.map(({ email }) => email)).not.toContain('caio@bnaca.example');
  });

  it('checks a chosen username when its field is left, and sends it', async () => {
    const { form, typeValues, accounts } = setUpSignUp();
    typeValues({ ...filledInValues, username: 'ana.reis' });
    await form.blur('username');
    expect(form.shownError('username')).toEqual({ key: 'fieldErrors:USER.EXISTING_USERNAME' });
    typeValues({ username: 'caio.lima' });
    await form.submit();
    expect(accounts.createdAccounts.map(({ username }) => username)).toEqual(['caio.lima']);
  });

  it('shows at its field that the service rejected the username', async () => {
    const { form, typeValues, presenter } = setUpSignUp(AccountsWithoutExistenceCheck);
    typeValues({ ...filledInValues, username: 'ana.reis' });
    await form.submit();
    expect(form.shownError('username')).toEqual({ key: 'fieldErrors:USER.EXISTING_USERNAME' });
    expect(presenter.formFailure.current).toBeNull();
  });

  it('sends no second email if nothing was corrected', async () => {
    const { presenter, form, typeValues, accountStore } = setUpSignUp();
    typeValues(filledInValues);
    await form.submit();
    presenter.startCorrecting();
    await form.submit();
    expect([presenter.sentTo, presenter.isCorrecting]).toEqual(['caio@banca.example', false]);
    expect(accountStore.emails).toHaveLength(1);
  });

  it('opens another account if the password was changed too', async () => {
    const { presenter, form, typeValues, accountStore } = setUpSignUp();
    typeValues(filledInValues);
    await form.submit();
    presenter.startCorrecting();
    typeValues({ email: 'bia@banca.example', password: 'outra-2027' });
    await form.submit();
    expect(accountStore.users.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['caio@banca.example', 'bia@banca.example']),
    );
  });

  it.each<[string, keyof SignUpValues, string | boolean, string]>([
    ['an invalid address', 'email', 'caio@banca', 'emailCheck:email'],
    ['a short password', 'password', 'abc123', 'accountChecks:passwordLength'],
    ['a password without a letter', 'password', '1234567890', 'accountChecks:letter'],
    ['a password without a number', 'password', 'quadrinhos', 'accountChecks:number'],
    ['a username that is too short', 'username', 'ana', 'accountChecks:lengthBetween'],
    ['a missing declaration', 'hasAgreed', false, 'accountChecks:terms'],
  ])('rejects %s when the field is left', (_, field, value, key) => {
    const { form, typeValues } = setUpSignUp();
    typeValues({ ...filledInValues, [field]: value });
    expect(form.shownError(field)).toBeNull();
    void form.blur(field);
    expect(form.shownError(field)?.key).toBe(key);
  });

  it('shows at the field that the password is easy to guess, and keeps the typed values', async () => {
    const { form, typeValues, presenter } = setUpSignUp();
    typeValues({ ...filledInValues, password: 'princesa1' });
    expect(await form.submit()).toBe(false);
    expect(form.shownError('password')?.key).toBe('fieldErrors:USER.COMMON_PASSWORD');
    expect(form.values).toEqual({ ...filledInValues, password: 'princesa1' });
    expect(presenter.formFailure.current).toBeNull();
  });

  it('requires every field except the username', async () => {
    const { form } = setUpSignUp();
    await form.submit();
    expect(Object.values(form.errors).map((error) => error?.key)).toEqual([
      ...Array(2).fill('form:required'),
      'accountChecks:terms',
    ]);
  });

  it('reports a taken email address when the field is left', async () => {
    const { form, typeValues, accounts } = setUpSignUp();
    typeValues({ email: 'ana@banca.example' });
    const blurred = form.blur('email');
    expect(form.isChecking('email')).toBe(true);
    await blurred;
    expect(form.shownError('email')).toEqual({ key: 'emailErrors:USER.EXISTING_EMAIL' });
    expect(accounts.requests).toEqual(['ana@banca.example']);
  });

  it('sends no request for an invalid value', async () => {
    const { form, typeValues, accounts } = setUpSignUp();
    typeValues({ email: 'x' });
    await form.blur('email');
    expect(accounts.requests).toEqual([]);
  });

  it('accepts the address if it cannot check whether it is taken', async () => {
    const { form, typeValues, accounts, shownNotifications } = setUpSignUp();
    accounts.failure = failures.networkConnection;
    typeValues(filledInValues);
    await form.blur('email');
    expect(form.errors).toEqual({});
    expect(shownNotifications()).toEqual([]);
  });

  it('shows at its field that the service rejected the address', async () => {
    const { form, typeValues, presenter, shownNotifications } = setUpSignUp(AccountsWithoutExistenceCheck);
    typeValues({ ...filledInValues, email: 'ana@banca.example' });
    await form.submit();
    expect(form.shownError('email')).toEqual({ key: 'emailErrors:USER.EXISTING_EMAIL' });
    expect(form.failedSubmits).toBe(1);
    expect([presenter.formFailure.current, presenter.sentTo, shownNotifications()]).toEqual([null, null, []]);
    expect(form.values.password).toBe('nanquim2026');
  });

  it('shows other failures in the form, and keeps the typed values', async () => {
    const { form, typeValues, presenter, accounts, shownNotifications } = setUpSignUp();
    accounts.failure = serviceFailure('REQUEST.TOO_MANY');
    typeValues(filledInValues);
    await form.submit();
    expect(presenter.formFailure.current?.code).toBe('REQUEST.TOO_MANY');
    expect([form.values, shownNotifications()]).toEqual([filledInValues, []]);
  });

  it('sends the email again only after a pause', async () => {
    const { form, typeValues, presenter, accountStore } = setUpSignUp();
    const { confirmationEmail } = presenter.authOptions;
    typeValues(filledInValues);
    await form.submit();
    expect(await confirmationEmail.send('caio@banca.example')).toBe(false);
    confirmationEmail.endPause();
    expect(await confirmationEmail.send('caio@banca.example')).toBe(true);
    expect(accountStore.emails).toHaveLength(2);
  });

  it('is empty after the screen was left', async () => {
    const { form, typeValues, presenter } = setUpSignUp();
    typeValues(filledInValues);
    presenter.leave();
    expect([presenter.sentTo, form.values.password]).toEqual([null, '']);
  });
});
