import type { SessionCredentials } from '../../domain/session/session.ts';

/** The identity service wraps what it answers. */
export interface IdentityAnswer<Data> {
  readonly data: Data;
}

export interface OpenedSession {
  readonly token: string;
  readonly uuid: string;
}

export const credentialsOf = ({ data }: IdentityAnswer<OpenedSession>): SessionCredentials => ({
  token: data.token,
  userId: data.uuid,
});
