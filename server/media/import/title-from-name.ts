import { replaceUnsafeCharacters } from '../../text/unsafe-characters.ts';

const bracketed = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;
const trailingNumber = /(?<![\d.])\d+(?:\.\d+)?$/;
const numberWord = /(?<![a-z])(?:v|vol|n|no|ed|ch|cap)[.º°]{0,2} ?$/i;
const trailingSeparators = /(?<![\s#,-])[\s#,-]+$/;

/** Derives title and number from a file name: "pepper-and-carrot-01 (scan).cbz" is "Pepper and carrot", 1. */
export function titleFromName(fileName: string): { title: string; number: number | null } {
  const baseName = fileName.replace(/\.(cbz|zip|pdf)$/i, '');
  const cleanName =
    normalizeSpaces(baseName.replace(bracketed, ' ')) || normalizeSpaces(baseName) || fileName;
  const [number] = trailingNumber.exec(cleanName) ?? [];
  const beforeNumber = number === undefined ? '' : cleanName.slice(0, -number.length).replace(numberWord, '');
  const title = beforeNumber.replace(trailingSeparators, '');
  return number && title && title !== beforeNumber
    ? { title: capitalize(title), number: Number(number) }
    : { title: capitalize(cleanName), number: null };
}

/** Replaces `_`, and `-` in names without spaces, because file names often use them instead of spaces. */
function normalizeSpaces(name: string): string {
  const spaced = replaceUnsafeCharacters(name.replaceAll('_', ' '), ' ').trim();
  return (/\s/.test(spaced) ? spaced : spaced.replaceAll('-', ' ')).replace(/\s+/g, ' ').trim();
}

function capitalize(title: string): string {
  return title === title.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title;
}
