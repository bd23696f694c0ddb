import { failures } from '../../../../../src/domain/failure.ts';
import type { OpenedModal } from '../../../../../src/presentation/shell/modals/modals.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { setUpUserData } from './set-up-user-data.ts';

const setUpPhone = async () => {
  const { presenter, ...rest } = await setUpUserData();
  return { presenter: presenter.phone, ...rest };
};

describe('PhonePresenter', () => {
  it('saves the number, confirms the change, and updates the session', async () => {
    const { presenter, sessionPresenter, users, messages } = await setUpPhone();
    presenter.form.change('phoneNumber', '(11) 98888-7777');
    expect(await presenter.form.submit()).toBe(true);
    expect(sessionPresenter.user?.phoneNumber).toBe('+5511988887777');
    expect(users.load('ana')?.phoneNumber).toBe('+5511988887777');
    expect(presenter.form.values.phoneNumber).toBe('(11) 98888-7777');
    expect(messages()).toEqual(['SUCCESS PHONE_CHANGED']);
    await presenter.form.submit();
    expect(presenter.hasNothingToSave).toBe(true);
  });

  it('deletes the number, and has nothing to save without one', async () => {
    const { presenter, sessionPresenter, messages } = await setUpPhone();
    await presenter.form.submit();
    expect([presenter.hasNothingToSave, messages()]).toEqual([true, []]);
    presenter.form.change('phoneNumber', '(11) 98888-7777');
    await presenter.form.submit();
    presenter.form.change('phoneNumber', '');
    expect(await presenter.form.submit()).toBe(true);
    expect(sessionPresenter.user?.phoneNumber).toBeNull();
  });

  it('requires a complete number', async () => {
    const { presenter } = await setUpPhone();
    presenter.form.change('phoneNumber', '(11) 9888');
    await presenter.form.submit();
    expect(presenter.form.shownError('phoneNumber')).toEqual({ key: 'accountChecks:phone' });
  });

  it('shows at the field that another account has the number', async () => {
    const { presenter, identityUsers } = await setUpPhone();
    identityUsers.failure = serviceFailure('USER.EXISTING_PHONE_NUMBER');
    presenter.form.change('phoneNumber', '(11) 98888-7777');
    await presenter.form.submit();
    expect(presenter.form.shownError('phoneNumber')).toEqual({
      key: 'fieldErrors:USER.EXISTING_PHONE_NUMBER',
    });
  });

  it('asks when the field is left whether another account has the number, but not for the own number', async () => {
    const { presenter, accounts } = await setUpPhone();
    accounts.accountStore.addUser(buildUser({ id: 'bia', phoneNumber: '+5511977776666' }), null);
    const leaveWith = async (number: string) => {
      presenter.form.change('phoneNumber', number);
      await presenter.form.blur('phoneNumber');
      return presenter.form.shownError('phoneNumber')?.key;
    };
    expect(await leaveWith('(11) 97777-6666')).toBe('fieldErrors:USER.EXISTING_PHONE_NUMBER');
    expect(await leaveWith('(11) 98888-7777')).toBeUndefined();
    expect(await presenter.form.submit()).toBe(true);
    await leaveWith('(11) 98888-7777');
    expect(accounts.requests).toEqual(['+5511977776666', '+5511988887777']);
  });

  it('saves the number if it cannot be checked', async () => {
    const { presenter, accounts } = await setUpPhone();
    accounts.failure = serviceFailure('REQUEST.TOO_MANY');
    presenter.form.change('phoneNumber', '(11) 98888-7777');
    expect(await presenter.form.submit()).toBe(true);
  });

  it('keeps the typed number when saving fails, and shows the failure in the form', async () => {
    const { presenter, identityUsers } = await setUpPhone();
    identityUsers.failure = failures.timeout;
    presenter.form.change('phoneNumber', '(11) 98888-7777');
    await presenter.form.submit();
    expect(presenter.form.values.phoneNumber).toBe('(11) 98888-7777');
    expect(presenter.formFailure.current).toEqual(failures.timeout);
  });

  it('asks for the password if the service requires it, and keeps the typed number if the reader cancels', async () => {
    const { presenter, identityUsers, modals, sessionPresenter } = await setUpPhone();
    identityUsers.requiredPassword = 'segredo-1';
    presenter.form.change('phoneNumber', '(11) 98888-7777');
    const submitAndAnswer = async (answerDialog: (dialog: OpenedModal<'CONFIRM_PASSWORD'>) => unknown) => {
      const submission = presenter.form.submit();
      await flushPromises();
      const dialog = modals.top;
      if (dialog?.name !== 'CONFIRM_PASSWORD') throw new Error('The password dialog is not open.');
      await answerDialog(dialog);
      return submission;
    };
    expect(await submitAndAnswer(({ id }) => modals.startClosing(id))).toBe(false);
    expect(presenter.form.values.phoneNumber).toBe('(11) 98888-7777');
    expect(presenter.formFailure.current).toBeNull();
    expect(await submitAndAnswer(({ payload }) => payload.onPassword('segredo-1'))).toBe(true);
    expect(sessionPresenter.user?.phoneNumber).toBe('+5511988887777');
  });
});
