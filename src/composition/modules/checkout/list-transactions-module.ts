import { ListTransactions } from '../../../application/checkout/list-transactions.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The list of a reader's payments. Requires `transactionsModule`. */
export const listTransactionsModule = lateModule((bind) => {
  bind(tokens.listTransactions).toResolvedValue(
    (transactions, session) => new ListTransactions(transactions, session),
    [tokens.transactions, tokens.session],
  );
});
