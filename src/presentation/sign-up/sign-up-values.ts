/** The values of the sign-up form as typed. */
export interface SignUpValues {
  readonly email: string;
  readonly password: string;
  /** The declaration to be 18 or older, and the agreement to the terms. */
  readonly hasAgreed: boolean;
}

export const emptySignUpValues: SignUpValues = { email: '', password: '', hasAgreed: false };
