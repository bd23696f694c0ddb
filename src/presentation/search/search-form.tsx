import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { minSearchLength } from '../ui/search-bar/search-answer.ts';
import styles from './search-form.module.css';

/** A field in the page itself, on screens whose header has it behind an icon. */
export function SearchForm({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted.length < minSearchLength) field.current?.focus();
    else onSearch(wanted);
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('ui.search.label')}
          placeholder={t('ui.search.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('ui.search.submit')}</Button>
      </form>
    </search>
  );
}
