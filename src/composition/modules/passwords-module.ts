import { HttpPasswords } from '../../infrastructure/identity/http-passwords.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Changing and recovering passwords. */
export const passwordsModule = lateModule((bind) => {
  bind(tokens.passwords).toResolvedValue((identity) => new HttpPasswords(identity), [tokens.identityClient]);
});
