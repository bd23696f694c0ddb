const collator = new Intl.Collator('en', { numeric: true });

/** Compares paths folder by folder and numbers by value, so page2 comes before page10. */
export function compareNaturally(a: string, b: string): number {
  const partsOfA = a.split('/');
  const partsOfB = b.split('/');
  for (const [index, part] of partsOfA.entries()) {
    const order = collator.compare(part, partsOfB[index] ?? '');
    if (order !== 0) return order;
  }
  return partsOfA.length - partsOfB.length || (a < b ? -1 : Number(a > b));
}
