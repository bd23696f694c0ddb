import type { TFunction } from 'i18next';
import { followed } from '../../../domain/following/follow-successes.ts';
import type { Notification } from '../../../domain/notification.ts';
import type { ToastLink } from '../../ui/toast/toast.tsx';

/** The link to the screen that shows what a notification reports, if there is one. */
export const notificationLink = (t: TFunction, { code }: Notification): ToastLink | undefined =>
  code === followed.code ? { to: '/shelf/following', text: t('successes:FOLLOWED_LINK') } : undefined;
