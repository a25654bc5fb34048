import { useTexts } from '@portico/i18n';
import { Button, Disclosure } from '@portico/ui';
import { useId, useState } from 'react';
import type { Targets } from '../bulk-draft';
import styles from '../bulk.module.css';
import { idsIn } from './ids-in';

/** Droppers by ids from anywhere: a sheet, a list, a message. */
export function PastedIds({ onAdd }: { onAdd: (targets: Targets) => void }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const [text, setText] = useState('');
  const [hasNone, setHasNone] = useState(false);
  const choose = () => {
    const ids = idsIn(text);
    setHasNone(ids.length === 0);
    if (ids.length === 0) return;
    onAdd(new Map(ids.map((one) => [one, undefined])));
    setText('');
  };
  return (
    <Disclosure summary={t('drops.bulk.paste.title')}>
      <div className={styles.paste}>
        <label htmlFor={id}>{t('drops.bulk.paste.label')}</label>
        <textarea
          id={id}
          className={styles.area}
          rows={4}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-words`}
          aria-invalid={hasNone || undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setHasNone(false);
          }}
        />
        <p id={`${id}-words`} className={hasNone ? styles.problem : styles.soft} aria-live="polite">
          {t(hasNone ? 'drops.bulk.paste.none' : 'drops.bulk.paste.hint')}
        </p>
        <Button size="small" className={styles.start} onClick={choose}>
          {t('drops.bulk.paste.choose')}
        </Button>
      </div>
    </Disclosure>
  );
}
