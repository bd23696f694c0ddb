import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { cards } from './suites/cards.ts';
import { commerceTables } from './suites/commerce-tables.ts';
import { entitlements } from './suites/entitlements.ts';
import { parallelMoney } from './suites/parallel-money.ts';
import { transactions } from './suites/transactions.ts';
import { withdrawals } from './suites/withdrawals.ts';

describeOnPlatform({
  'the commerce tables': commerceTables,
  'the shop under concurrent requests': parallelMoney,
  transactions,
  'withdrawal from a subscription': withdrawals,
  'the card service': cards,
  entitlements,
});
