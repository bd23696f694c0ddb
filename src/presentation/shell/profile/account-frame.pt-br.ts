/** Texts that account screens share. */
export const accountFramePtBr = {
  back: 'Minha conta',
  guided: 'Quem cuida disso é a pessoa responsável pela sua conta.',
} as const;
