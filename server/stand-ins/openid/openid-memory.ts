import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The provider's storage, in memory. Stores no sessions, so that every sign-in asks again who signs in. */
export function openOpenIdMemory(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: 2000 });

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findPayload = async (matches: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, payload]) => key.startsWith(`${model}:`) && matches(payload))?.[1];

    return {
      async upsert(id, payload, seconds) {
        if (model !== 'Session')
          entries.set(keyOf(id), payload, seconds === undefined ? {} : { ttl: seconds * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      findByUid: (uid) => findPayload((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findPayload((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of [...entries]) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
