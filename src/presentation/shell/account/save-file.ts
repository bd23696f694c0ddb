import type { PersonalDataFile } from '../../../domain/account/personal-data.ts';

/** Saves a file as a download of the browser. */
export function saveFile({ name, content }: PersonalDataFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
