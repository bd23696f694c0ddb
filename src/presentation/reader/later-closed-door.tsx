import { Later } from '../shell/lazy-loading/later.ts';
import { LaterPart } from '../shell/lazy-loading/later-part.tsx';
import type { ClosedDoorProps } from './closed-door.tsx';

const closedDoor = new Later(async () => {
  const file = await import(/* webpackChunkName: 'closed-door' */ './closed-door.tsx');
  return file.ClosedDoor;
});

/** `ClosedDoor`, which most comics do not have: its code is fetched when it is wanted. */
export const LaterClosedDoor = (props: ClosedDoorProps) => (
  <LaterPart replacesPage later={closedDoor} placeholder={null}>
    {(ClosedDoor) => <ClosedDoor {...props} />}
  </LaterPart>
);
