import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationEnUs,
  externalEntriesEnUs,
} from '../../presentation/shell/auth/external-entries.en-us.ts';
import {
  declarationPtBr,
  externalEntriesPtBr,
} from '../../presentation/shell/auth/external-entries.pt-br.ts';
import { ExternalEntries } from '../../presentation/shell/auth/external-entries.tsx';
import { externalEntriesModule } from '../modules/external-entries-module.ts';
import { externalSignInModule } from '../modules/external-sign-in-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** Buttons for signing in with a provider. They load after the form that they accompany. */
export const externalEntries = part({
  presenter: tokens.externalEntries,
  View: ExternalEntries,
  texts: {
    auth: [authPtBr, authEnUs],
    externalEntries: [externalEntriesPtBr, externalEntriesEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [externalSignInModule, externalEntriesModule],
});
