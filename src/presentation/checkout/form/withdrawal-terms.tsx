import { useTranslation } from 'react-i18next';

/** Until when the purchase of an issue or of credits can be withdrawn. */
export function WithdrawalTerms({ product }: { readonly product: 'issue' | 'credit' }) {
  const { t } = useTranslation();
  return <p>{t(product === 'issue' ? 'sold:offers.withdrawal' : 'sold:credit.withdrawal')}</p>;
}
