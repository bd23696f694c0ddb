import type { PersonalDataExport } from '../../../src/application/ports/account/personal-data-export.ts';
import type { PersonalDataFile, PersonalDataFormat } from '../../../src/domain/account/personal-data.ts';
import type { PersonalDataErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

const mediaTypes: Record<PersonalDataFormat, string> = {
  json: 'application/json',
  html: 'text/html;charset=utf-8',
};

export class FakePersonalDataExport extends FakeService<PersonalDataErrorCode> implements PersonalDataExport {
  /** The password that a download requires, as in a session older than ten minutes. Undefined if it requires none. */
  requiredPassword: string | undefined;

  download(readerId: string, format: PersonalDataFormat, password?: string) {
    return this.respondIfSignedIn<PersonalDataFile>(() => {
      const callerId = this.sessionCheck?.session.current?.readerId ?? readerId;
      if (callerId !== readerId) return failed(failures.forbidden);
      if (this.requiredPassword !== undefined && password !== this.requiredPassword) {
        const code = password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD';
        return failed(serviceFailure(code));
      }
      const text = format === 'json' ? JSON.stringify({ uuid: readerId }) : `<!doctype html><p>${readerId}`;
      const name = `banca-meus-dados-2026-03-10.${format}`;
      return { name, content: new Blob([text], { type: mediaTypes[format] }) } as PersonalDataFile;
    });
  }
}
