/** Remembers on this device until when each user may try no more vouchers, so that a reload does not hide it. */
export interface VoucherPauses {
  /** In milliseconds since 1970; null: none is known. */
  until(readerId: string): number | null;
  save(readerId: string, until: number): void;
}
