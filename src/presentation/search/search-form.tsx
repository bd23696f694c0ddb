import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { minSearchLength } from '../ui/search-bar/search-answer.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly initialText?: string;
  readonly onSearch: (text: string) => void;
}

/** A search field in the page, because on small screens the header shows only an icon. */
export function SearchForm({ initialText = '', onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initialText);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query.length < minSearchLength) field.current?.focus();
    else onSearch(query);
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
