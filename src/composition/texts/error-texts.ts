import type { ErrorCode } from '../../domain/error-code.ts';
import type { TextTable } from '../../presentation/i18n/texts.ts';
import type { allTexts } from './all-texts.ts';
import type { startPtBr } from './start.pt-br.ts';

type AllTexts = typeof allTexts;

/** The codes of a table of texts: 'ISSUE.NOT_FOUND' is a path in it. */
type CodesIn<Table> = Table extends TextTable
  ? {
      [Key in keyof Table & string]: Table[Key] extends TextTable ? `${Key}.${CodesIn<Table[Key]>}` : Key;
    }[keyof Table & string]
  : never;

/** Codes that have a text of the app. The tables are those of `failureText`. */
export type TranslatedErrorCode =
  | CodesIn<(typeof startPtBr)['errors']>
  | CodesIn<AllTexts['laterErrors' | 'fieldErrors' | 'emailErrors' | 'externalErrors'][0]>;

/** Codes without a text of the app. */
export type ServiceWordedErrorCode =
  // The service says in its message what is wrong, or what to do.
  | ''
  | 'APPLICATION.NOT_FOUND'
  | 'CONTENT.INVALID_FILE'
  | 'REQUEST.INVALID'
  | 'REQUEST.KEY_MISMATCH'
  | 'REQUEST.WRONG_HOST'
  | 'SECOND_FACTOR.UNREADABLE'
  | 'UNEXPECTED'
  | 'USER.INVALID_DATA'
  // The app shows a failure of its own instead.
  | 'ACCESS.FORBIDDEN'
  | 'ACCESS.SECOND_FACTOR_REQUIRED'
  | 'GOOGLE.INVALID_CODE'
  | 'GOOGLE.NOT_LINKED'
  | 'INVALID_CREDENTIALS'
  | 'LOGIN.EXTERNAL_PROVIDER'
  | 'SESSION.REQUIRED'
  // The app asks for a code, a password or a declaration of age instead.
  | 'LOGIN.SECOND_FACTOR_REQUIRED'
  | 'LOGIN.WRONG_SECOND_FACTOR'
  | 'SECOND_FACTOR.WRONG_CODE'
  | 'USER.AGE_UNCONFIRMED'
  | 'USER.PASSWORD_REQUIRED';

/** Does not compile if a code of a failure has neither. */
export type ErrorCodeWithoutText = RequireNone<
  Exclude<ErrorCode, TranslatedErrorCode | ServiceWordedErrorCode>
>;

type RequireNone<Code extends never> = Code;
