import { observer } from 'mobx-react-lite';
import { type FormEvent, type FormHTMLAttributes, useEffect, useRef } from 'react';
import type { Form } from './form.ts';
import styles from './form-view.module.css';
import { showTopmostInvalid } from './topmost-invalid.ts';

interface FormViewProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  readonly form: Pick<Form<object>, 'failedSubmits' | 'submit'>;
  /** Distance in pixels between the top and the topmost invalid field after a failed submission; 100 by default. */
  readonly scrollOffset?: number;
}

/** A form with its fields below each other, unless it has a class. A failed submission scrolls to the topmost error. */
export const FormView = observer(({ form, scrollOffset = 100, ...rest }: FormViewProps) => {
  const element = useRef<HTMLFormElement>(null);
  const { failedSubmits } = form;
  const handledSubmits = useRef(failedSubmits);

  useEffect(() => {
    if (failedSubmits > handledSubmits.current && element.current)
      showTopmostInvalid(element.current, scrollOffset);
    handledSubmits.current = failedSubmits;
  }, [failedSubmits, scrollOffset]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: the submit event must not reach a form around a modal.
    event.stopPropagation();
    void form.submit();
  };
  return <form className={styles.fields} {...rest} ref={element} onSubmit={submit} noValidate />;
});
