import type { TFunction } from 'i18next';
import { followed } from '../../../domain/following/follow-successes.ts';
import type { Notification } from '../../../domain/notification.ts';
import { isActivePath } from '../../ui/menu-item/is-active-path.ts';
import type { ToastLink } from '../../ui/toast/toast.tsx';

const followingPath = '/shelf/following';

/** The link to the screen that shows what a notification reports, if there is one and the reader is elsewhere. */
export const notificationLink = (
  t: TFunction,
  { code }: Notification,
  currentPath: string,
): ToastLink | undefined =>
  code === followed.code && !isActivePath(currentPath, followingPath, true)
    ? { to: followingPath, text: t('successes:FOLLOWED_LINK') }
    : undefined;
