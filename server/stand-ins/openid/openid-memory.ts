import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Everything that a stand-in remembers, in memory only and not much of it: it ends with the process. It keeps no
 * sessions, so that nobody stays signed in there and it asks each time who somebody is.
 */
export function openOpenIdMemory(): (model: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: 2000 });

  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    const find = async (matches: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([name, payload]) => name.startsWith(`${model}:`) && matches(payload))?.[1];

    return {
      async upsert(id, payload, seconds) {
        if (model !== 'Session')
          kept.set(key(id), payload, seconds === undefined ? {} : { ttl: seconds * 1000 });
      },
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [name, payload] of [...kept]) if (payload.grantId === grantId) kept.delete(name);
      },
    };
  };
}
