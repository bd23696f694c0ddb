import { makeAutoObservable, runInAction } from 'mobx';
import type { CheckPush } from '../../application/following/check-push.ts';
import type { TurnOffPush } from '../../application/following/turn-off-push.ts';
import type { TurnOnPush } from '../../application/following/turn-on-push.ts';
import type { PushState } from '../../domain/following/push.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';

/** The use cases of messages to this device. */
interface PushActions {
  readonly check: CheckPush;
  readonly turnOn: TurnOnPush;
  readonly turnOff: TurnOffPush;
}

/** Messages about new issues to this device. */
export class PushPresenter {
  readonly state = new Loadable<PushState>();
  /** What the reader has chosen, while this is being done. */
  change: 'turning-on' | 'turning-off' | null = null;
  readonly #actions: PushActions;
  readonly #notifications: NotificationsPresenter;

  constructor(actions: PushActions, notifications: NotificationsPresenter) {
    this.#actions = actions;
    this.#notifications = notifications;
    makeAutoObservable(this, { state: false }, { autoBind: true });
  }

  get isOn(): boolean {
    return this.change ? this.change === 'turning-on' : this.state.value === 'on';
  }

  /** Finds the state out once, and again after a failure. */
  start(): void {
    const { kind } = this.state.state;
    if (kind === 'idle' || kind === 'failed') void this.state.load(null, () => this.#actions.check.execute());
  }

  /** Shows the change at once, and reverts it with a message on failure. Ignored during another change. */
  async setOn(isOn: boolean): Promise<void> {
    if (this.change) return;
    this.change = isOn ? 'turning-on' : 'turning-off';
    const outcome = await (isOn ? this.#actions.turnOn : this.#actions.turnOff).execute();
    runInAction(() => {
      this.change = null;
      if (outcome.ok) this.state.set(null, outcome.value);
    });
    if (!outcome.ok) this.#notifications.showError(outcome.failure);
  }
}
