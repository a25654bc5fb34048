import { useTexts } from '@portico/i18n';
import { MAX_URL_NUMBER } from '@portico/portal-kit';
import { Button } from '@portico/ui';
import { useId, type FormEvent } from 'react';
import { sortsOf, type RankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

export interface RankJumpProps {
  view: RankingsView;
  onJump: (rank: number) => void;
}

/** A rank leads to the page that holds it. A GET form: it works before its scripts. */
export function RankJump({ view, onJump }: RankJumpProps) {
  const t = useTexts('mfe-public');
  const id = useId();
  const keep = {
    ...(view.mode !== 'all' && { mode: view.mode }),
    ...(view.job !== 'all' && { job: view.job }),
    ...(view.sort !== sortsOf(view.mode)[0] && { sort: view.sort }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rank = Number(new FormData(event.currentTarget).get('rank'));
    const sheet = event.currentTarget.closest<HTMLElement>('[popover]');
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    if (rank > 0) onJump(rank);
  };
  return (
    <form method="get" className={styles.jump} onSubmit={submit}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.choiceLabel}>
        {t('rankings.jump.label')}
      </label>
      <span className={styles.jumpRow}>
        <input
          key={view.rank}
          id={id}
          className={styles.jumpInput}
          type="number"
          name="rank"
          inputMode="numeric"
          min={1}
          max={MAX_URL_NUMBER}
          required
          autoComplete="off"
          defaultValue={view.rank === 0 ? undefined : view.rank}
        />
        <Button type="submit">{t('rankings.jump.submit')}</Button>
      </span>
    </form>
  );
}
