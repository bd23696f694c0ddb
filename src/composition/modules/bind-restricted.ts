import type { Session } from '../../application/ports/session/session.ts';
import type { Token } from '../token.ts';
import { tokens } from '../tokens.ts';
import type { Bind } from './late-module.ts';

/** Returns a function that binds use cases of one port. Each receives the port, and the session for its permission check. */
export const bindRestricted =
  <Port>(bind: Bind, portToken: Token<Port>) =>
  <UseCase>(useCaseToken: Token<UseCase>, UseCaseClass: new (port: Port, session: Session) => UseCase) =>
    bind(useCaseToken).toResolvedValue(
      (port, session) => new UseCaseClass(port, session),
      [portToken, tokens.session],
    );
