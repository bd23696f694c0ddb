import { useState } from 'react';
import { failures } from '../../../domain/failure.ts';
import type { Fixture } from '../fixture.ts';
import { FailureNotice } from './failure-notice.tsx';

function CountingNotice() {
  const [retries, setRetries] = useState(0);
  return (
    <>
      <FailureNotice failure={failures.networkConnection} onRetry={() => setRetries(retries + 1)} />
      <p>Pedido {retries} vezes de novo</p>
    </>
  );
}

export const fixture: Fixture = {
  title: 'Failure notice',
  states: {
    'no network': () => <CountingNotice />,
    'a message from the platform': () => (
      <FailureNotice
        failure={{ code: '', name: 'UNKNOWN', message: 'Esta edição volta às 18 h.' }}
        onRetry={() => {}}
      />
    ),
  },
};
