const collator = new Intl.Collator('en', { numeric: true });

/** Orders paths as people do: page2 before page10, folder by folder. */
export function naturalOrder(one: string, other: string): number {
  const ones = one.split('/');
  const others = other.split('/');
  for (const [index, part] of ones.entries()) {
    const order = collator.compare(part, others[index] ?? '');
    if (order !== 0) return order;
  }
  return ones.length - others.length || (one < other ? -1 : Number(one > other));
}
