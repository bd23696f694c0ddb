export const contributorRoles = [
  'creator',
  'editor',
  'writer',
  'treatment writer',
  'penciller',
  'inker',
  'colorist',
  'letterer',
  'cover designer',
  'translator',
  'other',
] as const;
