export interface ConfirmQuestion {
  readonly title: string;
  /** HTML, reduced to what `SafeHtml` allows. */
  readonly message: string;
  /** 'Cancelar' by default. */
  readonly cancel?: string;
  /** 'Confirmar' by default. */
  readonly confirm?: string;
  /** True if confirming destroys something. */
  readonly isDanger?: boolean;
}
