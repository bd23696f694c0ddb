import { pushScope } from '../../../../../../src/infrastructure/browser/push/end-push.ts';

interface FakeSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  toJSON(): { endpoint: string; keys: Record<string, string> };
  unsubscribe(): Promise<boolean>;
}

/** The parts of a browser that push needs. */
export class FakePushBrowser {
  permission: NotificationPermission = 'default';
  /** False if the push service cannot be reached. */
  hasService = true;
  subscription: FakeSubscription | null = null;
  /** The registered workers: their script and scope. */
  registrations: { readonly script: string; readonly scope: string }[] = [];
  #count = 0;

  readonly workers = {
    register: async (script: string, { scope }: { scope: string }) => {
      this.registrations = [{ script, scope }];
      return this.#registration();
    },
    getRegistration: async (scope: string) =>
      this.registrations.some((registration) => registration.scope === scope)
        ? this.#registration()
        : undefined,
  };

  /** A window with this browser's features. */
  get window(): Window {
    const browser = this;
    return {
      location: { href: 'https://banca.example/shelf/following' },
      navigator: { serviceWorker: this.workers },
      PushManager: class {},
      Notification: {
        get permission() {
          return browser.permission;
        },
        requestPermission: async () => this.permission,
      },
    } as unknown as Window;
  }

  #registration() {
    const worker = Object.assign(new EventTarget(), { state: 'installing' });
    setTimeout(() => {
      worker.state = 'activated';
      worker.dispatchEvent(new Event('statechange'));
    });
    return {
      scope: pushScope,
      active: null,
      waiting: null,
      installing: worker,
      unregister: async () => {
        this.registrations = [];
        return true;
      },
      pushManager: {
        getSubscription: async () => this.subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (!this.hasService) throw new DOMException('Registration failed', 'AbortError');
          if (worker.state !== 'activated') throw new DOMException('No active worker', 'InvalidStateError');
          return this.#subscribe(applicationServerKey);
        },
      },
    };
  }

  #subscribe(key: string): FakeSubscription {
    this.#count += 1;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${this.#count}`;
    const bytes = Uint8Array.from(Buffer.from(key, 'base64url'));
    this.subscription = {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    };
    return this.subscription;
  }
}
