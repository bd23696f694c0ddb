export const favouritesEnUs = {
  empty: 'Nothing here yet. Tap the heart on a comic to add it to your shelf!',
  explore: 'See the catalog',
  takenOff: 'Removed',
} as const;
