export const followPtBr = {
  follow: 'Seguir',
  following: 'Seguindo',
  isNew: 'Novo',
} as const;
