import type { laterSuccessesPtBr } from './later-successes.pt-br.ts';
import type { Texts } from './texts.ts';

export const laterSuccessesEnUs: Texts<typeof laterSuccessesPtBr> = {
  PASSWORD_RESET: 'Your password has been reset!',
  RECOVERY_LINK_SENT: 'The recovery link has been sent!',
  SIGNED_OUT_HERE: 'You are signed out on this device, but we could not notify the service.',
  CHOICE_KEPT_HERE:
    'Your choice is saved on this device. We will save it to your account as soon as possible.',
  PROFILE_SAVED: 'Your details have been saved.',
  PHONE_CHANGED: 'Your phone number has been saved.',
  OPERATOR_UNLINKED: 'Your account is no longer linked to the operator.',
  DELETION_SCHEDULED: 'The deletion of your account is scheduled.',
  DELETION_CANCELLED: 'The deletion is cancelled. Your account stays.',
  DELETION_CANCELLED_WITH_PLAN:
    'The deletion is cancelled. Your account stays. The renewal of your plan is still off: turn it on again in My plan.',
  SESSION_ENDED: 'Done: you are signed out on that device.',
  OTHER_SESSIONS_ENDED: 'Done: you are signed out on all other devices.',
  FOLLOWED: 'Following! New issues appear on the home screen and in My shelf.',
  FOLLOWED_LINK: 'See what you follow',
  GUIDED_ACCOUNT_OPENED: 'Account created. Now choose what it can read.',
  GUIDED_ACCOUNT_SAVED: 'Changes saved.',
  HAND_OVER_SENT: 'Email sent. The account will belong to the person once they set a password.',
  GUIDANCE_ENDED: 'This account is no longer with you: the person has taken it over, or it was deleted.',
  HAND_OVER_CANCELLED: 'Cancelled. The link is no longer valid, and the account stays with you.',
  SECOND_FACTOR_TURNED_OFF: 'Two-step verification has been turned off.',
  RENEWED_BY_CARD: 'From now on, the plan renews with this card.',
  RENEWAL_ENDED: 'The renewal has been cancelled. You can read until the end of the period.',
};
