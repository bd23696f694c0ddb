import type { Message } from '../../i18n/message.ts';

export interface ChosenFile {
  readonly name: string;
  /** The content as a base64 data URL. */
  readonly dataUrl: string;
}

export interface FileLimits {
  /** As in the HTML attribute `accept`: 'image/png,image/*,.cbz'. Any file by default. */
  readonly accept?: string | undefined;
  /** In bytes; unlimited by default. */
  readonly maxSize?: number | undefined;
}

/** Why the file is rejected, or null. Dropped files bypass the browser's own `accept` check. */
export function fileErrorOf(file: File, { accept, maxSize }: FileLimits, locale: string): Message | null {
  if (accept && !accept.split(',').some((type) => matchesType(file, type.trim().toLowerCase()))) {
    return { key: 'choices:fileType' };
  }
  if (maxSize === undefined || file.size <= maxSize) return null;
  return { key: 'choices:fileSize', values: { size: sizeText(maxSize, locale) } };
}

function matchesType(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
}

const units = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
  ['byte', 1],
] as const;

/** Decimal units, as most operating systems show file sizes. */
function sizeText(bytes: number, locale: string): string {
  const [unit, size] = units.find(([, bound]) => bytes >= bound) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}

/** Rejects if the file cannot be read, for example because it was deleted in the meantime. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
