import { changesOf, valuesOf } from '../../../../../src/presentation/account/profile-values.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';

const user = buildUser({
  cpf: '52998224725',
  birthDate: '1990-05-17',
  address: { zipCode: '01310100', line1: 'Avenida Paulista', number: '10', state: 'SP' },
});

describe('valuesOf', () => {
  it('returns masked values, and empty texts for unknown ones', () => {
    expect(valuesOf(user)).toMatchObject({
      cpf: '529.982.247-25',
      zipCode: '01310-100',
      city: '',
      about: '',
    });
    expect(valuesOf(null)).toMatchObject({ name: '', picture: null });
  });
});

describe('changesOf', () => {
  it('returns no changes if only spaces were added', () => {
    expect(changesOf(valuesOf(user), user)).toEqual({});
    expect(changesOf({ ...valuesOf(user), name: ' Ana ' }, user)).toEqual({});
  });

  it('returns only the fields that differ', () => {
    const values = { ...valuesOf(user), nickname: 'Nana', surname: '', cpf: '111.444.777-35' };
    expect(changesOf(values, user)).toEqual({ nickname: 'Nana', surname: '', cpf: '11144477735' });
  });

  it('returns the whole address without empty fields', () => {
    expect(changesOf({ ...valuesOf(user), number: '', city: 'São Paulo' }, user)).toEqual({
      address: { zipCode: '01310100', line1: 'Avenida Paulista', city: 'São Paulo', state: 'SP' },
    });
    const empty = { zipCode: '', line1: '', number: '', state: '' };
    expect(changesOf({ ...valuesOf(user), ...empty }, user)).toEqual({ address: {} });
  });

  it('removes the picture if one is saved and no other is chosen', () => {
    const pictured = buildUser({ avatar: '/picture/1' });
    expect(changesOf({ ...valuesOf(pictured), isPictureRemoved: true }, pictured)).toEqual({ avatar: '' });
    expect(changesOf({ ...valuesOf(user), isPictureRemoved: true }, user)).toEqual({});
  });

  it('returns the chosen picture as a file', () => {
    const picture = { name: 'eu.png', dataUrl: 'data:image/png;base64,iVBORw==' };
    const { avatar } = changesOf({ ...valuesOf(user), picture }, user);
    expect(avatar).toBeInstanceOf(File);
    expect(avatar).toMatchObject({ name: 'eu.png', type: 'image/png', size: 4 });
  });
});
