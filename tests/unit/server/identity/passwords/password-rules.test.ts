import {
  isAcceptablePassword,
  requireAcceptablePassword,
} from '../../../../../server/identity/passwords/password-rules.ts';
import { isPassword } from '../../../../../src/domain/account/password.ts';

const sound = ['gibi de 1954', 'açúcar 7 mel', 'Turma8Clara', 'çççççççç٣', `a1${'x'.repeat(254)}`];
const unsound = ['', 'gibi 19', 'gibi de banca', '1954-1955', '🙂🙂🙂🙂a1'];

describe('the form of a password', () => {
  it.each(sound)('is that of "%s"', (password) => {
    expect(isAcceptablePassword(password)).toBe(true);
    expect(() => requireAcceptablePassword(password)).not.toThrow();
  });

  it.each(unsound)('is not that of "%s"', (password) => {
    expect(isAcceptablePassword(password)).toBe(false);
    expect(() => requireAcceptablePassword(password)).toThrow('USER.INVALID_PASSWORD');
  });

  it('has at most 256 characters', () => {
    expect(isAcceptablePassword(`a1${'x'.repeat(255)}`)).toBe(false);
  });

  it('is of whole characters', () => {
    expect(isAcceptablePassword('gibi de 1954\ud800')).toBe(false);
  });

  it('is refused by the platform where the app refuses it, and nowhere else', () => {
    for (const password of [...sound, ...unsound]) {
      expect([password, isAcceptablePassword(password)]).toEqual([password, isPassword(password)]);
    }
  });
});
