import type { PersonalDataFile, PersonalDataFormat } from '../../domain/account/personal-data.ts';
import type { PersonalDataErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { PersonalDataExport } from '../ports/account/personal-data-export.ts';
import type { Session } from '../ports/session/session.ts';

/** Downloads what is stored about the signed-in reader. */
export class ExportPersonalData {
  readonly #personalData: PersonalDataExport;
  readonly #session: Session;

  constructor(personalData: PersonalDataExport, session: Session) {
    this.#personalData = personalData;
    this.#session = session;
  }

  /** `password`: confirms the download if the service requires it. */
  async execute(
    format: PersonalDataFormat,
    password?: string,
  ): Promise<Result<PersonalDataFile, Failure<PersonalDataErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    return this.#personalData.download(readerId, format, password);
  }
}
