import type { WireOpenedSession } from '@banca/contract/schemas';
import type { SessionCredentials } from '../../domain/session/session.ts';

/** Unwraps an answer: the identity service puts each one in `data`. */
export const toData = <Data>({ data }: { readonly data: Data }): Data => data;

export const toCredentials = ({
  data,
}: {
  readonly data: Pick<WireOpenedSession, 'token' | 'uuid'>;
}): SessionCredentials => ({
  token: data.token,
  readerId: data.uuid,
});
