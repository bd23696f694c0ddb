import type { WireOpenedSession } from '@banca/contract/schemas';
import type { SessionCredentials } from '../../domain/session/session.ts';

/** The identity service wraps what it answers. */
export const toData = <Data>({ data }: { readonly data: Data }): Data => data;

export const toCredentials = ({
  data,
}: {
  readonly data: Pick<WireOpenedSession, 'token' | 'uuid'>;
}): SessionCredentials => ({
  token: data.token,
  readerId: data.uuid,
});
