export const followPtBr = {
  follow: 'Seguir',
  following: 'Seguindo',
  isNew: 'Nova',
} as const;
