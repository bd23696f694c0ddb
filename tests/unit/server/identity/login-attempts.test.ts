import { Refusal } from '../../../../server/http/refusal.ts';
import { countLoginAttempts } from '../../../../server/identity/login-attempts.ts';

describe('login attempts', () => {
  const fail = (
    attempts: ReturnType<typeof countLoginAttempts>,
    times: number,
    address: string,
    entry: string,
  ) => {
    for (let count = 0; count < times; count += 1) attempts.begin(address, entry);
  };

  it('are refused after ten failures of one entry from one address', () => {
    const attempts = countLoginAttempts();
    fail(attempts, 10, '1.1.1.1', 'ana');
    expect(() => attempts.begin('1.1.1.1', 'ANA')).toThrow(Refusal);
    expect(() => attempts.begin('1.1.1.1', 'eva')).not.toThrow();
    expect(() => attempts.begin('2.2.2.2', 'ana')).not.toThrow();
  });

  it('are forgiven by a success', () => {
    const attempts = countLoginAttempts();
    fail(attempts, 9, '1.1.1.1', 'ana');
    attempts.succeeded('1.1.1.1', 'Ana');
    expect(() => fail(attempts, 10, '1.1.1.1', 'ana')).not.toThrow();
  });

  it('are refused after a hundred failures from one address, whatever the entries', () => {
    const attempts = countLoginAttempts();
    for (let entry = 0; entry < 100; entry += 1) attempts.begin('1.1.1.1', String(entry));
    expect(() => attempts.begin('1.1.1.1', 'one more')).toThrow('LOGIN.TOO_MANY_ATTEMPTS');
  });
});
