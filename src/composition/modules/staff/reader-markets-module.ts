import { ChangeReaderMarket } from '../../../application/staff/change-reader-market.ts';
import { HttpReaderMarkets } from '../../../infrastructure/comics/http-reader-markets.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** The markets of readers. */
export const readerMarketsModule = lateModule((bind) => {
  bind(tokens.readerMarkets).toResolvedValue(
    (comics) => new HttpReaderMarkets(comics),
    [tokens.comicsClient],
  );
  bindRestricted(bind, tokens.readerMarkets)(tokens.changeReaderMarket, ChangeReaderMarket);
});
