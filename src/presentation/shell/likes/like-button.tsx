import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { returningTo } from '../../../domain/session/return-to.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import type { IssueLikesPresenter } from './issue-likes-presenter.ts';
import styles from './like-button.module.css';

interface LikeButtonProps {
  readonly likes: IssueLikesPresenter;
  readonly issue: Issue;
}

/**
 * The number of readers who like an issue. Pressing it adds or removes the own like; visitors are sent to sign in and
 * back.
 */
export const LikeButton = observer(({ likes, issue: { id, content } }: LikeButtonProps) => {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const { isSignedIn } = likes;
  useEffect(() => likes.watch(id), [likes, id]);
  const { count = 0, isLiked = false } = likes.likesOf(id) ?? {};
  const title = t('like:like', { title: content.title });
  const label = count > 0 ? `${title}, ${t('like:likes', { count })}` : title;
  const face = (
    <>
      <Icon name="thumbs-up" />
      {count > 0 && shortCount(count, i18n.language)}
    </>
  );
  if (!isSignedIn) {
    return (
      <ScreenLink
        to={returningTo('/auth/login', pathname + search)}
        className={styles.button}
        title={title}
        aria-label={label}
      >
        {face}
      </ScreenLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      title={title}
      aria-label={label}
      aria-pressed={isLiked}
      onClick={() => void likes.toggle(id)}
    >
      {face}
    </button>
  );
});

/** Below a thousand all notations are the same, and the first formatter takes a long task on a phone. */
const shortCount = (count: number, locale: string): string =>
  count < 1000 ? String(count) : new Intl.NumberFormat(locale, { notation: 'compact' }).format(count);
