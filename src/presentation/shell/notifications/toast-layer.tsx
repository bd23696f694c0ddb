import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { NotificationType } from '../../../domain/notification.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import type { ToastVariant } from '../../ui/toast/toast.tsx';
import { ToastArea } from '../../ui/toast/toast-area.tsx';
import { notificationLink } from './notification-link.ts';
import { notificationText } from './notification-text.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';

const timeoutMs = 5000;
/** A link needs time to be reached with the keyboard or a screen reader. */
const timeoutWithLinkMs = 20_000;

const variants: Readonly<Record<NotificationType, ToastVariant>> = {
  ERROR: 'danger',
  SUCCESS: 'positive',
  INFO: 'information',
};

export const ToastLayer = observer(({ presenter }: { presenter: NotificationsPresenter }) => {
  const { t } = useTranslation(undefined, withLaterTexts);
  const { pathname } = useLocation();
  const toasts = presenter.all
    .map((notification) => ({
      notification,
      text: notificationText(t, notification),
      link: notificationLink(t, notification, pathname),
    }))
    // The text of a code may not have loaded yet.
    .filter(({ text }) => text.trim() !== '')
    .map(({ notification: { id, type, times }, text, link }) => ({
      id,
      variant: variants[type],
      text,
      link,
      times,
      timeout: link ? timeoutWithLinkMs : timeoutMs,
    }));
  return <ToastArea toasts={toasts} onClose={presenter.close} />;
});
