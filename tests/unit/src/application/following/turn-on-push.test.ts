import { TurnOnPush } from '../../../../../src/application/following/turn-on-push.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakePushDevice } from '../../../../fakes/following/fake-push-device.ts';
import { FakePushSubscriptions } from '../../../../fakes/following/fake-push-subscriptions.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';

function setUpTurnOn() {
  const device = new FakePushDevice();
  const subscriptions = new FakePushSubscriptions();
  return { device, subscriptions, turnOn: new TurnOnPush(device, subscriptions) };
}

describe('TurnOnPush', () => {
  it('asks for permission before anything else, as browsers require', () => {
    const { device, turnOn } = setUpTurnOn();
    let isAsked = false;
    device.requestPermission = async () => {
      isAsked = true;
      return true;
    };
    void turnOn.execute();
    expect(isAsked).toBe(true);
  });

  it('saves the subscription of the device', async () => {
    const { device, subscriptions, turnOn } = setUpTurnOn();
    expect(await turnOn.execute()).toEqual(succeeded('on'));
    expect(device.subscription).toMatchObject({
      ...subscriptions.current,
      publicKey: subscriptions.publicKey,
    });
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('subscribes to nothing after the answer %s', async (answer, state) => {
    const { device, subscriptions, turnOn } = setUpTurnOn();
    device.answer = answer;
    expect(await turnOn.execute()).toEqual(succeeded(state));
    expect([device.subscription, subscriptions.current]).toEqual([null, null]);
  });

  it('leaves no subscription at a push service that the platform does not use', async () => {
    const { device, subscriptions, turnOn } = setUpTurnOn();
    subscriptions.save = async () => failed(serviceFailure('REQUEST.INVALID'));
    expect(await turnOn.execute()).toEqual(succeeded('no-service'));
    expect(device.subscription).toBeNull();
  });

  it('leaves no subscription on the device if it could not be saved', async () => {
    const { device, subscriptions, turnOn } = setUpTurnOn();
    subscriptions.save = async () => failed(failures.timeout);
    expect(await turnOn.execute()).toEqual(failed(failures.timeout));
    expect(device.subscription).toBeNull();
  });
});
