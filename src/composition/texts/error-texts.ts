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

/** Codes without a text of the app: the service says in its message what is wrong. */
export type ServiceWordedErrorCode = '' | 'CONTENT.INVALID_FILE' | 'REQUEST.INVALID' | 'USER.INVALID_DATA';

/** Does not compile if a code of a failure has neither. */
export type ErrorCodeWithoutText = RequireNone<
  Exclude<ErrorCode, TranslatedErrorCode | ServiceWordedErrorCode>
>;

type RequireNone<Code extends never> = Code;
