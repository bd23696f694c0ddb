const bracketed = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;
const trailingNumber = /(?<![\d.])\d+(?:\.\d+)?$/;
const numberWord = /(?<![a-z])(?:v|vol|n|no|ed|ch|cap)[.º°]{0,2} ?$/i;
const trailingSeparators = /(?<![\s#,-])[\s#,-]+$/;

/** Derives title and number from a file name: "pepper-and-carrot-01 (scan).cbz" is "Pepper and carrot", 1. */
export function titleFromName(fileName: string): { title: string; number: number | null } {
  const bare = fileName.replace(/\.(cbz|zip)$/i, '');
  const plain = tidy(bare.replace(bracketed, ' ')) || tidy(bare) || fileName;
  const [number] = trailingNumber.exec(plain) ?? [];
  const before = number === undefined ? '' : plain.slice(0, -number.length).replace(numberWord, '');
  const title = before.replace(trailingSeparators, '');
  return number && title && title !== before
    ? { title: capitalize(title), number: Number(number) }
    : { title: capitalize(plain), number: null };
}

/** Replaces `_`, and `-` in names without spaces, because file names often use them instead of spaces. */
function tidy(name: string): string {
  const spaced = name.replace(/[_\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return (/\s/.test(spaced) ? spaced : spaced.replaceAll('-', ' ')).replace(/\s+/g, ' ').trim();
}

function capitalize(title: string): string {
  return title === title.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title;
}
