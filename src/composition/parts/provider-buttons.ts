import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationEnUs,
  providerButtonsEnUs,
} from '../../presentation/shell/auth/provider-buttons.en-us.ts';
import {
  declarationPtBr,
  providerButtonsPtBr,
} from '../../presentation/shell/auth/provider-buttons.pt-br.ts';
import { ProviderButtons } from '../../presentation/shell/auth/provider-buttons.tsx';
import { externalSignInModule } from '../modules/external-sign-in-module.ts';
import { operatorSignInModule } from '../modules/operator-sign-in-module.ts';
import { proofKeysModule } from '../modules/proof-keys-module.ts';
import { signInProvidersModule } from '../modules/sign-in-providers-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** Buttons for signing in with a provider. They load after the form that they accompany. */
export const providerButtons = part({
  presenter: tokens.signInProviders,
  View: ProviderButtons,
  texts: {
    auth: [authPtBr, authEnUs],
    providerButtons: [providerButtonsPtBr, providerButtonsEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [externalSignInModule, operatorSignInModule, proofKeysModule, signInProvidersModule],
});
