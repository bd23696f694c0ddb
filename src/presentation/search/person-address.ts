import type { Person } from '../../domain/catalogue/person.ts';

/** The page with all issues of a person. */
export const personAddress = ({ slug }: Person): string => `/creator/${slug}`;
