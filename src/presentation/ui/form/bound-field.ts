import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/message.ts';
import type { FieldOf, Form } from './form.ts';

/** The fields of `Values` with values of the type. */
export type FieldOfType<Values, Type> = {
  [Field in FieldOf<Values>]: Values[Field] extends Type ? Field : never;
}[FieldOf<Values>];

/** Binds a component to a field of a form. */
export interface BoundFieldProps<Values extends object, Type> {
  readonly form: Form<Values>;
  readonly name: FieldOfType<Values, Type>;
}

interface ValueTypes {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

/** The field's value. Throws if its type is not one that the component supports. */
export function checkedValue<Values extends object, Type extends keyof ValueTypes>(
  form: Form<Values>,
  name: FieldOf<Values>,
  kind: string,
  ...types: readonly Type[]
): ValueTypes[Type] {
  const value: unknown = form.values[name];
  if (types.some((type) => type === typeof value)) return value as ValueTypes[Type];
  throw new TypeError(
    `The ${kind} "${name}" requires a ${types.join(' or ')}, but its value is a ${typeof value}`,
  );
}

/** The props that every bound field passes to its component. */
export function useBoundField<Values extends object>(form: Form<Values>, name: FieldOf<Values>) {
  const { t } = useTranslation();
  const error = form.shownError(name);
  return {
    name,
    error: error && messageText(t, error),
    onBlur: () => void form.blur(name),
    /** The type matches, because `BoundFieldProps` and `checkedValue` ensure it. */
    onChange: (value: unknown) => form.change(name, value as Values[typeof name]),
  };
}
