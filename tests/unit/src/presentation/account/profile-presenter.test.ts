import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { setUpUserData } from './set-up-user-data.ts';

const setUpProfileForm = async (...options: Parameters<typeof setUpUserData>) => {
  const { presenter, ...rest } = await setUpUserData(...options);
  return { presenter: presenter.profile, screen: presenter, ...rest };
};
const picture = { name: 'eu.png', dataUrl: 'data:image/png;base64,iVBORw==' };

describe('ProfilePresenter', () => {
  it('saves the changes, confirms that they are saved, and updates the session', async () => {
    const { presenter, sessionPresenter, identityUsers, users, messages } = await setUpProfileForm();
    presenter.form.change('nickname', ' Nana ');
    expect(await presenter.form.submit()).toBe(true);
    expect(identityUsers.changes).toEqual([{ nickname: 'Nana' }]);
    expect(sessionPresenter.user?.nickname).toBe('Nana');
    expect(users.load('ana')?.nickname).toBe('Nana');
    expect(presenter.form.values.nickname).toBe('Nana');
    expect(messages()).toEqual(['SUCCESS PROFILE_SAVED']);
  });

  it('says that there is nothing to save, and sends no request', async () => {
    const { presenter, identityUsers } = await setUpProfileForm();
    expect(await presenter.form.submit()).toBe(false);
    expect(presenter.hasNothingToSave).toBe(true);
    expect(identityUsers.changes).toEqual([]);
    presenter.form.change('nickname', 'Nana');
    expect(presenter.hasNothingToSave).toBe(false);
  });

  it('keeps the typed values when saving fails, and shows the failure only in the form', async () => {
    const { presenter, identityUsers, messages } = await setUpProfileForm();
    identityUsers.failure = failures.networkConnection;
    presenter.form.change('about', 'Leio de tudo.');
    await presenter.form.submit();
    expect(presenter.form.values.about).toBe('Leio de tudo.');
    expect(presenter.formFailure.current).toEqual(failures.networkConnection);
    expect(messages()).toEqual([]);
  });

  it.each([
    ['USER.EXISTING_CPF', 'cpf', '529.982.247-25'],
    ['USER.INVALID_PICTURE', 'picture', picture],
    ['USER.INVALID_PICTURE', 'cover', picture],
  ] as const)('shows %s at its field', async (code, field, value) => {
    const { presenter, identityUsers } = await setUpProfileForm();
    identityUsers.failure = serviceFailure(code);
    presenter.form.change(field, value);
    await presenter.form.submit();
    expect(presenter.form.shownError(field)).toEqual({ key: `fieldErrors:${code}` });
    expect(presenter.formFailure.current).toBeNull();
  });

  it.each([
    ['cpf', '529.982.247-00', 'checks:cpf'],
    ['birthDate', '2027-01-01', 'accountChecks:date'],
    ['zipCode', '01310', 'checks:postalCode'],
    ['state', 'XX', 'checks:oneOf'],
  ] as const)('rejects %s %s before it sends a request', async (field, value, key) => {
    const { presenter, identityUsers } = await setUpProfileForm();
    presenter.form.change(field, value);
    await presenter.form.submit();
    expect(presenter.form.shownError(field)).toEqual({ key });
    expect(identityUsers.changes).toEqual([]);
  });

  it('removes the picture when the profile is saved, and not before', async () => {
    const { presenter, sessionPresenter, identityUsers } = await setUpProfileForm();
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

  it('saves a cover and removes it', async () => {
    const { presenter, sessionPresenter, identityUsers } = await setUpProfileForm();
    presenter.form.change('cover', picture);
    await presenter.form.submit();
    expect(identityUsers.changes).toEqual([{ cover: expect.any(File) }]);
    expect(sessionPresenter.user?.cover).toEqual(expect.any(String));
    presenter.form.change('isCoverRemoved', true);
    await presenter.form.submit();
    expect(identityUsers.changes.at(-1)).toEqual({ cover: '' });
    expect(sessionPresenter.user?.cover).toBeNull();
  });

  it('discards unsaved changes when the screen is left', async () => {
    const { presenter, screen } = await setUpProfileForm();
    const leave = screen.start();
    presenter.form.change('name', 'Eva');
    leave();
    expect(presenter.form.values.name).toBe('Ana');
  });

  it('does not let a guided account change personal data', async () => {
    const { presenter } = await setUpProfileForm(buildReader({ guardianId: 'bia' }));
    expect(presenter.owner.may('personal-data')).toBe(false);
  });
});

describe('The address of a profile', () => {
  const savedAddress = { line1: 'Rua Velha', number: '5', city: 'Olinda', state: 'PE', zipCode: '53010010' };
  const openForm = async () => {
    const setup = await setUpProfileForm(undefined, buildUser({ address: savedAddress }));
    setup.screen.start();
    return setup;
  };

  it('is not looked up for the saved postal code', async () => {
    const { presenter, lookup } = await openForm();
    presenter.form.change('nickname', 'Nana');
    await flushPromises();
    expect(lookup.requests).toEqual([]);
  });

  it('is filled in for another postal code, and what the lookup does not find stays', async () => {
    const { presenter, lookup, identityUsers } = await openForm();
    presenter.form.change('zipCode', '01001-000');
    await flushPromises();
    expect(lookup.requests).toEqual(['01001000']);
    const found = { line1: 'Praça da Sé', neighborhood: 'Sé', city: 'São Paulo', state: 'SP' };
    expect(presenter.form.values).toMatchObject({ ...found, number: '5' });
    await presenter.form.submit();
    expect(identityUsers.changes).toEqual([{ address: { ...found, number: '5', zipCode: '01001000' } }]);
  });

  it('keeps what was typed if the postal code is unknown, which is an error of the field', async () => {
    const { presenter, messages } = await openForm();
    presenter.form.change('zipCode', '99999-999');
    await flushPromises();
    expect(presenter.form.shownError('zipCode')).toEqual({ key: 'checks:unknownPostalCode' });
    expect([presenter.form.values.line1, messages()]).toEqual(['Rua Velha', []]);
    presenter.form.change('zipCode', '01001-000');
    await flushPromises();
    expect(presenter.form.shownError('zipCode')).toBeNull();
  });

  it('can be typed and saved if the lookup fails, which is a notification', async () => {
    const { presenter, lookup, messages } = await openForm();
    lookup.failure = failures.networkConnection;
    presenter.form.change('zipCode', '01001-000');
    await flushPromises();
    expect(messages()).toEqual([`ERROR ${failures.networkConnection.code}`]);
    expect(presenter.form.isValid).toBe(true);
  });

  it('ignores a response that arrives after the form was left', async () => {
    const { presenter, screen, lookup } = await openForm();
    const { release } = holdResponses(lookup, 'find');
    presenter.form.change('zipCode', '01001-000');
    screen.start()();
    await release();
    expect(presenter.form.values.line1).toBe('Rua Velha');
  });
});
