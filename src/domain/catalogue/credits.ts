import type { Contributor } from './issue.ts';

/** In the order in which a comic comes about. */
const roles = [
  'creator',
  'treatment writer',
  'writer',
  'penciller',
  'inker',
  'colorist',
  'letterer',
  'cover designer',
  'editor',
  'translator',
  'other',
];

/** Who has done one thing. */
export interface Credit {
  readonly role: string;
  readonly names: readonly string[];
}

/** One credit a role, nobody named twice in it; roles that nobody knows come last. */
export function creditsOf(contributors: readonly Contributor[]): readonly Credit[] {
  const found = [...new Set(contributors.map(({ role }) => role))];
  const place = (role: string) => (roles.includes(role) ? roles.indexOf(role) : roles.length);
  return found
    .sort((one, other) => place(one) - place(other))
    .map((role) => ({
      role,
      names: [...new Set(contributors.filter((each) => each.role === role).map(({ name }) => name))],
    }));
}
