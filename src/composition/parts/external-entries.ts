import { ExternalEntries } from '../../presentation/shell/external-entries.tsx';
import { externalEntriesModule } from '../external-entries-module.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { tokens } from '../tokens.ts';

/** The ways in without a password, beside a form that is there before them. */
export const externalEntries = {
  presenter: tokens.externalEntries,
  View: ExternalEntries,
  modules: [externalSignInModule, externalEntriesModule],
};
