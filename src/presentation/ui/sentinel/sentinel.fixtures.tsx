import { useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { Sentinel } from './sentinel.tsx';

export const fixture: Fixture = {
  title: 'Sentinel',
  states: {
    'at the end of a list': () => <List />,
    'while loading': () => <Sentinel onReach={() => {}} isLoading />,
  },
};

function List() {
  const [count, setCount] = useState(10);
  const [onReach] = useState(() => () => setCount((now) => now + 10));
  return (
    <div style={{ inlineSize: '100%' }}>
      <ol aria-label="Edições">
        {Array.from({ length: count }, (_, index) => `Edição ${index + 1}`).map((title) => (
          <li key={title} style={{ blockSize: 56 }}>
            {title}
          </li>
        ))}
      </ol>
      {count < 100 && <Sentinel onReach={onReach} />}
    </div>
  );
}
