import { WebPushDevice } from '../../infrastructure/browser/push/web-push-device.ts';
import { HttpPushSubscriptions } from '../../infrastructure/comics/http-push-subscriptions.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Messages about new issues to this device. */
export const pushModule = lateModule((bind) => {
  bind(tokens.pushDevice).toResolvedValue(() => new WebPushDevice(window));
  bind(tokens.pushSubscriptions).toResolvedValue(
    (comics) => new HttpPushSubscriptions(comics),
    [tokens.comicsClient],
  );
});
