import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Countdown } from './countdown.tsx';

export const fixture: Fixture = {
  title: 'Countdown',
  states: {
    'minutes left': () => <Until seconds={90} />,
    'hours left': () => <Until seconds={7200} />,
    over: () => <Until seconds={-5} />,
  },
};

function Until({ seconds }: { seconds: number }) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [ends, setEnds] = useState(0);
  return (
    <p>
      <Countdown until={until} onEnd={() => setEnds(ends + 1)} /> · fim: <output>{ends}</output>
    </p>
  );
}
