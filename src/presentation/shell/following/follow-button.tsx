import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FollowTarget } from '../../../domain/following/follow.ts';
import { returningTo } from '../../../domain/session/return-to.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { fromFollowButton } from '../session/from-private-page.ts';
import styles from './follow-button.module.css';
import type { FollowsPresenter } from './follows-presenter.ts';

interface FollowButtonProps {
  readonly follows: FollowsPresenter;
  readonly target: FollowTarget;
  /** The name of the target, for screen readers. */
  readonly name: string;
  /** True in a row, where narrow windows show only the icon. */
  readonly isCompact?: boolean;
  /** Shown until it is known whether the reader follows the target. */
  readonly isFollowedByDefault?: boolean;
}

/**
 * Follows or unfollows; the text says which of both is true now. Visitors are sent to the sign-in screen and back, and
 * then follow.
 */
export const FollowButton = observer((props: FollowButtonProps) => {
  const { follows, target, name, isCompact = false, isFollowedByDefault = false } = props;
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { isSignedIn } = follows;
  useEffect(() => {
    if (isSignedIn) void follows.start();
  }, [follows, isSignedIn]);
  const isFollowing = follows.isFollowing(target) ?? (isSignedIn && isFollowedByDefault);
  const label = (
    <>
      <Icon name={isFollowing ? 'check' : 'plus'} />
      <span>
        {t(isFollowing ? 'follow:following' : 'follow:follow')}
        <span className="visually-hidden"> {name}</span>
      </span>
    </>
  );
  return (
    <span className={isCompact ? `${styles.follow} ${styles.compact}` : styles.follow} data-varies-by-reader>
      {isSignedIn ? (
        <Button
          variant={isFollowing ? 'neutral' : 'outlined'}
          onClick={() => void follows.toggle(target, isFollowedByDefault)}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink
          variant="outlined"
          to={returningTo('/auth/login', pathname + search)}
          state={fromFollowButton(name)}
          onClick={() => follows.followAfterSignIn(target)}
        >
          {label}
        </ButtonLink>
      )}
    </span>
  );
});
