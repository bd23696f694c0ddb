import type { ComponentType } from 'react';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';

/** The modals of the app: under its name what each needs to know. */
export interface ModalPayloads {
  readonly CONFIRM: ConfirmQuestion;
  /** What the card is for, and who wants to know of it besides the list of cards. */
  readonly ADD_CREDIT_CARD: {
    readonly purpose: CardPurpose;
    readonly onAdded?: (card: PaymentCard) => void;
  };
  /** `onPassword` returns false if the password of the account is wrong. */
  readonly CONFIRM_PASSWORD: {
    readonly username: string;
    readonly onPassword: (password: string) => Promise<boolean>;
  };
  /** 'Seu plano expirou!': it knows by itself whose. */
  readonly REACTIVATION: null;
  /** The warning before an account is unlinked from its operator. */
  readonly UNLINK_OPERATOR: null;
}

export type ModalName = keyof ModalPayloads;

/** A modal that has not been closed yet, as data. */
export type OpenedModal<Names extends ModalName = ModalName> = {
  readonly [Name in Names]: {
    readonly id: number;
    /** Kept by what replaces it, so that the focus finds back to where it was before the first of them. */
    readonly place: number;
    readonly name: Name;
    readonly payload: ModalPayloads[Name];
  };
}[Names];

/** What draws a modal is given. */
export interface ModalViewProps<Name extends ModalName> {
  readonly id: number;
  readonly payload: ModalPayloads[Name];
  readonly onClose: () => void;
}

/** What draws each modal: loaded when the first of its name is opened. Composition knows them. */
export type ModalViews = {
  readonly [Name in ModalName]: Lazy<ComponentType<ModalViewProps<Name>>>;
};
