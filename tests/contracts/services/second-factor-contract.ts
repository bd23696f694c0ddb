import { appCode, wrongCode } from '../../support/app-code.ts';
import type { ContractWorld } from '../world.ts';
import { failureOf, type SignInParts, signInTo, successOf } from './contract.ts';

export function secondFactorContract(world: () => Pick<ContractWorld, SignInParts | 'secondFactor'>): void {
  describe('SecondFactor', () => {
    const enter = (code?: string) => {
      const { entry, password } = world().account;
      return world().authentication.signIn(entry, password, code);
    };

    it('is off until it is confirmed', async () => {
      await signInTo(world());
      const { secondFactor } = world();
      expect(failureOf(await secondFactor.confirm('123456'))).toBe('SECOND_FACTOR.NOT_BEGUN');
      expect(failureOf(await secondFactor.turnOff('123456'))).toBe('SECOND_FACTOR.NOT_ON');
      const { secret, address } = successOf(await secondFactor.begin());
      expect(address).toContain(secret);
      expect(failureOf(await secondFactor.confirm(wrongCode(secret)))).toBe('SECOND_FACTOR.WRONG_CODE');
      expect(successOf(await secondFactor.state())).toEqual({
        isOn: false,
        isRequired: false,
        recoveryCodesLeft: 0,
      });
      successOf(await enter());
    });

    it('is required while it is on, accepts each code once, and can be turned off', async () => {
      await signInTo(world());
      const { secondFactor } = world();
      const { secret } = successOf(await secondFactor.begin());
      const recoveryCodes = successOf(await secondFactor.confirm(appCode(secret)));
      const [first = '', second = ''] = recoveryCodes;
      expect(recoveryCodes).toHaveLength(10);
      expect(failureOf(await secondFactor.begin())).toBe('SECOND_FACTOR.ALREADY_ON');

      expect(failureOf(await enter())).toBe('LOGIN.SECOND_FACTOR_REQUIRED');
      expect(failureOf(await enter(wrongCode(secret)))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      const code = appCode(secret, 1);
      successOf(await enter(code));
      expect(failureOf(await enter(code))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      successOf(await enter(first));
      expect(failureOf(await enter(first))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      expect(successOf(await secondFactor.state())).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });

      const [renewed = ''] = successOf(await secondFactor.renewRecoveryCodes(second));
      expect(failureOf(await enter(second))).toBe('LOGIN.WRONG_SECOND_FACTOR');
      expect(failureOf(await secondFactor.turnOff(wrongCode(secret)))).toBe('SECOND_FACTOR.WRONG_CODE');
      successOf(await secondFactor.turnOff(renewed));
      expect(successOf(await secondFactor.state())).toMatchObject({ isOn: false });
      successOf(await enter());
    });
  });
}
