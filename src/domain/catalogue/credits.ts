import type { Contributor } from './issue.ts';

/** In the order in which a comic is made. */
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

/** The contributors of one role. */
export interface Credit {
  readonly role: string;
  readonly people: readonly Pick<Contributor, 'name' | 'slug'>[];
}

/** Groups contributors by role, without duplicates. Unknown roles come last. */
export function creditsOf(contributors: readonly Contributor[]): readonly Credit[] {
  const presentRoles = [...new Set(contributors.map(({ role }) => role))];
  const rankOf = (role: string) => (roles.includes(role) ? roles.indexOf(role) : roles.length);
  return presentRoles
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((role) => ({
      role,
      people: [
        ...new Map(
          contributors
            .filter((each) => each.role === role)
            .map(({ name, slug }) => [slug, { name, slug }] as const),
        ).values(),
      ],
    }));
}
