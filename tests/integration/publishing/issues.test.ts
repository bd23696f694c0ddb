import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { approvals } from './suites/approvals.ts';
import { contents } from './suites/contents.ts';
import { details } from './suites/details.ts';
import { formerImages } from './suites/former-images.ts';
import { issuePermissions } from './suites/issue-permissions.ts';
import { markets } from './suites/markets.ts';
import { panelProposals } from './suites/panel-proposals.ts';
import { privateLists } from './suites/private-lists.ts';
import { salesInMarkets } from './suites/sales-in-markets.ts';
import { uploads } from './suites/uploads.ts';

describeOnPlatform({
  'details of working copies': details,
  'contents and pages of working copies': contents,
  uploads,
  'requests for approval': approvals,
  'permissions of publishers and staff': issuePermissions,
  'the sale of issues': markets,
  'the sale of issues in several markets': salesInMarkets,
  'panel proposals': panelProposals,
  'private lists of issues': privateLists,
  'images of former versions': formerImages,
});
