import { PasswordConfirmation } from '../presentation/shell/password-confirmation.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** Changes that the reader confirms with the password. */
export const passwordConfirmationModule = lateModule((bind) => {
  bind(tokens.passwordConfirmation).toResolvedValue(
    (modals) => new PasswordConfirmation(modals),
    [tokens.modals],
  );
});
