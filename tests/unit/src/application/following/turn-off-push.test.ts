import { TurnOffPush } from '../../../../../src/application/following/turn-off-push.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakePushDevice } from '../../../../fakes/following/fake-push-device.ts';
import { FakePushSubscriptions } from '../../../../fakes/following/fake-push-subscriptions.ts';

describe('TurnOffPush', () => {
  it('removes the subscription from the service and from the device', async () => {
    const device = new FakePushDevice();
    const subscriptions = new FakePushSubscriptions();
    const subscription = await device.subscribe(subscriptions.publicKey);
    if (subscription) await subscriptions.save(subscription);
    const turnOff = new TurnOffPush(device, subscriptions);
    subscriptions.failure = failures.timeout;
    expect(await turnOff.execute()).toEqual(failed(failures.timeout));
    expect(device.subscription).not.toBeNull();
    subscriptions.failure = null;
    expect(await turnOff.execute()).toEqual(succeeded('off'));
    expect([device.subscription, subscriptions.current]).toEqual([null, null]);
  });
});
