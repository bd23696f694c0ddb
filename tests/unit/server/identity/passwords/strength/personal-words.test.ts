import { personalWords } from '../../../../../../server/identity/passwords/strength/personal-words.ts';

it('includes words about the service, and the username and email of a new account', () => {
  const words = personalWords({ username: 'Ana.Reis_90', email: 'a.quintela+gibi@correio.example' });
  for (const word of ['banca', 'gibi', 'ana.reis_90', 'anareis90', 'ana', 'reis', 'quintela', 'correio']) {
    expect(words).toContain(word);
  }
});

it('excludes words with fewer than three characters', () => {
  const words = personalWords({ username: 'jo.li', email: 'x@y.example', name: 'Jô', surname: 'Li' });
  expect([...words].filter((word) => word.length < 3)).toEqual([]);
});

it('includes common ways to write numbers and dates', () => {
  const words = personalWords({
    username: 'anareis',
    email: 'ana@banca.example',
    phoneNumber: '+5511987654321',
    cpf: '52998224725',
    birthDate: '1990-02-28',
  });
  const numbers = [...words].filter((word) => /^\d+$/.test(word)).sort();
  expect(numbers).toEqual(
    [
      '5511987654321',
      '11987654321',
      '987654321',
      '52998224725',
      '28021990',
      '280290',
      '19900228',
      '02281990',
      '2802',
      '1990',
    ].sort(),
  );
});

it('includes a foreign phone number unchanged', () => {
  const words = personalWords({
    username: 'anareis',
    email: 'ana@banca.example',
    phoneNumber: '+351912345678',
  });
  expect(words).toContain('351912345678');
});
