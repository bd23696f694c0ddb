/** A helper process was killed because its work took too long. */
export class HelperTimeout extends Error {}
