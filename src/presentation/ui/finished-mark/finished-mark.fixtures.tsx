import type { Fixture } from '../fixture.ts';
import { FinishedMark } from './finished-mark.tsx';

export const fixture: Fixture = {
  title: 'Finished mark',
  states: { default: () => <FinishedMark /> },
};
