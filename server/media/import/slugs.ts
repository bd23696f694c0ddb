/** Letters, digits and hyphens of a title. Titles in other scripts leave nothing: then it is `otherwise`. */
export function slugify(text: string, otherwise: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 80)
    .replace(/(?<!-)-+$/, '');
  return slug || otherwise;
}

/** The slug itself, or the first of slug-2, slug-3, … that is not taken. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  let candidate = slug;
  for (let count = 2; await isTaken(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
