import { appMutations } from './app-mutations.ts';
import { browserMutations } from './browser-mutations.ts';
import type { Mutation } from './mutation.ts';
import { platformMutations } from './platform-mutations.ts';

/** All planted faults. Their numbers are their positions in this list, from 1. */
export const mutations: readonly Mutation[] = [...appMutations, ...platformMutations, ...browserMutations];
