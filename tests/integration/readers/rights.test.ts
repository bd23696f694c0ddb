import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { accountDeletion } from './suites/account-deletion.ts';
import { personalData } from './suites/personal-data.ts';
import { personalTables } from './suites/personal-tables.ts';

describeOnPlatform({
  'the list of tables with personal data': personalTables,
  'the export of personal data': personalData,
  'the deletion of accounts': accountDeletion,
});
