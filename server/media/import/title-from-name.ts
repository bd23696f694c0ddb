const bracketed = /\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g;
const trailingNumber = /^(.*?\S)[\s#-]+(?:(?:v|vol|n|no|ed|ch|cap)[.º°]*\s*)?(\d+(?:\.\d+)?)$/i;

/** Title and number of a comic that says nothing else of itself: "pepper-and-carrot-01 (scan).cbz" is "Pepper and carrot", 1. */
export function titleFromName(fileName: string): { title: string; number: number | null } {
  const bare = fileName.replace(/\.(cbz|zip)$/i, '');
  const plain = tidy(bare.replace(bracketed, ' ')) || tidy(bare) || fileName;
  const [, title, number] = trailingNumber.exec(plain) ?? [];
  return title && number
    ? { title: capitalised(title.replace(/[\s#,-]+$/, '') || title), number: Number(number) }
    : { title: capitalised(plain), number: null };
}

/** Names written for machines have `_` or `-` where people put spaces. */
function tidy(name: string): string {
  const spaced = name.replaceAll('_', ' ').trim();
  return (/\s/.test(spaced) ? spaced : spaced.replaceAll('-', ' ')).replace(/\s+/g, ' ').trim();
}

function capitalised(title: string): string {
  return title === title.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title;
}
