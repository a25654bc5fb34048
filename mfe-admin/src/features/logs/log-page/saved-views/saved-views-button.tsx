import { useTexts } from '@portico/i18n';
import { Button, Dialog, TextField, IconButton, Link } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { AdminLog } from '@portico/contract';
import {
  deleteView,
  MAX_VIEW_NAME,
  MAX_VIEWS,
  readViews,
  savedQuery,
  saveView,
  type SavedView,
} from './saved-views';
import styles from './saved-views.module.css';

/** Names the current filters of a log, and comes back to them. */
export function SavedViewsButton({ log }: { log: AdminLog }) {
  const t = useTexts('mfe-admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="star" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {t('logs.views.button')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('logs.views.title')}
        closeText={t('logs.close')}
      >
        {isOpen && <SavedViews log={log} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function SavedViews({ log, onClose }: { log: AdminLog; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const { search } = useLocation();
  const [views, setViews] = useState<readonly SavedView[]>(() => readViews(log));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || name.trim() === '') return;
    setViews(saveView(log, { name: name.trim(), query: savedQuery(search) }));
    event.currentTarget.reset();
  };
  return (
    <div className={styles.body}>
      <form className={styles.form} onSubmit={save}>
        <TextField
          label={t('logs.views.name')}
          name="name"
          value=""
          maxLength={MAX_VIEW_NAME}
          required
          className={styles.name}
        />
        <Button type="submit" variant="primary" icon="plus">
          {t('logs.views.save')}
        </Button>
      </form>
      {views.length === 0 ? (
        <p className={styles.note}>{t('logs.views.none')}</p>
      ) : (
        <ul className={styles.list} role="list">
          {views.map(({ name, query }) => (
            <li key={name} className={styles.view}>
              <Link href={`?${query}`} className={styles.link} onClick={onClose}>
                <bdi>{name}</bdi>
              </Link>
              <IconButton
                icon="close"
                size="small"
                label={t('logs.views.delete', { name })}
                onClick={() => setViews(deleteView(log, name))}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('logs.views.note', { formatted: String(MAX_VIEWS) })}</p>
    </div>
  );
}
