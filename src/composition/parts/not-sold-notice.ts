import { acquisitionEnUs } from '../../presentation/checkout/acquisition/acquisition.en-us.ts';
import { acquisitionPtBr } from '../../presentation/checkout/acquisition/acquisition.pt-br.ts';
import { notSoldEnUs } from '../../presentation/checkout/acquisition/not-sold.en-us.ts';
import { notSoldPtBr } from '../../presentation/checkout/acquisition/not-sold.pt-br.ts';
import { NotSoldNotice } from '../../presentation/checkout/acquisition/not-sold-notice.tsx';
import { view } from '../parts.ts';

/** Replaces the order form of an issue that is not sold to this reader. */
export const notSoldNotice = view({
  View: NotSoldNotice,
  texts: { acquisition: [acquisitionPtBr, acquisitionEnUs], notSold: [notSoldPtBr, notSoldEnUs] },
});
