import type { Session } from '../../application/ports/session/session.ts';
import { endPush } from '../../infrastructure/browser/push/end-push.ts';

/**
 * Ends messages to this device with the session of their reader, so that the next reader never gets them. The platform
 * does the same, but may not know yet that the session has ended.
 */
export function endPushWithSession(session: Session, workers: ServiceWorkerContainer | undefined): void {
  let readerId = session.current?.readerId;
  session.subscribe(() => {
    if (readerId && readerId !== session.current?.readerId) void endPush(workers);
    readerId = session.current?.readerId;
  });
}
