/** The values of the sign-up form as typed. */
export interface SignUpValues {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly hasAgreed: boolean;
}

export const emptySignUpValues: SignUpValues = {
  email: '',
  username: '',
  password: '',
  phoneNumber: '',
  birthDate: '',
  hasAgreed: false,
};
