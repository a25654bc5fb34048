import type { AdminLog } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { kitText, deviceStore, isText } from '@portico/portal-kit';
import { hasFields } from '@portico/portal-kit/pending-send';
import { Button, Dialog, IconButton, Link, SoftText, Stack, TextField } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './saved-views.module.css';

interface SavedView {
  name: string;
  /** Query string without `?`. */
  query: string;
}

const MAX_VIEWS = 20;
const MAX_VIEW_NAME = 40;
const MAX_QUERY = 500;
/** Parameters for the reader's position; a saved view keeps only filters. */
const OF_THE_MOMENT = ['page', 'cursor', 'story', 'storyAt', 'lng'];

const keyOf = (log: AdminLog) => `portico-log-views-${log}`;

function savedQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of OF_THE_MOMENT) params.delete(name);
  return params.toString().slice(0, MAX_QUERY);
}

/** Saved views of a log; empty if storage is closed or unreadable. */
function readViews(log: AdminLog): readonly SavedView[] {
  return deviceStore.readList(keyOf(log), isView).slice(0, MAX_VIEWS);
}

function isView(value: unknown): value is SavedView {
  return hasFields(value, {
    name: (name) => isText(name) && name !== '' && name.length <= MAX_VIEW_NAME,
    query: (query) => isText(query) && query.length <= MAX_QUERY,
  });
}

export function SavedViewsButton({ log }: { log: AdminLog }) {
  const t = useTexts('mfe-admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="star" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {t('logs.views.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('logs.views.title')}
        closeText={kitText('kit.close')}
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
  /** Replaces the view of a name, or deletes it; the oldest one is dropped. */
  const write = (name: string, view?: SavedView) => {
    const others = readViews(log).filter((one) => one.name !== name);
    const next = (view === undefined ? others : [view, ...others]).slice(0, MAX_VIEWS);
    deviceStore.write(keyOf(log), next);
    setViews(next);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || name.trim() === '') return;
    write(name.trim(), { name: name.trim(), query: savedQuery(search) });
    event.currentTarget.reset();
  };
  return (
    <Stack>
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
        <SoftText>{t('logs.views.none')}</SoftText>
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
                onClick={() => write(name)}
              />
            </li>
          ))}
        </ul>
      )}
      <SoftText>{t('logs.views.note', { count: MAX_VIEWS })}</SoftText>
    </Stack>
  );
}
