import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'adornment' | 'mask' | 'ref'>;

/** A password field with a button that shows the password. The caret keeps its position. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [start: number | null, end: number | null]>(null);

  useLayoutEffect(() => {
    if (!input.current || !caret.current) return;
    // Chromium moves the caret to the start in the first layout after the type changes.
    input.current.getBoundingClientRect();
    input.current.setSelectionRange(...caret.current);
    caret.current = null;
  });

  const toggle = () => {
    const field = input.current;
    // A field without focus has no caret to keep, and Safari would focus it.
    if (field && field === document.activeElement) caret.current = [field.selectionStart, field.selectionEnd];
    setShown(!isShown);
  };
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      adornment={
        <Button
          variant="transparent"
          aria-pressed={isShown}
          title={t(isShown ? 'form:hidePassword' : 'form:showPassword')}
          disabled={props.disabled}
          onMouseDown={keepFocus}
          onClick={toggle}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </Button>
      }
    />
  );
}

/** The field keeps the focus when the button is pressed, so that phones keep their keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
