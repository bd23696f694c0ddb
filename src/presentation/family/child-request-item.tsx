import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ChildRequest } from '../../domain/account/guardian-request.ts';
import { formatInstant } from '../i18n/format-instant.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { SmallCover } from '../shell/catalogue/small-cover.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { RatingBadge } from '../ui/rating-badge/rating-badge.tsx';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import type { ChildRequests } from './child-requests.ts';
import styles from './family-page.module.css';

interface ChildRequestItemProps {
  readonly request: ChildRequest;
  readonly requests: ChildRequests;
  readonly onAnswered: () => void;
}

/** What a child asks for, with the possible answers. */
export const ChildRequestItem = observer(({ request, requests, onAnswered }: ChildRequestItemProps) => {
  const { t, i18n } = useTranslation();
  const { child, product, purpose, details, requestedAt } = request;
  const { name, path, parentalRating, cover } = details;
  const prices = request.answer === null ? priceTexts(t, i18n.language, request) : [];
  return (
    <article className={styles.request}>
      {product.kind === 'issue' && parentalRating && (
        <SmallCover cover={cover} rating={parentalRating} size={56} />
      )}
      <div className={styles.asked}>
        <p className={styles.hint}>
          {t(`family:purpose.${product.kind === 'plan' ? 'plan' : purpose}`, { nickname: child.nickname })}
        </p>
        <p className={styles.product}>
          <ScreenLink to={path} className={styles.link ?? ''}>
            {name}
          </ScreenLink>
          {parentalRating && <RatingBadge rating={parentalRating} size="small" />}
        </p>
        {purpose === 'rating' && prices.length > 0 && <p>{t('family:alsoBuy')}</p>}
        {prices.map((price) => (
          <p key={price}>{price}</p>
        ))}
        <p className={styles.hint}>
          {t('family:since', { instant: formatInstant(requestedAt, i18n.language) })}
        </p>
        {request.answer === null ? (
          <Answers request={request} requests={requests} onAnswered={onAnswered} />
        ) : (
          <p className={styles.answer}>{t(`family:answers.${answerOf(request)}`)}</p>
        )}
        {purpose === 'rating' && request.answer === 'granted' && (
          <DeclineButton request={request} requests={requests} onAnswered={onAnswered} name="takeBack" />
        )}
      </div>
    </article>
  );
});

const Answers = observer(({ request, requests, onAnswered }: ChildRequestItemProps) => {
  const { t } = useTranslation();
  const { product, purpose, details } = request;
  const { answering } = requests;
  const allow = async () => {
    if (await requests.answer(request, 'granted')) onAnswered();
  };
  const forWhat = <span className="visually-hidden"> {details.name}</span>;
  return (
    <div className={styles.answers}>
      {purpose === 'rating' ? (
        <Button
          size="small"
          isLoading={answering?.id === request.id && answering.answer === 'granted'}
          onClick={() => void allow()}
        >
          {t('family:allow')}
          {forWhat}
        </Button>
      ) : (
        <ButtonLink size="small" to={product.kind === 'issue' ? `${details.path}/acquisition` : details.path}>
          {t(product.kind === 'issue' ? 'family:buy' : 'family:seePlan')}
          {forWhat}
        </ButtonLink>
      )}
      <DeclineButton request={request} requests={requests} onAnswered={onAnswered} name="decline" />
    </div>
  );
});

interface DeclineButtonProps extends ChildRequestItemProps {
  readonly name: 'decline' | 'takeBack';
}

const DeclineButton = observer(({ request, requests, onAnswered, name }: DeclineButtonProps) => {
  const { t } = useTranslation();
  const { answering } = requests;
  const decline = async () => {
    if (await requests.answer(request, 'declined')) onAnswered();
  };
  return (
    <Button
      size="small"
      variant="outlined"
      isLoading={answering?.id === request.id && answering.answer === 'declined'}
      onClick={() => void decline()}
    >
      {t(`family:${name}`)}
      <span className="visually-hidden"> {request.details.name}</span>
    </Button>
  );
});

function answerOf({ answer, purpose }: ChildRequest): 'granted' | 'declined' | 'bought' {
  if (answer === 'granted') return purpose === 'purchase' ? 'bought' : 'granted';
  return 'declined';
}

const priceTexts = (t: TFunction, locale: string, { details }: ChildRequest): readonly string[] =>
  details.prices.map(({ kind, cents, currency, days }) => {
    const price = formatPrice(cents, currency, locale);
    return kind === 'plan' ? t('family:period', { price, days: days ?? 30 }) : t(`family:${kind}`, { price });
  });
