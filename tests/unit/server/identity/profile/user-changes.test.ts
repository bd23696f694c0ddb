import { readUserChanges } from '../../../../../server/identity/profile/user-changes.ts';

const readChanges = (texts: Record<string, string>, files: string[] = []) =>
  readUserChanges({
    texts: new Map(Object.entries(texts)),
    files: new Map(files.map((name) => [name, Buffer.from('x')])),
  });

it('returns the trimmed values of valid fields only', () => {
  expect(
    readChanges(
      {
        nickname: ' Aninha ',
        name: 'Ana',
        surname: 'dos Reis',
        about: 'Leio.\r\nMuito. 🙂',
        cpf: '529.982.247-25',
        birthDate: '1990-02-28',
        address: '{"line1":" Rua A ","line2":"","state":"SP","zipCode":"01310100"}',
      },
      ['avatar', 'cover'],
    ),
  ).toEqual({
    nickname: 'Aninha',
    name: 'Ana',
    surname: 'dos Reis',
    about: 'Leio.\nMuito. 🙂',
    cpf: '52998224725',
    birthDate: '1990-02-28',
    address: { line1: 'Rua A', state: 'SP', zipCode: '01310100' },
  });
  expect(readChanges({})).toEqual({});
});

it('returns null for empty fields', () => {
  const empty = { nickname: '', about: ' ', cpf: '', birthDate: '', address: '', avatar: '', cover: '' };
  expect(readChanges(empty)).toEqual({
    nickname: null,
    about: null,
    cpf: null,
    birthDate: null,
    address: null,
    avatar: null,
    cover: null,
  });
  expect(readChanges({ address: '{"line1":""}' })).toEqual({ address: null });
});

it.each([
  ['nickname', 'a\0b'],
  ['nickname', 'a\nb'],
  ['nickname', 'a\ud800'],
  ['about', '\udc00a'],
  ['nickname', 'a'.repeat(51)],
  ['name', 'a'.repeat(101)],
  ['about', 'a\0b'],
  ['about', 'a'.repeat(1001)],
  ['cpf', '11111111111'],
  ['birthDate', '31/12/1990'],
  ['birthDate', '2990-01-01'],
  ['address', 'Rua A'],
  ['address', '[]'],
  ['address', 'null'],
  ['address', '"Rua A"'],
  ['address', '{"line1":1}'],
  ['address', '{"line1":"a\\u0000b"}'],
  ['address', '{"line1":"\\ud800"}'],
  ['address', '{"__proto__":{}}'],
  ['address', '{"street":"Rua A"}'],
  ['address', '{"state":"XX"}'],
  ['address', '{"zipCode":"01310-10"}'],
  ['avatar', 'data:image/png;base64,AA'],
  ['role', 'ADMIN'],
  ['email', 'a@b.cd'],
  ['constructor', ''],
])('rejects %s %j and names the field', (name, text) => {
  expect(() => readChanges({ [name]: text })).toThrow(
    expect.objectContaining({ code: 'USER.INVALID_DATA', details: { field: name } }),
  );
});

it('rejects a file with a name other than avatar or cover', () => {
  expect(() => readChanges({}, ['nickname'])).toThrow('USER.INVALID_DATA');
});
