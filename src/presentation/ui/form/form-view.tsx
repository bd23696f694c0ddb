import { observer } from 'mobx-react-lite';
import { type FormEvent, type FormHTMLAttributes, useEffect, useRef } from 'react';
import type { Form } from './form.ts';
import styles from './form-view.module.css';
import { showTopmostInvalid } from './topmost-invalid.ts';

interface FormViewProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  readonly form: Pick<Form<object>, 'refusals' | 'submit'>;
  /** Pixels above the topmost invalid field after a submission that did not pass; 100 by default. */
  readonly scrollOffset?: number;
}

/** The fields of a form with its button, one below the other unless it has a class of its own. A submission that does not pass leads to what is wrong. */
export const FormView = observer(({ form, scrollOffset = 100, ...rest }: FormViewProps) => {
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  const led = useRef(refusals);

  useEffect(() => {
    if (refusals > led.current && element.current) showTopmostInvalid(element.current, scrollOffset);
    led.current = refusals;
  }, [refusals, scrollOffset]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form around a modal, which is none of ours.
    event.stopPropagation();
    void form.submit();
  };
  return <form className={styles.fields} {...rest} ref={element} onSubmit={submit} noValidate />;
});
