import { ChangeDeletion } from '../../../../../../src/application/account/change-deletion.ts';
import { ExportPersonalData } from '../../../../../../src/application/account/export-personal-data.ts';
import type { Reader } from '../../../../../../src/domain/account/reader.ts';
import type { IdentityUser } from '../../../../../../src/domain/session/session.ts';
import { DeletionCancellation } from '../../../../../../src/presentation/account/deletion-cancellation.ts';
import { ConsentsPresenter } from '../../../../../../src/presentation/account/privacy/consents-presenter.ts';
import { DeletionPresenter } from '../../../../../../src/presentation/account/privacy/deletion-presenter.ts';
import { DownloadPresenter } from '../../../../../../src/presentation/account/privacy/download-presenter.ts';
import { PrivacyPresenter } from '../../../../../../src/presentation/account/privacy/privacy-presenter.ts';
import { AccountOwner } from '../../../../../../src/presentation/shell/account/account-owner.ts';
import { ConfirmPresenter } from '../../../../../../src/presentation/shell/modals/confirm-presenter.ts';
import type { OpenedModal } from '../../../../../../src/presentation/shell/modals/modals.ts';
import { ModalsPresenter } from '../../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { PasswordConfirmation } from '../../../../../../src/presentation/shell/password-confirmation/password-confirmation.ts';
import { FakeAccountDeletions } from '../../../../../fakes/account/fake-account-deletions.ts';
import { FakeConsents } from '../../../../../fakes/account/fake-consents.ts';
import { FakePersonalDataExport } from '../../../../../fakes/account/fake-personal-data-export.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

/** The screen of privacy and data of the signed-in reader Ana. */
export async function setUpPrivacy({ reader, user }: { reader?: Reader; user?: IdentityUser } = {}) {
  const setup = setUpProfile({ ...(reader && { reader }), ...(user && { user }) });
  const { sessionPresenter, profile, identityUsers, session, users, notifications } = setup;
  await sessionPresenter.restore();
  await profile.load('ana');
  const owner = new AccountOwner(sessionPresenter, profile);
  const modals = new ModalsPresenter();
  const confirm = new ConfirmPresenter(modals);
  const confirmation = new PasswordConfirmation(modals);
  const deletions = new FakeAccountDeletions(() => identityUsers.users);
  const personalData = new FakePersonalDataExport();
  const changeDeletion = new ChangeDeletion(deletions, session, users);
  const presenter = new PrivacyPresenter(
    new DownloadPresenter(owner, new ExportPersonalData(personalData, session), confirmation, notifications),
    new ConsentsPresenter(new FakeConsents()),
    new DeletionPresenter({
      owner,
      cancellation: new DeletionCancellation(owner, changeDeletion, notifications),
      changeDeletion,
      clock: new FakeClock(),
      confirm,
      confirmation,
      notifications,
    }),
  );
  /** Answers the question that is open. */
  const answer = async (isConfirmed: boolean) => {
    await flushPromises();
    const question = modals.top;
    if (question?.name !== 'CONFIRM') throw new Error('No question is open.');
    confirm.answer(question.id, isConfirmed);
  };
  const enterPassword = async (password: string) => {
    await flushPromises();
    const dialog = modals.top;
    if (dialog?.name !== 'CONFIRM_PASSWORD') throw new Error('The password dialog is not open.');
    return (dialog as OpenedModal<'CONFIRM_PASSWORD'>).payload.onPassword(password);
  };
  const messages = () =>
    notifications.all.filter(({ hide }) => !hide).map(({ type, code }) => `${type} ${code}`);
  return { ...setup, deletions, personalData, presenter, modals, answer, enterPassword, messages };
}
