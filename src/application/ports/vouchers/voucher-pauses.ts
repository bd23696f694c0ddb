/** Remembers on this device until when each user may try no more vouchers, so that a reload does not hide it. */
export interface VoucherPauses {
  /** In milliseconds since 1970; null: none is known. */
  until(userId: string): number | null;
  save(userId: string, until: number): void;
}
