import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The provider's storage, in memory. Stores no sessions, so that every sign-in asks again who signs in. */
export function openOpenIdMemory(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: 2000 });

  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    const find = async (matches: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([name, payload]) => name.startsWith(`${model}:`) && matches(payload))?.[1];

    return {
      async upsert(id, payload, seconds) {
        if (model !== 'Session')
          entries.set(key(id), payload, seconds === undefined ? {} : { ttl: seconds * 1000 });
      },
      find: async (id) => entries.get(key(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = entries.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [name, payload] of [...entries]) if (payload.grantId === grantId) entries.delete(name);
      },
    };
  };
}
