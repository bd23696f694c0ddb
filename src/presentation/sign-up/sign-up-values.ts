/** What opens an account, as it is typed. */
export interface SignUpValues {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** YYYY-MM-DD, as date fields give it. */
  readonly birthDate: string;
  readonly hasAgreed: boolean;
}

export const nothingTyped: SignUpValues = {
  email: '',
  username: '',
  password: '',
  phoneNumber: '',
  birthDate: '',
  hasAgreed: false,
};
