import type { ExternalSignIn } from '../ports/session/external-sign-in.ts';
import type { ExternalProvider } from '../ports/session/pending-sign-ins.ts';

/** Each provider's sign-in under its name. */
export type ExternalSignIns = Readonly<Record<ExternalProvider, ExternalSignIn>>;
