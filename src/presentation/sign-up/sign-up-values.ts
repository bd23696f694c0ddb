/** The values of the sign-up form as typed. */
export interface SignUpValues {
  readonly email: string;
  readonly password: string;
  /** Empty: the service makes one. */
  readonly username: string;
  /** The declaration to be 18 or older, and the agreement to the terms. */
  readonly hasAgreed: boolean;
}

export const emptySignUpValues: SignUpValues = { email: '', password: '', username: '', hasAgreed: false };
