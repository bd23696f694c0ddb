/** The reader's own shelf. */
export const favouritesEnUs = {
  empty: 'Nothing here yet. Press the heart of a comic and it comes to your shelf!',
  explore: 'See the catalogue',
} as const;
