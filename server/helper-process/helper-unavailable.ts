/** A helper process ended before it had done its work, such as where the machine had no memory left. */
export class HelperUnavailable extends Error {}
