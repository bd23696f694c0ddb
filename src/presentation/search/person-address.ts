import type { Person } from '../../domain/catalogue/person.ts';
import { searchAddress } from '../shell/search/search-address.ts';

/** Where all issues of a person are. */
export const personAddress = ({ name }: Person): string => searchAddress(name);
