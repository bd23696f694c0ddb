import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../i18n/message.ts';
import { type ChosenFile, type FileLimits, fileRefusal, readAsDataUrl } from './chosen-file.ts';

/** Reads what is chosen. What is refused leaves the file that was there. */
export function useChosenFile(limits: FileLimits, onChange: (file: ChosenFile | null) => void) {
  const { i18n } = useTranslation();
  const [refusal, setRefusal] = useState<Message | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const outcome = await read(file, limits, i18n.language);
    // Of two files chosen in haste the later one counts, whichever is read first.
    if (newest.current !== file) return;
    // The same file may be chosen again after it was cleared or changed.
    if (input.current) input.current.value = '';
    setRefusal('key' in outcome ? outcome : null);
    if (!('key' in outcome)) onChange(outcome);
  };

  const clear = () => {
    newest.current = null;
    setRefusal(null);
    onChange(null);
    input.current?.focus();
  };

  return { refusal, choose, clear, input };
}

async function read(file: File, limits: FileLimits, locale: string): Promise<ChosenFile | Message> {
  const refusal = fileRefusal(file, limits, locale);
  if (refusal) return refusal;
  try {
    return { name: file.name, dataUrl: await readAsDataUrl(file) };
  } catch {
    return { key: 'choices:fileUnreadable' };
  }
}
