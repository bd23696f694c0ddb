import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/message.ts';
import { Button } from '../button/button.tsx';
import { FieldFrame } from '../form/field-frame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import type { ChosenFile, FileLimits } from './chosen-file.ts';
import styles from './file-field.module.css';
import { useChosenFile } from './use-chosen-file.ts';

export interface FileFieldProps extends FieldProps, FileLimits {
  readonly label: string;
  /** null if no file is chosen. */
  readonly value: ChosenFile | null;
  readonly onChange: (file: ChosenFile | null) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean | undefined;
  readonly name?: string;
}

/** A file, chosen or dropped, as a base64 data URL. The screen that uses the field shows a preview. */
export function FileField({ label, value, onChange, error, hint, isRequired, ...rest }: FileFieldProps) {
  const { accept, maxSize, disabled, name, onBlur } = rest;
  const { t } = useTranslation();
  const { rejection, choose, clear, input } = useChosenFile({ accept, maxSize }, onChange);
  const problem = rejection ? messageText(t, rejection) : error;
  const { id, control } = useField({ error: problem, hint, isRequired });
  const nameId = `${id}-name`;
  return (
    <FieldFrame id={id} error={problem ?? null} hint={hint}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={problem ? true : undefined}>
        <div className={styles.target}>
          <Icon name={value ? 'file' : 'upload'} />
          <span className={styles.action}>{t('choices:chooseFile')}</span>
          <span id={nameId} className={styles.name}>
            {value ? value.name : t('choices:noFile')}
          </span>
          <input
            {...control}
            aria-describedby={[nameId, control['aria-describedby']].filter(Boolean).join(' ')}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </div>
        {value && !disabled && (
          <Button
            variant="transparent"
            aria-label={t('choices:removeFile', { name: value.name })}
            onClick={clear}
          >
            <Icon name="x" />
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
