import {
  isAcceptablePassword,
  requireAcceptablePassword,
} from '../../../../../server/identity/passwords/password-rules.ts';
import { isPassword } from '../../../../../src/domain/account/password.ts';

const valid = ['gibi de 1954', 'açúcar 7 mel', 'Turma8Clara', 'çççççççç٣', `a1${'x'.repeat(254)}`];
const invalid = ['', 'gibi 19', 'gibi de banca', '1954-1955', '🙂🙂🙂🙂a1'];

describe('isAcceptablePassword', () => {
  it.each(valid)('accepts "%s"', (password) => {
    expect(isAcceptablePassword(password)).toBe(true);
    expect(() => requireAcceptablePassword(password)).not.toThrow();
  });

  it.each(invalid)('rejects "%s"', (password) => {
    expect(isAcceptablePassword(password)).toBe(false);
    expect(() => requireAcceptablePassword(password)).toThrow('USER.INVALID_PASSWORD');
  });

  it('rejects more than 256 characters', () => {
    expect(isAcceptablePassword(`a1${'x'.repeat(255)}`)).toBe(false);
  });

  it('rejects half of a surrogate pair', () => {
    expect(isAcceptablePassword('gibi de 1954\ud800')).toBe(false);
  });

  it('has the same rules as the app', () => {
    for (const password of [...valid, ...invalid]) {
      expect([password, isAcceptablePassword(password)]).toEqual([password, isPassword(password)]);
    }
  });
});
