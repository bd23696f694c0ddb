import { appCode, wrongCode } from '../../support/app-code.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from './contract.ts';

export function secondFactorContract(
  environment: () => Pick<ContractEnvironment, SignInRequirements | 'secondFactor'>,
): void {
  describe('SecondFactor', () => {
    const signInWithCode = (code?: string) => {
      const { username, password } = environment().account;
      return environment().authentication.signIn(username, password, code);
    };

    it('is off until it is confirmed', async () => {
      await signInAccount(environment());
      const { secondFactor } = environment();
      expect(failureCodeOf(await secondFactor.confirm('123456'))).toBe('SECOND_FACTOR.NOT_BEGUN');
      expect(failureCodeOf(await secondFactor.turnOff('123456'))).toBe('SECOND_FACTOR.NOT_ON');
      const { secret, address } = successOf(await secondFactor.begin());
      expect(address).toContain(secret);
      expect(failureCodeOf(await secondFactor.confirm(wrongCode(secret)))).toBe('SECOND_FACTOR.WRONG_CODE');
      expect(successOf(await secondFactor.loadState())).toEqual({
        isOn: false,
        isRequired: false,
        recoveryCodesLeft: 0,
      });
      successOf(await signInWithCode());
    });

    it('is required while it is on, accepts each code once, and can be turned off', async () => {
      await signInAccount(environment());
      const { secondFactor } = environment();
      const { secret } = successOf(await secondFactor.begin());
      const recoveryCodes = successOf(await secondFactor.confirm(appCode(secret)));
      const [first = '', second = ''] = recoveryCodes;
      expect(recoveryCodes).toHaveLength(10);
      expect(failureCodeOf(await secondFactor.begin())).toBe('SECOND_FACTOR.ALREADY_ON');

      expect(failureCodeOf(await signInWithCode())).toBe('LOGIN.SECOND_FACTOR_REQUIRED');
      expect(failureCodeOf(await signInWithCode(wrongCode(secret)))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      const code = appCode(secret, 1);
      successOf(await signInWithCode(code));
      expect(failureCodeOf(await signInWithCode(code))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      successOf(await signInWithCode(first));
      expect(failureCodeOf(await signInWithCode(first))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      expect(successOf(await secondFactor.loadState())).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });

      const [renewed = ''] = successOf(await secondFactor.renewRecoveryCodes(second));
      expect(failureCodeOf(await signInWithCode(second))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      expect(failureCodeOf(await secondFactor.turnOff(wrongCode(secret)))).toBe('SECOND_FACTOR.WRONG_CODE');
      successOf(await secondFactor.turnOff(renewed));
      expect(successOf(await secondFactor.loadState())).toMatchObject({ isOn: false });
      successOf(await signInWithCode());
    });
  });
}
