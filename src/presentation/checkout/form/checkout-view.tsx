import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import type { CheckoutViewProps } from '../order/checkout-parts.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import { isOrderPlaced } from '../order/order-state.ts';
import type { Product } from '../order/product.ts';
import styles from './checkout-view.module.css';
import { ComingCheckout } from './coming-checkout.tsx';

/** What a screen shows that sells something: the order with its summary, and what becomes of it. */
export const CheckoutView = observer((props: CheckoutViewProps) => {
  const { checkout, title, product, isKnown, instead, goesOnTo } = props;
  const { t } = useTranslation();
  const { state, otherMerchandiseId } = checkout.order;
  useOpenedOrder(checkout, isKnown ? product : null, !instead);
  useEffect(() => checkout.order.watch(), [checkout]);
  const lookAt = useEffectEvent((merchandiseId: string) => props.onOther?.(merchandiseId));
  useEffect(() => {
    if (otherMerchandiseId) lookAt(otherMerchandiseId);
  }, [otherMerchandiseId]);
  useFormAhead(checkout);
  useReturn(checkout);
  const returnPath = useReturnPath();
  const isThis = product !== null && checkout.isAbout(product);
  const isPlaced = isThis && isOrderPlaced(state);
  const shown = () => {
    if (isPlaced) {
      return (
        <LazyPart replacesPage key="panels" lazy={checkout.parts.panels} placeholder={<ComingCheckout />}>
          {(Panels) => <Panels checkout={checkout} returnPath={returnPath} goesOnTo={goesOnTo} />}
        </LazyPart>
      );
    }
    if (!isKnown || !product) return <ComingCheckout title={title} />;
    return (
      instead ?? (
        <LazyPart
          replacesPage
          key="form"
          lazy={checkout.parts.form}
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
function useReturn({ order }: CheckoutPresenter): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !order.isSending) void order.after.reloadReader();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [order]);
}

/** Loads the form in parallel with the product, which takes as long. */
function useFormAhead({ parts: { form } }: CheckoutPresenter): void {
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

/** Opens the product, and checks the order that the reader returns with from an external page. */
function useOpenedOrder(checkout: CheckoutPresenter, product: Product | null, isOffered: boolean): void {
  const isReturn = useRef(useNavigationType() === 'POP');
  const [parameters, setParameters] = useSearchParams();
  const open = useEffectEvent((opened: Product, isSold: boolean) => {
    const orderId = parameters.get('order');
    // Nothing is asked about an order that this reader may not place.
    if (!isSold && orderId === null) return;
    void checkout.open(opened, isReturn.current);
    isReturn.current = false;
    if (orderId === null) return;
    void checkout.comeBack(opened, orderId);
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
    if (!isReturn.current) checkout.order.close();
  }, [checkout]);
  useEffect(() => {
    if (product) open(product, isOffered);
  }, [product, isOffered]);
}
