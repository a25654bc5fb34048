import { useTexts } from '@portico/i18n';
import { MAX_INT32 } from '@portico/domain';
import { Button, NumberField } from '@portico/ui';
import type { FormEvent } from 'react';
import { sortsOf, type RankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

export interface RankJumpProps {
  view: RankingsView;
  onJump: (rank: number) => void;
}

/** A rank leads to the page that holds it. A GET form: it works before its scripts. */
export function RankJump({ view, onJump }: RankJumpProps) {
  const t = useTexts('mfe-public');
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
      <NumberField
        key={view.rank}
        label={t('rankings.jump.label')}
        name="rank"
        min={1}
        max={MAX_INT32}
        required
        defaultValue={view.rank === 0 ? undefined : view.rank}
        action={<Button type="submit">{t('rankings.jump.submit')}</Button>}
      />
    </form>
  );
}
