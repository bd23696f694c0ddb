import anyAscii from 'any-ascii';

/** Converts a title of any script to Latin letters, digits and hyphens. */
export function slugify(text: string, fallback: string): string {
  const slug = anyAscii(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 80)
    .replace(/(?<!-)-+$/, '');
  return slug || fallback;
}

/**
 * Returns the slug by which an existing publisher or series is found. Null if the slug is not unique enough: different
 * names in another script may have the same slug, and names without letters have none.
 */
export function identifyingSlug(text: string): string | null {
  const isInOtherScript = /[^\P{Letter}\p{Script=Latin}\p{Script=Common}]/u.test(text);
  return isInOtherScript ? null : slugify(text, '') || null;
}

/** Returns the slug, or the first of slug-2, slug-3, … that is not taken. */
export async function findFreeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  let candidate = slug;
  for (let count = 2; await isTaken(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
