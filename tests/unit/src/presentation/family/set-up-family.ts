import { SwitchToChild } from '../../../../../src/application/session/switch-to-child.ts';
import type { GuidedAccount } from '../../../../../src/domain/account/guided-account.ts';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import { ChildRequests } from '../../../../../src/presentation/family/child-requests.ts';
import { FamilyForm } from '../../../../../src/presentation/family/family-form.tsx';
import { FamilyForms } from '../../../../../src/presentation/family/family-forms.ts';
import { FamilyPresenter } from '../../../../../src/presentation/family/family-presenter.ts';
import { AccountOwner } from '../../../../../src/presentation/shell/account/account-owner.ts';
import { ConfirmPresenter } from '../../../../../src/presentation/shell/modals/confirm-presenter.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { PasswordConfirmation } from '../../../../../src/presentation/shell/password-confirmation/password-confirmation.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { FakeAccountDeletions } from '../../../../fakes/account/fake-account-deletions.ts';
import { FakeGuardianRequests } from '../../../../fakes/account/fake-guardian-requests.ts';
import { FakeGuidedAccounts } from '../../../../fakes/account/fake-guided-accounts.ts';
import { FakePersonalDataExport } from '../../../../fakes/account/fake-personal-data-export.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';

interface FamilyOptions {
  readonly reader?: Partial<Reader>;
  readonly accounts?: readonly GuidedAccount[];
  readonly includedCount?: number;
}

/** The family screen of a signed-in reader. */
export async function setUpFamily({ reader, accounts = [], includedCount = 4 }: FamilyOptions = {}) {
  const shared = setUpProfile({ reader: buildReader(reader) });
  const { session, users, identityUsers, sessionPresenter, profile, notifications } = shared;
  sessionPresenter.start();
  profile.start();
  await flushPromises();
  const guidedAccounts = new FakeGuidedAccounts();
  guidedAccounts.accounts = accounts;
  guidedAccounts.includedCount = includedCount;
  const deletions = new FakeAccountDeletions(() => identityUsers.users);
  const personalData = new FakePersonalDataExport();
  const modals = new ModalsPresenter();
  const confirm = new ConfirmPresenter(modals);
  const guardianRequests = new FakeGuardianRequests();
  const dependencies = {
    owner: new AccountOwner(sessionPresenter, profile),
    guidedAccounts,
    identityUsers,
    deletions,
    personalData,
    clock: new FakeClock(),
    confirm,
    confirmation: new PasswordConfirmation(modals),
    notifications,
  };
  const presenter: FamilyPresenter = new FamilyPresenter({
    ...dependencies,
    requests: new ChildRequests(guardianRequests, notifications),
    switchToChild: new SwitchToChild(guidedAccounts, session, users),
    forms: new Lazy(async () => ({
      presenter: new FamilyForms(dependencies, presenter),
      View: FamilyForm,
    })),
  });
  const loadForms = async () => {
    const loaded = await presenter.forms.fetch();
    if (!loaded.ok) throw new Error('The forms were not loaded.');
    return loaded.value.presenter;
  };
  /** Answers the question that is open. */
  const answer = async (isConfirmed: boolean) => {
    await flushPromises();
    const question = modals.top;
    if (question?.name !== 'CONFIRM') throw new Error('No question is open.');
    confirm.answer(question.id, isConfirmed);
    await flushPromises();
  };
  return {
    ...shared,
    guidedAccounts,
    guardianRequests,
    deletions,
    personalData,
    presenter,
    loadForms,
    answer,
  };
}
