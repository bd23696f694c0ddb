/** Remembers on this device until when a user must wait before the next voucher, so that it survives a reload. */
export interface VoucherPauses {
  /** In milliseconds since 1970; null if unknown. */
  findEnd(readerId: string): number | null;
  save(readerId: string, until: number): void;
}
