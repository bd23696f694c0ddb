import type { ComponentType } from 'react';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { Transaction } from '../../../domain/checkout/transaction.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { ModalSlotProps } from '../../ui/modal/modal-slot.tsx';

/** The data that each modal needs, by name. */
export interface ModalPayloads {
  readonly CONFIRM: ConfirmQuestion;
  /** `onAdded` is called in addition to updating the list of cards. */
  readonly ADD_CREDIT_CARD: {
    readonly purpose: CardPurpose;
    readonly onAdded?: (card: PaymentCard) => void;
  };
  /** `onPassword` returns false if the password of the account is wrong. */
  readonly CONFIRM_PASSWORD: {
    readonly username: string;
    readonly onPassword: (password: string) => Promise<boolean>;
  };
  /** `buyer`: the reader's name. `onPay`: shows the Pix of an order that can be paid. */
  readonly RECEIPT: {
    readonly transaction: Transaction;
    readonly buyer: string;
    readonly onPay?: () => void;
    /** Absent if the purchase cannot be withdrawn. */
    readonly onWithdraw?: (question: ConfirmQuestion) => void;
  };
  /** The guardian's password, or the code of their second factor. */
  readonly RETURN_TO_GUARDIAN: null;
  /** "Seu plano expirou!" The modal reads the reader's profile itself. */
  readonly REACTIVATION: null;
  /** The warning before an account is unlinked from its operator. */
  readonly UNLINK_OPERATOR: null;
}

export type ModalName = keyof ModalPayloads;

/** A modal that is shown or closing. */
export type OpenedModal<Names extends ModalName = ModalName> = {
  readonly [Name in Names]: {
    readonly id: number;
    /** A replacement keeps the slot, so that the focus can return to where it was before the first modal. */
    readonly slot: number;
    readonly name: Name;
    readonly payload: ModalPayloads[Name];
  };
}[Names];

export interface ModalViewProps<Name extends ModalName> {
  readonly id: number;
  readonly payload: ModalPayloads[Name];
  readonly onClose: () => void;
}

/** The component of each modal, loaded when the modal is first opened. */
export type ModalViews = {
  readonly [Name in ModalName]: Lazy<ComponentType<ModalViewProps<Name>>>;
};

/** What the layer of modals renders. Composition provides it. */
export interface ModalComponents {
  readonly Slot: ComponentType<ModalSlotProps>;
  readonly views: ModalViews;
}
