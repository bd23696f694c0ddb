import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Later } from '../lazy-loading/later.ts';
import { LaterPart } from '../lazy-loading/later-part.tsx';
import type { AuthSendAgainProps } from './auth-send-again.tsx';

const sendAgain = new Later(async () => {
  const file = await import(/* webpackChunkName: 'auth-send-again' */ './auth-send-again.tsx');
  return file.AuthSendAgain;
});

/** `AuthSendAgain`, for screens that seldom get as far: its code is fetched when it is wanted. */
export const LaterSendAgain = (props: AuthSendAgainProps) => (
  <LaterPart later={sendAgain} placeholder={<Skeleton blockSize="44px" />}>
    {(AuthSendAgain) => <AuthSendAgain {...props} />}
  </LaterPart>
);
