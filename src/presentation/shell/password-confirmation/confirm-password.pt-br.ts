/** The dialog that asks for the password before a change. */
export const confirmPasswordPtBr = {
  confirmTitle: 'Confirme que é você',
  confirmReason: 'Para confirmar a mudança, digite a senha da sua conta.',
  yourPassword: 'Sua senha',
  wrongPassword: 'A senha não confere. Tente de novo.',
} as const;
