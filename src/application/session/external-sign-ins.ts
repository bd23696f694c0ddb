import type { ExternalSignIn } from '../ports/session/external-sign-in.ts';
import type { ExternalProvider } from '../ports/session/pending-sign-ins.ts';

export type ExternalSignIns = Readonly<Record<ExternalProvider, ExternalSignIn>>;
