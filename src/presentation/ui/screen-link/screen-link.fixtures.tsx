import { type ReactNode, useState } from 'react';
import type { Fixture } from '../fixture.ts';
import { ScreenFetcher } from '../prefetch/use-prefetched-screen.ts';
import { ScreenLink } from './screen-link.tsx';

export const fixture: Fixture = {
  title: 'Screen link',
  states: {
    'visible links and a link below the screen': () => (
      <FetchStatus>
        <p>
          <ScreenLink to="/catalog">Catálogo</ScreenLink> · <ScreenLink to="/catalog">O mesmo</ScreenLink>
        </p>
        <div style={{ blockSize: 2000 }} />
        <p>
          <ScreenLink to="/issue/nanquim?de=longe">Nanquim</ScreenLink>
        </p>
      </FetchStatus>
    ),
  },
};

function FetchStatus({ children }: { children: ReactNode }) {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [fetchScreen] = useState(() => (address: string) => setAddresses((all) => [...all, address]));
  return (
    <ScreenFetcher value={fetchScreen}>
      <p>
        Buscadas: <output>{addresses.join(', ')}</output>
      </p>
      {children}
    </ScreenFetcher>
  );
}
