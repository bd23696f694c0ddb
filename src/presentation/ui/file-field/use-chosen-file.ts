import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../i18n/message.ts';
import { type ChosenFile, type FileLimits, fileErrorOf, readAsDataUrl } from './chosen-file.ts';

/** Reads the chosen file. A rejected file does not replace the current one. */
export function useChosenFile(limits: FileLimits, onChange: (file: ChosenFile | null) => void) {
  const { i18n } = useTranslation();
  const [rejection, setRejection] = useState<Message | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const outcome = await read(file, limits, i18n.language);
    // If two files are chosen quickly, the last one counts, whichever is read first.
    if (newest.current !== file) return;
    // Allows choosing the same file again after it was cleared or changed.
    if (input.current) input.current.value = '';
    setRejection('key' in outcome ? outcome : null);
    if (!('key' in outcome)) onChange(outcome);
  };

  const clear = () => {
    newest.current = null;
    setRejection(null);
    onChange(null);
    input.current?.focus();
  };

  return { rejection, choose, clear, input };
}

async function read(file: File, limits: FileLimits, locale: string): Promise<ChosenFile | Message> {
  const rejection = fileErrorOf(file, limits, locale);
  if (rejection) return rejection;
  try {
    return { name: file.name, dataUrl: await readAsDataUrl(file) };
  } catch {
    return { key: 'choices:fileUnreadable' };
  }
}
