import { WebProofKeys } from '../../infrastructure/browser/web-proof-keys.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Secrets of a device, for sign-ups and for sign-ins with a provider. */
export const proofKeysModule = lateModule((bind) => {
  bind(tokens.proofKeys).toResolvedValue(() => new WebProofKeys(window.crypto));
});
