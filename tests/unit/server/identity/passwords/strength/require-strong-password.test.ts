import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import type { PasswordOwner } from '../../../../../../server/identity/passwords/strength/personal-words.ts';
import {
  isStrongPassword,
  requireStrongPassword,
} from '../../../../../../server/identity/passwords/strength/require-strong-password.ts';

const owner: PasswordOwner = {
  username: 'leitora.fiel',
  email: 'm.quintela@correio.example',
  nickname: 'Zuzu',
  name: 'Zuleide',
  surname: 'Albuquerque de Sá',
  phoneNumber: '+5511987654329',
  cpf: '52998224725',
  birthDate: '1990-02-28',
};
const isStrong = (password: string) => isStrongPassword(password, owner);

describe('isStrongPassword rejects', () => {
  it.each([
    'princesa1',
    'Princesa@2024',
    'PRINCESA#99',
    'pr1nc3s@1',
    '12princesa12',
    'princesa12345',
    '!!princesa!!1',
    'asecnirp1',
    'senhasenha1',
    'abc123abc123',
    'P@ssw0rd1',
    'p@$$w0rd2',
    'flamengo2023!',
    'Corinthians1910',
    'teamo1234',
    'mariajose1',
    'joaopedro2010',
    'julho2026!',
    'coração123',
    'newspaper1',
    'aaaaaaaa1',
    'a1a1a1a1a1',
    '123456789a',
    '1q2w3e4r5t',
    'qwertyuiop1',
    'poiuytrewq1',
    'a987654321',
    '01012000a',
    'intelbras123',
    'mudar@2024',
  ])('the common password %s', async (password) => {
    expect(await isStrong(password)).toBe(false);
  });

  it.each([
    ['this service', 'banca12345'],
    ['this service', 'B4nc4@2026'],
    ['comics', 'quadrinhos1'],
    ['comics', 'newsstand99'],
    ['comics', 'Gibi@1234'],
    ['the username', 'leitora.fiel1'],
    ['the username', 'leitorafiel22'],
    ['the username backwards', 'leif.arotiel1'],
    ['the email', 'm.quintela1'],
    ['the email', 'Quintela2026!'],
    ['the whole email', 'm.quintela@correio.example1'],
    ['the nickname', 'zuzuzuzu1'],
    ['the name', 'zuleide1990'],
    ['the surname', 'albuquerque7!'],
    ['name and surname', 'zuleidealbuquerque1'],
    ['the phone number', 'z11987654329'],
    ['the phone number', 'zu987654329!'],
    ['the CPF', 'cpf52998224725'],
    ['the birth date', 'zuleide28021990'],
    ['the birth date', 'nasci28/02/1990'],
    ['the CPF', 'meu529.982.247-25'],
  ])('a password with %s, such as %s', async (_, password) => {
    expect(await isStrong(password)).toBe(false);
    expect(await isStrongPassword(password, { username: 'q8', email: 'q8@q8.q8' })).toBe(
      await isStrongPassword(password, { username: 'v7', email: 'v7@v7.v7' }),
    );
  });

  it('a published password, also in full-width characters', async () => {
    expect(await isStrong('frevo-na-chuva-82')).toBe(true);
    for (const password of ['frevo-na-chuva-81', 'frevo-na-chuva-８１']) {
      expect(await isStrong(password)).toBe(false);
      await expect(requireStrongPassword(password, owner)).rejects.toThrow('USER.COMMON_PASSWORD');
    }
  });
});

describe('isStrongPassword accepts', () => {
  it.each([
    'correta-cavalo-bateria-1',
    'açúcar 7 mel no balde',
    'outra-senha-boa-2',
    'uma-terceira-senha-3',
    'gibi-de-maio-2026',
    'nanquim-azul-2026',
    'k7vq2xz9',
    'xK9$mQ2!vL4p',
    'банка комиксов 7',
  ])('%s', async (password) => {
    expect(await isStrong(password)).toBe(true);
    await expect(requireStrongPassword(password, owner)).resolves.toBeUndefined();
  });

  const characters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%&*-_.'];

  it('twelve random characters', async () => {
    const random = fc.array(fc.constantFrom(...characters), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.noBias(random), async (chosen) => {
        const password = chosen.join('');
        expect([password, await isStrong(password)]).toEqual([password, true]);
      }),
      { numRuns: 500 },
    );
  });

  it('four different words with any separator', async () => {
    const words = dictionary['diceware-common'];
    const phrase = fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        phrase,
        fc.constantFrom(' ', '-', '.', ''),
        fc.nat(9),
        async (fourWords, separator, digit) => {
          const password = `${fourWords.join(separator)}${digit}`;
          expect([password, await isStrong(password)]).toEqual([password, true]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
