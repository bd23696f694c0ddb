/** A helper process ended before it finished its work, for example because the machine ran out of memory. */
export class HelperUnavailable extends Error {}
