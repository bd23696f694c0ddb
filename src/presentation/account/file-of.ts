import type { ChosenFile } from '../ui/file-field/chosen-file.ts';

/** The chosen file as services take it. */
export function fileOf({ name, dataUrl }: ChosenFile): File {
  const [head = '', base64 = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
