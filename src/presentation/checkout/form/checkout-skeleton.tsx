import frame from '../../shell/page-frame.module.css';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './checkout-view.module.css';

/** A placeholder with the size of the order form. */
export function CheckoutSkeleton({ title }: { title?: string }) {
  return (
    <>
      {title !== undefined && <h1 className={frame.title}>{title}</h1>}
      <LoadingStatus isLoading />
      <div className={styles.order}>
        <div className={styles.choices}>
          <Skeleton blockSize="8rem" />
          <Skeleton blockSize="20rem" />
        </div>
        <div className={styles.side}>
          <Skeleton blockSize="20rem" />
        </div>
      </div>
    </>
  );
}
