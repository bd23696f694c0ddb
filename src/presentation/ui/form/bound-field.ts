import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/message.ts';
import type { FieldOf, Form } from './form.ts';

/** The fields of `Values` that hold the type. */
export type FieldHolding<Values, Type> = {
  [Field in FieldOf<Values>]: Values[Field] extends Type ? Field : never;
}[FieldOf<Values>];

/** What binds a field of a form to what shows it. */
export interface Bound<Values extends object, Type> {
  readonly form: Form<Values>;
  readonly name: FieldHolding<Values, Type>;
}

interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

/** The field's value. Throws when it is of no type that the kind of field can show. */
export function typedValue<Values extends object, Type extends keyof Types>(
  form: Form<Values>,
  name: FieldOf<Values>,
  kind: string,
  ...types: readonly Type[]
): Types[Type] {
  const value: unknown = form.values[name];
  if (types.some((type) => type === typeof value)) return value as Types[Type];
  throw new TypeError(
    `The ${kind} "${name}" takes a ${types.join(' or ')}, but its value is a ${typeof value}`,
  );
}

/** What every bound field hands to the one it shows. */
export function useBound<Values extends object>(form: Form<Values>, name: FieldOf<Values>) {
  const { t } = useTranslation();
  const error = form.shownError(name);
  return {
    name,
    error: error && messageText(t, error),
    onBlur: () => void form.blur(name),
    /** The field shows its own type, which is that of the value: `Bound` and `typedValue` see to it. */
    onChange: (value: unknown) => form.change(name, value as Values[typeof name]),
  };
}
