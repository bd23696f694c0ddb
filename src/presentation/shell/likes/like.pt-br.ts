export const likePtBr = {
  like: 'Curtir {{title}}',
  likes_one: '{{count}} curtida',
  likes_other: '{{count}} curtidas',
} as const;
