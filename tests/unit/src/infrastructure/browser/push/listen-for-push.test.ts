import {
  listenForPush,
  type PushWorkerScope,
} from '../../../../../../src/infrastructure/browser/push/listen-for-push.ts';

const origin = 'https://banca.example';

function setUpWorker(...tabs: string[]) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: [string, NotificationOptions | undefined][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const scope: PushWorkerScope = {
    location: { origin },
    registration: { showNotification: async (title, options) => void shown.push([title, options]) },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (address) => opened.push(address),
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  listenForPush(scope);
  const dispatch = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) } as never);
    await work;
  };
  return {
    shown,
    opened,
    focused,
    receive: (text: string | null) =>
      dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    press: async (data: unknown) => {
      let isClosed = false;
      const close = () => {
        isClosed = true;
      };
      await dispatch('notificationclick', { notification: { data, close } });
      expect(isClosed).toBe(true);
    },
  };
}

describe('the push worker', () => {
  it('shows a message', async () => {
    const { receive, shown } = setUpWorker();
    const message = {
      title: 'Novidade',
      body: 'Nanquim nº 2',
      path: '/issue/nanquim-2',
      tag: 't1',
      language: 'pt-BR',
    };
    await receive(JSON.stringify(message));
    expect(shown).toEqual([
      [
        'Novidade',
        { body: 'Nanquim nº 2', tag: 't1', lang: 'pt-BR', icon: '/icon-192.png', data: '/issue/nanquim-2' },
      ],
    ]);
  });

  it.each([null, 'not JSON'])('shows something also for an unreadable message: %s', async (text) => {
    const { receive, shown } = setUpWorker();
    await receive(text);
    expect(shown).toEqual([['Banca', expect.objectContaining({ data: '/shelf/following' })]]);
  });

  it('shows the tab that is at the address', async () => {
    const { press, opened, focused } = setUpWorker(`${origin}/`, `${origin}/issue/nanquim-2`);
    await press('/issue/nanquim-2');
    expect([focused, opened]).toEqual([[`${origin}/issue/nanquim-2`], []]);
  });

  it('opens a tab rather than replace a page', async () => {
    const { press, opened, focused } = setUpWorker(`${origin}/checkout`);
    await press('/issue/nanquim-2');
    expect([focused, opened]).toEqual([[], [`${origin}/issue/nanquim-2`]]);
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 7])(
    'never opens another site: %s',
    async (path) => {
      const { press, opened } = setUpWorker();
      await press(path);
      expect(opened).toEqual([`${origin}/shelf/following`]);
    },
  );
});
