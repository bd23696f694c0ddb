import type { Texts } from '../i18n/texts.ts';
import type { deletionPtBr } from './deletion.pt-br.ts';

export const deletionEnUs: Texts<typeof deletionPtBr> = {
  scheduled: 'This account will be deleted on {{date}}',
  grace: 'Until then everything keeps working, and you can change your mind. Subscriptions no longer renew.',
  cancel: 'Cancel deletion',
  guided: 'Only the guardian of this account can cancel the deletion.',
};
