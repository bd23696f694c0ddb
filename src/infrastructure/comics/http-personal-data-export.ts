import type { PersonalDataExport } from '../../application/ports/account/personal-data-export.ts';
import type { PersonalDataFile, PersonalDataFormat } from '../../domain/account/personal-data.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

const mediaTypes: Record<PersonalDataFormat, string> = {
  json: 'application/json',
  html: 'text/html;charset=utf-8',
};

export class HttpPersonalDataExport implements PersonalDataExport {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async download(readerId: string, format: PersonalDataFormat, password?: string) {
    let name = `banca.${format}`;
    const outcome = await this.#comics.send('POST /user/{id}/data', {
      path: { id: readerId },
      body: { format, password },
      onAnswerHeaders(headers) {
        name = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? name;
      },
    });
    return mapAnswer(outcome, (answer: unknown): PersonalDataFile => {
      const isDocument = typeof answer === 'string';
      if (isDocument !== (format === 'html')) throw new Error('The answer has another format.');
      const text = isDocument ? answer : `${JSON.stringify(answer, null, 2)}\n`;
      return { name, content: new Blob([text], { type: mediaTypes[format] }) };
    });
  }
}
