/** A question that is answered by yes or no. */
export interface ConfirmQuestion {
  readonly title: string;
  /** HTML, of which only what `SafeHtml` allows is shown. */
  readonly message: string;
  /** 'Cancelar' where nothing is said. */
  readonly cancel?: string;
  /** 'Confirmar' where nothing is said. */
  readonly confirm?: string;
  /** True where confirming destroys something. */
  readonly isDanger?: boolean;
}
