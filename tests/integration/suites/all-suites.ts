import type { TestPlatform } from '../support/test-platform.ts';
import { cards } from './cards.ts';
import { collections } from './collections.ts';
import { commerceTables } from './commerce-tables.ts';
import { coupons } from './coupons.ts';
import { demo } from './demo.ts';
import { demoAround } from './demo-around.ts';
import { demoMoney } from './demo-money.ts';
import { dueWork } from './due-work.ts';
import { emailValidation } from './email-validation.ts';
import { exploration } from './exploration.ts';
import { favourites } from './favourites.ts';
import { google } from './google.ts';
import { identityAccounts } from './identity-accounts.ts';
import { identityAttempts } from './identity-attempts.ts';
import { identityEdit } from './identity-edit.ts';
import { identityLimits } from './identity-limits.ts';
import { identityLogin } from './identity-login.ts';
import { identityPictures } from './identity-pictures.ts';
import { identityRaces } from './identity-races.ts';
import { identitySessions } from './identity-sessions.ts';
import { identityUsers } from './identity-users.ts';
import { issues } from './issues.ts';
import { mailbox } from './mailbox.ts';
import { notifications } from './notifications.ts';
import { operator } from './operator.ts';
import { operatorBonds } from './operator-bonds.ts';
import { operatorNamedAddress } from './operator-named-address.ts';
import { orderEdges } from './order-edges.ts';
import { orderLetters } from './order-letters.ts';
import { orderRefusals } from './order-refusals.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { parallelMoney } from './parallel-money.ts';
import { passwordRecovery } from './password-recovery.ts';
import { passwords } from './passwords.ts';
import { postal } from './postal.ts';
import { preferences } from './preferences.ts';
import { profiles } from './profiles.ts';
import { ratingGate } from './rating-gate.ts';
import { readers } from './readers.ts';
import { readings } from './readings.ts';
import { renewals } from './renewals.ts';
import { renewalsByCard } from './renewals-by-card.ts';
import { rights } from './rights.ts';
import { search } from './search.ts';
import { searchErrors } from './search-errors.ts';
import { showcase } from './showcase.ts';
import { signUpCorrection } from './sign-up-correction.ts';
import { standInCounters } from './stand-in-counters.ts';
import { standInGateway } from './stand-in-gateway.ts';
import { tokenizer } from './tokenizer.ts';
import { transactions } from './transactions.ts';
import { vouchers } from './vouchers.ts';
import { withdrawals } from './withdrawals.ts';
import { withdrawn } from './withdrawn.ts';

const suites = {
  issues,
  pages,
  collections,
  exploration,
  favourites,
  withdrawn,
  ratingGate,
  readings,
  readers,
  preferences,
  profiles,
  identityLogin,
  identitySessions,
  identityAttempts,
  identityLimits,
  identityRaces,
  identityAccounts,
  identityUsers,
  identityEdit,
  identityPictures,
  google,
  operator,
  operatorBonds,
  operatorNamedAddress,
  passwordRecovery,
  passwords,
  emailValidation,
  mailbox,
  rights,
  search,
  searchErrors,
  showcase,
  signUpCorrection,
  commerceTables,
  parallelMoney,
  orders,
  orderEdges,
  orderRefusals,
  coupons,
  transactions,
  dueWork,
  orderLetters,
  renewals,
  renewalsByCard,
  withdrawals,
  vouchers,
  notifications,
  cards,
  standInGateway,
  standInCounters,
  tokenizer,
  postal,
  demo,
  demoAround,
  demoMoney,
};

/** What the platform does, whatever database it is on. */
export function describeAll(platform: () => TestPlatform): void {
  describe.each(Object.entries(suites))('%s', (_name, suite) => suite(platform));
}
