import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Countdown } from './countdown.tsx';

export const fixture: Fixture = {
  title: 'Countdown',
  states: {
    'minutes left': () => <CountdownFixture seconds={90} />,
    'hours left': () => <CountdownFixture seconds={7200} />,
    'days left': () => <CountdownFixture seconds={200_000} />,
    over: () => <CountdownFixture seconds={-5} />,
  },
};

function CountdownFixture({ seconds }: { seconds: number }) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [ends, setEnds] = useState(0);
  return (
    <p>
      <Countdown until={until} onEnd={() => setEnds(ends + 1)} /> · fim: <output>{ends}</output>
    </p>
  );
}
