import type { ChosenFile } from '../ui/file-field/chosen-file.ts';

/** Converts a chosen file from a data URL to the form in which it is uploaded. */
export function fileOf({ name, dataUrl }: ChosenFile): File {
  const [head = '', base64 = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
