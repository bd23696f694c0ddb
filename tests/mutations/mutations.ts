import { appMutations } from './app-mutations.ts';
import { browserMutations } from './browser-mutations.ts';
import type { Mutation } from './mutation.ts';
import { platformMutations } from './platform-mutations.ts';

/** All planted faults; their numbers are their places here, counted from 1. */
export const mutations: readonly Mutation[] = [...appMutations, ...platformMutations, ...browserMutations];
