import { HttpTransactions } from '../../../infrastructure/comics/http-transactions.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** A reader's payments. */
export const transactionsModule = lateModule((bind) => {
  bind(tokens.transactions).toResolvedValue((comics) => new HttpTransactions(comics), [tokens.comicsClient]);
});
