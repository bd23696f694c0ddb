/** What stands around the screens of an account. */
export const accountFramePtBr = {
  back: 'Minha conta',
  guided: 'Quem cuida disso é a pessoa responsável pela sua conta.',
} as const;
