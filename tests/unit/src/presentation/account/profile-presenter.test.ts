import { failures } from '../../../../../src/domain/failure.ts';
import { someReader } from '../../../../fakes/account/fake-readers.ts';
import { refusal } from '../../../../fakes/refusal.ts';
import { openUserData } from './account-at-work.ts';

const open = async (...parts: Parameters<typeof openUserData>) => {
  const { presenter, ...rest } = await openUserData(...parts);
  return { presenter: presenter.profile, screen: presenter, ...rest };
};
const picture = { name: 'eu.png', dataUrl: 'data:image/png;base64,iVBORw==' };

describe('ProfilePresenter', () => {
  it('saves what changed, says so, and shows it everywhere at once', async () => {
    const { presenter, sessionPresenter, identityUsers, users, told } = await open();
    presenter.form.change('nickname', ' Nana ');
    expect(await presenter.form.submit()).toBe(true);
    expect(identityUsers.changes).toEqual([{ nickname: 'Nana' }]);
    expect(sessionPresenter.user?.nickname).toBe('Nana');
    expect(users.load('ana')?.nickname).toBe('Nana');
    expect(presenter.form.values.nickname).toBe('Nana');
    expect(told()).toEqual(['SUCCESS PROFILE_SAVED']);
  });

  it('says that there is nothing to save, and sends nothing', async () => {
    const { presenter, identityUsers } = await open();
    expect(await presenter.form.submit()).toBe(false);
    expect(presenter.hasNothingToSave).toBe(true);
    expect(identityUsers.changes).toEqual([]);
    presenter.form.change('nickname', 'Nana');
    expect(presenter.hasNothingToSave).toBe(false);
  });

  it('keeps what was typed when saving fails, and says so in the form alone', async () => {
    const { presenter, identityUsers, told } = await open();
    identityUsers.failure = failures.networkConnection;
    presenter.form.change('about', 'Leio de tudo.');
    await presenter.form.submit();
    expect(presenter.form.values.about).toBe('Leio de tudo.');
    expect(presenter.told.current).toEqual(failures.networkConnection);
    expect(told()).toEqual([]);
  });

  it.each([
    ['USER.EXISTING_CPF', 'cpf', '529.982.247-25'],
    ['USER.INVALID_PICTURE', 'picture', picture],
  ] as const)('points at the field that %s is about', async (code, field, value) => {
    const { presenter, identityUsers } = await open();
    identityUsers.failure = refusal(code);
    presenter.form.change(field, value);
    await presenter.form.submit();
    expect(presenter.form.shownError(field)).toEqual({ key: `fieldErrors:${code}` });
    expect(presenter.told.current).toBeNull();
  });

  it.each([
    ['cpf', '529.982.247-00', 'checks:document'],
    ['birthDate', '2027-01-01', 'accountChecks:date'],
    ['zipCode', '01310', 'checks:postalCode'],
    ['state', 'XX', 'checks:oneOf'],
  ] as const)('refuses %s %s before it asks the service', async (field, value, key) => {
    const { presenter, identityUsers } = await open();
    presenter.form.change(field, value);
    await presenter.form.submit();
    expect(presenter.form.shownError(field)).toEqual({ key });
    expect(identityUsers.changes).toEqual([]);
  });

  it('takes the picture away when the profile is saved, and not before', async () => {
    const { presenter, sessionPresenter, identityUsers } = await open();
    presenter.form.change('picture', picture);
    await presenter.form.submit();
    expect(sessionPresenter.user?.avatar).toEqual(expect.any(String));
    expect(presenter.form.values.picture).toBeNull();
    presenter.form.change('isPictureRemoved', true);
    expect(identityUsers.changes).toHaveLength(1);
    await presenter.form.submit();
    expect(identityUsers.changes.at(-1)).toEqual({ avatar: '' });
    expect(sessionPresenter.user?.avatar).toBeNull();
  });

  it('forgets what was typed and not saved when the screen is left', async () => {
    const { presenter, screen } = await open();
    const leave = screen.start();
    presenter.form.change('name', 'Eva');
    leave();
    expect(presenter.form.values.name).toBe('Ana');
  });

  it('knows what of a guided account is not its own', async () => {
    const { presenter } = await open(someReader({ parentDragonId: 'bia' }));
    expect(presenter.owner.may('personal-data')).toBe(false);
  });
});
