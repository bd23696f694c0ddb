/** What the identity service has to know of a user's life at the newsstand, and another service tells. */
export interface Profiles {
  /** Credit in the wallet: cents of the user's currency. */
  balanceOf(uuid: string): Promise<number>;
  /** True for the account of a child: what only its guardian may do is refused. */
  isGuided(uuid: string): Promise<boolean>;
  isGuardianOf(guardian: string, guided: string): Promise<boolean>;
  /** Undoes the bond with an operator, if there is one. */
  undoBond(uuid: string): Promise<void>;
}
