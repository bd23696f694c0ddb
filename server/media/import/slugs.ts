import anyAscii from 'any-ascii';

/** Letters, digits and hyphens of a title, in Latin letters whatever its script. */
export function slugify(text: string, otherwise: string): string {
  const slug = anyAscii(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 80)
    .replace(/(?<!-)-+$/, '');
  return slug || otherwise;
}

/**
 * The slug by which a publisher or a series is known again. null: it says too little, since different names in another
 * script may have the same one, and a name without letters has none.
 */
export function identifyingSlug(text: string): string | null {
  const isInOtherScript = /[^\P{Letter}\p{Script=Latin}\p{Script=Common}]/u.test(text);
  return isInOtherScript ? null : slugify(text, '') || null;
}

/** The slug itself, or the first of slug-2, slug-3, … that is not taken. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  let candidate = slug;
  for (let count = 2; await isTaken(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
