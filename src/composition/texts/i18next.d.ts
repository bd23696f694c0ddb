import 'i18next';
import type { ptBr } from './pt-br.ts';

declare module 'i18next' {
  /** The compiler refuses a key that the texts do not have. */
  interface CustomTypeOptions {
    resources: { translation: typeof ptBr };
    returnNull: false;
  }
}
