import people from './openid-people.json' with { type: 'json' };

export type StandInName = 'google' | 'operator';

/** A fictional person who can sign in at a stand-in. */
export interface StandInPerson {
  subject: string;
  name: string;
  email?: string;
  isEmailVerified?: boolean;
  phoneNumber?: string;
  hasPlan?: boolean;
  /** Shown below the name. */
  note: { pt: string; en: string };
}

export const standInPeople: Record<StandInName, readonly StandInPerson[]> = people;

/** OpenID claims. Undefined claims are left out. */
export function claimsOf({ subject, name, email, isEmailVerified, phoneNumber, hasPlan }: StandInPerson) {
  return {
    sub: subject,
    name,
    given_name: name.split(' ')[0],
    email,
    email_verified: email && isEmailVerified,
    phone_number: phoneNumber,
    phone_number_verified: phoneNumber && true,
    plan_active: hasPlan,
  };
}

export const claimsOfScopes = {
  openid: ['sub'],
  profile: ['name', 'given_name'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  plan: ['plan_active'],
};
