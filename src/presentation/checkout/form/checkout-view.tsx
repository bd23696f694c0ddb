import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import type { CheckoutDesk } from '../order/checkout-desk.ts';
import type { CheckoutViewProps } from '../order/checkout-parts.ts';
import type { Ordered } from '../order/ordered.ts';
import styles from './checkout-view.module.css';
import { ComingCheckout } from './coming-checkout.tsx';

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
        <LazyPart replacesPage key="panels" lazy={desk.parts.panels} placeholder={<ComingCheckout />}>
          {(Panels) => <Panels desk={desk} returnPath={returnPath} goesOnTo={goesOnTo} />}
        </LazyPart>
      );
    }
    if (!isKnown || !ordered) return <ComingCheckout title={title} />;
    return (
      instead ?? (
        <LazyPart
          replacesPage
          key="form"
          lazy={desk.parts.form}
          placeholder={<ComingCheckout title={title} />}
        >
          {(CheckoutForm) => <CheckoutForm {...props} returnPath={returnPath} />}
        </LazyPart>
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
