import { failures } from '../../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { setUpPrivacy } from './set-up-privacy.ts';

const question = { title: 'Excluir?', message: 'Tudo se perde.', confirm: 'Excluir' };

describe('DeletionPresenter', () => {
  it('asks first, and schedules the deletion', async () => {
    const { presenter, answer, sessionPresenter, messages } = await setUpPrivacy();
    const { deletion } = presenter;
    const refused = deletion.schedule(question);
    await answer(false);
    expect(await refused).toBe(false);
    expect(deletion.cancellation.deletionAt).toBeNull();
    const confirmed = deletion.schedule(question);
    await answer(true);
    expect(await confirmed).toBe(true);
    expect(sessionPresenter.user?.deletionAt).toEqual(expect.any(String));
    expect(deletion.cancellation.deletionAt).toBe(sessionPresenter.user?.deletionAt);
    expect(messages()).toEqual(['SUCCESS DELETION_SCHEDULED']);
  });

  it('asks for the password if the service requires it', async () => {
    const { presenter, answer, enterPassword, deletions } = await setUpPrivacy();
    deletions.requiredPassword = 'segredo-1';
    const scheduling = presenter.deletion.schedule(question);
    await answer(true);
    expect(await enterPassword('errada')).toBe(false);
    expect(await enterPassword('segredo-1')).toBe(true);
    expect(await scheduling).toBe(true);
    expect(presenter.deletion.isScheduling).toBe(false);
  });

  it('shows why the account cannot be deleted', async () => {
    const { presenter, answer, deletions } = await setUpPrivacy();
    deletions.failure = serviceFailure('USER.WORK_ACCOUNT');
    const scheduling = presenter.deletion.schedule(question);
    await answer(true);
    expect(await scheduling).toBe(false);
    expect(presenter.deletion.failure.current?.code).toBe('USER.WORK_ACCOUNT');
    presenter.start();
    expect(presenter.deletion.failure.current).toBeNull();
  });

  it('cancels the deletion, and shows a failure', async () => {
    const { presenter, deletions, sessionPresenter } = await setUpPrivacy({
      user: buildUser({ deletionAt: '2026-03-25T12:00:00.000Z' }),
    });
    const { cancellation } = presenter.deletion;
    deletions.failure = failures.timeout;
    await cancellation.cancel();
    expect(cancellation.failure.current).toEqual(failures.timeout);
    expect(cancellation.deletionAt).toBe('2026-03-25T12:00:00.000Z');
    deletions.failure = null;
    await cancellation.cancel();
    expect(sessionPresenter.user?.deletionAt).toBeNull();
    expect(cancellation.failure.current).toBeNull();
  });

  it('is not for guided accounts', async () => {
    const { presenter } = await setUpPrivacy({ reader: buildReader({ guardianId: 'bia' }) });
    expect(presenter.deletion.cancellation.isAllowed).toBe(false);
  });
});
