import { PasswordConfirmation } from '../../presentation/shell/password-confirmation/password-confirmation.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Asks for the password before changes that require it. */
export const passwordConfirmationModule = lateModule((bind) => {
  bind(tokens.passwordConfirmation).toResolvedValue(
    (modals) => new PasswordConfirmation(modals),
    [tokens.modals],
  );
});
