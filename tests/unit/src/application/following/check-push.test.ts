import { CheckPush } from '../../../../../src/application/following/check-push.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import type { PushSupport } from '../../../../../src/domain/following/push.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakePushDevice } from '../../../../fakes/following/fake-push-device.ts';
import { FakePushSubscriptions } from '../../../../fakes/following/fake-push-subscriptions.ts';

function setUpCheck() {
  const device = new FakePushDevice();
  const subscriptions = new FakePushSubscriptions();
  return { device, subscriptions, check: new CheckPush(device, subscriptions) };
}

/** The device gets messages. */
async function setUpSubscribed() {
  const setup = setUpCheck();
  const { device, subscriptions } = setup;
  const subscription = await device.subscribe(subscriptions.publicKey);
  if (subscription) await subscriptions.save(subscription);
  return setup;
}

describe('CheckPush', () => {
  it.each<PushSupport>(['blocked', 'not-installed', 'unsupported'])(
    'asks the service nothing if messages are %s',
    async (support) => {
      const { check, device, subscriptions } = await setUpSubscribed();
      device.support = support;
      subscriptions.failure = failures.timeout;
      expect(await check.execute()).toEqual(succeeded(support));
    },
  );

  it('asks the service nothing if the device is not subscribed', async () => {
    const { check, subscriptions } = setUpCheck();
    subscriptions.failure = failures.timeout;
    expect(await check.execute()).toEqual(succeeded('off'));
  });

  it('saves an endpoint that the browser has replaced', async () => {
    const { check, device, subscriptions } = await setUpSubscribed();
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/new';
    if (device.subscription) device.subscription = { ...device.subscription, endpoint };
    expect(await check.execute()).toEqual(succeeded('on'));
    expect(subscriptions.current?.endpoint).toBe(endpoint);
  });

  it('subscribes again if the service has another key', async () => {
    const { check, device, subscriptions } = await setUpSubscribed();
    subscriptions.publicKey = 'C'.repeat(87);
    expect(await check.execute()).toEqual(succeeded('on'));
    expect(device.subscription?.publicKey).toBe(subscriptions.publicKey);
    expect(subscriptions.current?.endpoint).toBe(device.subscription?.endpoint);
  });

  it('ends the subscription of an earlier session', async () => {
    const { check, device, subscriptions } = await setUpSubscribed();
    subscriptions.saved.clear();
    expect(await check.execute()).toEqual(succeeded('off'));
    expect(device.subscription).toBeNull();
    expect(subscriptions.current).toBeNull();
  });

  it('says that the browser cannot subscribe again', async () => {
    const { check, device, subscriptions } = await setUpSubscribed();
    subscriptions.publicKey = 'C'.repeat(87);
    device.hasService = false;
    expect(await check.execute()).toEqual(succeeded('no-service'));
  });

  it('ends a subscription at a push service that the platform does not use', async () => {
    const { check, device } = await setUpSubscribed();
    const endpoint = 'https://push.example/device';
    if (device.subscription) device.subscription = { ...device.subscription, endpoint };
    expect(await check.execute()).toEqual(succeeded('no-service'));
    expect(device.subscription).toBeNull();
  });

  it('keeps the subscription if the service fails', async () => {
    const { check, device, subscriptions } = await setUpSubscribed();
    subscriptions.failure = failures.timeout;
    expect(await check.execute()).toEqual(failed(failures.timeout));
    expect(device.subscription).not.toBeNull();
  });
});
