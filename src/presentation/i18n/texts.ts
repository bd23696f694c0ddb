/** The shape of a language's texts: the same keys as the original, with other words. */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
};
