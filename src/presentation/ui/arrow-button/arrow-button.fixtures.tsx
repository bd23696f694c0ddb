import type { Fixture } from '../fixture.ts';
import { ArrowButton } from './arrow-button.tsx';

export const fixture: Fixture = {
  title: 'Arrow button',
  states: {
    previous: () => <ArrowButton direction="previous" label="Anteriores" onPress={() => {}} />,
    next: () => <ArrowButton direction="next" label="Próximos" onPress={() => {}} />,
    'at the end': () => <ArrowButton direction="next" label="Próximos" isDisabled onPress={() => {}} />,
  },
};
