import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { LaterPart } from '../../shell/lazy-loading/later-part.tsx';
import type { CheckoutDesk } from '../order/checkout-desk.ts';
import type { Ordered } from '../order/ordered.ts';
import styles from './checkout-view.module.css';
import { ComingCheckout } from './coming-checkout.tsx';
import type { Sold } from './sold.tsx';

export interface CheckoutViewProps {
  readonly desk: CheckoutDesk;
  readonly title: string;
  /** null: on its way. */
  readonly ordered: Ordered | null;
  /** False while it is not known whether the reader may buy it. */
  readonly isKnown: boolean;
  /** In place of the form: why it is not sold to this reader. */
  readonly instead?: ReactElement | null;
  /** What it is about, where neither the title nor the choices say so: on a phone its summary stands far below. */
  readonly subject?: string | undefined;
  readonly sold: Sold;
  /** Another merchandise of the item is under way: it is what is looked at. */
  readonly onOther?: (merchandiseId: string) => void;
  /** Where a reader goes on who has bought it; null: they came from nowhere. */
  readonly goesOnTo: string | null;
  readonly onRefresh: () => void;
}

/** What a screen shows that sells something: the order with its summary, and what becomes of it. */
export const CheckoutView = observer((props: CheckoutViewProps) => {
  const { desk, title, ordered, isKnown, instead, goesOnTo } = props;
  const { t } = useTranslation();
  const { lastPurchased, waiting, isUncertain, remembered } = desk.order;
  const { otherMerchandise } = remembered;
  useOpenedOrder(desk, isKnown ? ordered : null, !instead);
  useEffect(() => desk.order.watch(), [desk]);
  const lookAt = useEffectEvent((merchandiseId: string) => props.onOther?.(merchandiseId));
  useEffect(() => {
    if (otherMerchandise) lookAt(otherMerchandise);
  }, [otherMerchandise]);
  useFormAhead(desk);
  useReturn(desk);
  const returnPath = useReturnPath();
  const isThis = ordered !== null && desk.isAbout(ordered);
  const isPlaced = isThis && (lastPurchased !== null || waiting.purchase !== null || isUncertain);
  const shown = () => {
    if (isPlaced) {
      return (
        <LaterPart replacesPage key="panels" later={desk.parts.panels} placeholder={<ComingCheckout />}>
          {(Panels) => <Panels desk={desk} returnPath={returnPath} goesOnTo={goesOnTo} />}
        </LaterPart>
      );
    }
    if (!isKnown || !ordered) return <ComingCheckout title={title} />;
    return (
      instead ?? (
        <LaterPart
          replacesPage
          key="form"
          later={desk.parts.form}
          placeholder={<ComingCheckout title={title} />}
        >
          {(CheckoutForm) => <CheckoutForm {...props} returnPath={returnPath} />}
        </LaterPart>
      )
    );
  };
  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title })}</title>
      {shown()}
    </div>
  );
});

/** What the reader has may have changed meanwhile: a Pix is paid elsewhere. */
function useReturn({ order }: CheckoutDesk): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !order.isExecuting) void order.after.reloadReader();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [order]);
}

/** The form comes while it is asked what is sold, which takes as long. */
function useFormAhead({ parts: { form } }: CheckoutDesk): void {
  useEffect(() => {
    // The heading is painted first, also where React runs effects before that.
    const waiting = window.setTimeout(() => void form.fetch());
    return () => window.clearTimeout(waiting);
  }, [form]);
}

/** This screen, as somebody else's page leads back to it. */
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.delete('order');
  const rest = parameters.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

/** Opens what is ordered, and asks about the order that somebody else's page leads back with. */
function useOpenedOrder(desk: CheckoutDesk, ordered: Ordered | null, isOffered: boolean): void {
  const isReturn = useRef(useNavigationType() === 'POP');
  const [parameters, setParameters] = useSearchParams();
  const open = useEffectEvent((opened: Ordered, isSold: boolean) => {
    const orderId = parameters.get('order');
    // Nothing is asked about an order that this reader may not place.
    if (!isSold && orderId === null) return;
    void desk.open(opened, isReturn.current);
    isReturn.current = false;
    if (orderId === null) return;
    void desk.comeBack(opened, orderId);
    // Once: a reload finds by itself what waits.
    setParameters(
      (now) => {
        now.delete('order');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (!isReturn.current) desk.enter();
  }, [desk]);
  useEffect(() => {
    if (ordered) open(ordered, isOffered);
  }, [ordered, isOffered]);
}
