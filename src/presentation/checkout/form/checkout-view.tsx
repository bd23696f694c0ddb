import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import frame from '../../shell/page-frame.module.css';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import type { CheckoutViewProps } from '../order/checkout-parts.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import { isOrderPlaced } from '../order/order-state.ts';
import type { Product } from '../order/product.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import styles from './checkout-view.module.css';

/** The content of a screen that sells a product: the order form, then the panels that show the outcome. */
export const CheckoutView = observer((props: CheckoutViewProps) => {
  const { checkout, title, product, isProfileLoaded, replacement, continuePath, issueToRead = null } = props;
  const { t } = useTranslation();
  const { state, otherMerchandiseId } = checkout.order;
  useOpenedOrder(checkout, isProfileLoaded ? product : null, !replacement);
  useEffect(() => checkout.order.watch(), [checkout]);
  // Typed data does not outlive the screen (rule 29).
  useEffect(() => checkout.clearBillingData, [checkout]);
  const selectOther = useEffectEvent((merchandiseId: string) => props.onOtherMerchandise?.(merchandiseId));
  useEffect(() => {
    if (otherMerchandiseId) selectOther(otherMerchandiseId);
  }, [otherMerchandiseId]);
  usePreloadedForm(checkout);
  useReloadOnReturn(checkout);
  const returnPath = useReturnPath();
  const isSameItem = product !== null && checkout.isForItemOf(product);
  const isPlaced = isSameItem && isOrderPlaced(state);
  const content = () => {
    if (isPlaced) {
      return (
        <LazyPart replacesPage key="panels" lazy={checkout.parts.panels} placeholder={<CheckoutSkeleton />}>
          {({ presenter, View }) => (
            <View
              saver={presenter}
              checkout={checkout}
              returnPath={returnPath}
              continuePath={continuePath}
              issueToRead={issueToRead}
            />
          )}
        </LazyPart>
      );
    }
    if (!isProfileLoaded || !product) return <CheckoutSkeleton title={title} />;
    return (
      replacement ?? (
        <LazyPart
          replacesPage
          key="form"
          lazy={checkout.parts.form}
          placeholder={<CheckoutSkeleton title={title} />}
        >
          {(CheckoutForm) => <CheckoutForm {...props} returnPath={returnPath} />}
        </LazyPart>
      )
    );
  };
  return (
    <div className={`${frame.frame} ${styles.page}`}>
      <title>{t('common.pageTitle', { title })}</title>
      {props.back}
      {content()}
    </div>
  );
});

/** Reloads the reader when the page becomes visible again: a Pix may have been paid in another app. */
function useReloadOnReturn({ order }: CheckoutPresenter): void {
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible' && !order.isSending) void order.account.reloadReader();
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [order]);
}

/** Loads the form in parallel with the product. */
function usePreloadedForm({ parts: { form } }: CheckoutPresenter): void {
  useEffect(() => {
    // In a timeout, so that the heading is painted first.
    const timeout = window.setTimeout(() => void form.fetch());
    return () => window.clearTimeout(timeout);
  }, [form]);
}

/** The path of this screen that an external page returns to. */
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.delete('order');
  const remainingSearch = parameters.toString();
  return remainingSearch === '' ? pathname : `${pathname}?${remainingSearch}`;
}

/** Opens the product, and checks the order that the reader returns with from an external page. */
function useOpenedOrder(checkout: CheckoutPresenter, product: Product | null, isOffered: boolean): void {
  const isReturn = useRef(useNavigationType() === 'POP');
  const [parameters, setParameters] = useSearchParams();
  const open = useEffectEvent((opened: Product, isOffered: boolean) => {
    const orderId = parameters.get('order');
    // Do not open an order that this reader may not place.
    if (!isOffered && orderId === null) return;
    void checkout.open(opened, isReturn.current);
    isReturn.current = false;
    if (orderId === null) return;
    void checkout.resumeOrder(opened, orderId);
    // Remove the id: after a reload, the pending order is found without it.
    setParameters(
      (current) => {
        current.delete('order');
        return current;
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
