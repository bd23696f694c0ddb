import type { Message } from '../../i18n/message.ts';

/** A file that was chosen, whole. */
export interface ChosenFile {
  readonly name: string;
  /** Base64. */
  readonly dataUrl: string;
}

export interface FileLimits {
  /** Media types and endings as `accept` of HTML has them: 'image/png,image/*,.cbz'; any file when absent. */
  readonly accept?: string | undefined;
  /** Bytes; no limit when absent. */
  readonly maxSize?: number | undefined;
}

/** Why the file is not taken, or null. Dropped files pass by the browser's own `accept`. */
export function fileRefusal(file: File, { accept, maxSize }: FileLimits, locale: string): Message | null {
  if (accept && !accept.split(',').some((kind) => isOfKind(file, kind.trim().toLowerCase()))) {
    return { key: 'choices:fileType' };
  }
  if (maxSize === undefined || file.size <= maxSize) return null;
  return { key: 'choices:fileSize', values: { size: sizeText(maxSize, locale) } };
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}

const units = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
  ['byte', 1],
] as const;

/** Decimal units, as files are measured on every system but one. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] = units.find(([, bound]) => bytes >= bound) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}

/** Rejects when the file cannot be read, as when it was deleted meanwhile. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
