import { failures } from '../../../src/domain/failure.ts';
import { examplePushKeys } from '../../fakes/following/fake-push-device.ts';
import type { ContractEnvironment } from '../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from './contract.ts';

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/contract';
const subscription = { ...examplePushKeys, endpoint };

export function pushSubscriptionsContract(
  environment: () => Pick<ContractEnvironment, 'pushSubscriptions' | 'otherReader' | SignInRequirements>,
): void {
  const signIn = () => signInAccount(environment());
  const signInOtherReader = async () => {
    const { authentication, otherReader, session } = environment();
    session.open(successOf(await authentication.signIn(otherReader.username, otherReader.password)));
  };
  const isOn = async () => successOf(await environment().pushSubscriptions.find()).isOn;

  describe('PushSubscriptions', () => {
    it('require a session', async () => {
      const { pushSubscriptions } = environment();
      const calls = [
        pushSubscriptions.find(),
        pushSubscriptions.save(subscription),
        pushSubscriptions.remove(),
      ];
      for (const outcome of await Promise.all<(typeof calls)[number]>(calls))
        expect(failureCodeOf(outcome)).toBe(failures.unauthenticated.code);
    });

    it('offer a key, and are on after they were saved, until they are removed', async () => {
      await signIn();
      const { pushSubscriptions } = environment();
      const { publicKey } = successOf(await pushSubscriptions.find());
      expect(publicKey).toMatch(/^B[\w-]{86}$/);
      expect(await isOn()).toBe(false);
      for (const _ of [1, 2]) successOf(await pushSubscriptions.save(subscription));
      expect(await isOn()).toBe(true);
      for (const _ of [1, 2]) successOf(await pushSubscriptions.remove());
      expect(await isOn()).toBe(false);
    });

    it('are not saved for an unknown push service', async () => {
      await signIn();
      const { pushSubscriptions } = environment();
      const unknown = { ...subscription, endpoint: 'https://push.example/contract' };
      expect(failureCodeOf(await pushSubscriptions.save(unknown))).toBe('REQUEST.INVALID');
      expect(await isOn()).toBe(false);
    });

    it('belong to the reader who saved the device last', async () => {
      await signIn();
      const { session, pushSubscriptions } = environment();
      const first = session.current;
      successOf(await pushSubscriptions.save(subscription));
      await signInOtherReader();
      successOf(await pushSubscriptions.save(subscription));
      expect(await isOn()).toBe(true);
      successOf(await pushSubscriptions.remove());
      if (first) session.open(first);
      expect(await isOn()).toBe(false);
    });
  });
}
